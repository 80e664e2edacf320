import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const meanings: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  ENOTDIR: 'a file stands in its place',
};

/**
 * Makes sure, before a minute of work, that a build can leave its result in a folder, or make the folder.
 * @throws Error in one line that says what is in the way
 */
export function checkWritable(folder: string): void {
  const probe = path.join(existsSync(folder) ? folder : path.dirname(folder), `.probe-${process.pid}`);
  try {
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`${folder} cannot be written: ${meanings[code] ?? message} — mend that, and build again`);
  }
}
