import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * What the catalogue is made of: the content, the code that reads and checks it, the packages which that uses, and the files that
 * texts may link to.
 */
const sources = ['content', 'lib', 'messages', 'package-lock.json', 'public'];

/**
 * A value that follows from the files of `sources`, computed once for all processes of a build and kept in Next's cache
 * folder. Reading and checking the texts takes a while (`read-ahead.ts`); a build asks for all texts in processes that
 * share no memory: before Next starts, in its pages, in the routes beside them, and when the export is finished.
 */
export function keepSnapshot<T>(root: string, compute: () => T): T {
  const folder = folderIn(root);
  const named = process.env[variable];
  const name = named ?? digest(root);
  try {
    return deserialize(readFileSync(path.join(folder, name))) as T;
  } catch {
    if (named) throw new Error('The content that this build began with is gone: build again.');
  }
  const value = compute();
  // What was saved while the rest was read belongs to another state.
  if (digest(root) !== name) return value;
  mkdirSync(folder, { recursive: true });
  const unfinished = path.join(folder, `${name}.${process.pid}`);
  writeFileSync(unfinished, serialize(value));
  renameSync(unfinished, path.join(folder, name));
  return value;
}

/** Whether nothing would have to be computed. */
export function hasSnapshot(root: string): boolean {
  return existsSync(path.join(folderIn(root), digest(root)));
}

/**
 * The snapshot of the sources as they are now, as an environment. A process with that reads this snapshot, even if somebody has
 * saved a text meanwhile: a site is not made of two states.
 * @throws Error where there is none: a text was saved since it was made
 */
export function nameSnapshot(root: string): Record<string, string> {
  const name = digest(root);
  if (!existsSync(path.join(folderIn(root), name)))
    throw new Error('A text was saved while the content was being read: build again.');
  return { [variable]: name };
}

/** Drops the snapshots of other states. For the one build that runs: another's would be lost. */
export function dropOldSnapshots(root: string): void {
  const folder = folderIn(root);
  for (const file of readdirSync(folder).filter((name) => name !== process.env[variable]))
    rmSync(path.join(folder, file), { force: true });
}

const variable = 'CONTENT_SNAPSHOT';

const folderIn = (root: string) => path.join(root, '.next/cache/catalogue');

function digest(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of filesIn(path.join(root, source))) hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

function filesIn(source: string): string[] {
  // Git keeps no empty folders: a fresh clone has no `public`.
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
