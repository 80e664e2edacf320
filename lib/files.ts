import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder, as sorted paths with `/` relative to it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** The pages below a folder, as sorted paths with `/` relative to it. */
export function pagesIn(folder: string): string[] {
  return listFiles(folder).filter((file) => file.endsWith('.html'));
}

/** Moves a file inside a folder, making the folders on the way. */
export function move(folder: string, from: string, to: string): void {
  const target = path.join(folder, to);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(path.join(folder, from), target);
}

/**
 * Replaces a folder by another one on the same disk. Where that fails, the old one is put back.
 * @param old Where the old folder lies meanwhile
 */
export function replaceFolder(folder: string, successor: string, old: string): void {
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  try {
    renameSync(successor, folder);
  } catch (error) {
    if (existsSync(old)) renameSync(old, folder);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

/** Removes the folders below one that hold no file, at any depth. */
export function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = path.join(folder, entry.name);
    removeEmptyFolders(inner);
    if (readdirSync(inner).length === 0) rmdirSync(inner);
  }
}

/** Part of a file's name that changes when its content does. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
