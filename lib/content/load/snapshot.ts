import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Names the file in the environment of a build's processes. */
const variable = 'CONTENT_SNAPSHOT';

/**
 * Writes what a build has read into a file of its own, for all its other processes: they share no memory, and reading and
 * checking all texts takes seconds. In Next's cache folder, the only one that a build does not empty.
 * @returns the environment in which they find it
 */
export function writeSnapshot(root: string, content: unknown): Record<string, string> {
  const folder = path.join(root, '.next/cache/content');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  writeFileSync(file, serialize(content));
  return { [variable]: file };
}

/** What the build that this process belongs to has read; nothing outside of a build. */
export function readSnapshot<T>(): T | undefined {
  const file = process.env[variable];
  return file === undefined ? undefined : (deserialize(readFileSync(file)) as T);
}

/** Removes the file, once the build is done. */
export function dropSnapshot(): void {
  const file = process.env[variable];
  if (file !== undefined) rmSync(file, { force: true });
}
