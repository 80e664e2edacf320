import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Changes with any file of these folders of the project, with the packages, and with Node.js. */
export function versionOf(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(path.join(root, 'package-lock.json')));
  for (const folder of folders.map((name) => path.join(root, name)).filter(existsSync)) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const file of entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort())
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
