import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that spares the next process some work; without it, or where it is damaged, the work is done again. */
interface CacheFile {
  read: <T>(decode: (bytes: Buffer<ArrayBuffer>) => T) => T | undefined;
  write: (bytes: Uint8Array) => void;
}

/**
 * A file in Next's cache folder, the only one that a build does not empty and that hosts bring back. One per name: another version
 * takes its place.
 * @param version all that the bytes depend on
 */
export function cacheFile(name: readonly string[], version: string): CacheFile {
  const folder = path.join(process.cwd(), '.next/cache', ...name);
  const file = path.join(folder, createHash('sha256').update(version).digest('hex'));
  return {
    read: (decode) => {
      try {
        const bytes = readFileSync(file);
        // A machine that fails may leave a file without its bytes.
        return bytes.length > 0 ? decode(bytes) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (bytes) => {
      // A process that is killed here leaves no half of a file under its name.
      const unfinished = `${file}.${process.pid}`;
      try {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        writeFileSync(unfinished, bytes);
        renameSync(unfinished, file);
      } catch {
        // The folder is not ours to write, or another process has just replaced it.
      }
    },
  };
}
