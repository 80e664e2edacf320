import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files.ts';

/** Changes with any file of these folders of the project, with the packages, and with Node.js. */
export function versionOf(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const below = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => path.join(folder, file)));
  for (const file of ['package-lock.json', ...below]) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
