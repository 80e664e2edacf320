import { readdirSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '@/lib/testing/folder.ts';
import { dropSnapshot, readSnapshot, writeSnapshot } from './snapshot.ts';

const { env } = process;
const root = testFolder();
afterEach(() => {
  process.env = env;
});

test('the processes of a build get what it read: one object stays one', () => {
  const group = { id: 'fundamentos', end: undefined };
  const content = { articles: [{ group }, { group }], day: '2026-11-27' };
  process.env = { ...env, ...writeSnapshot(root, content) };

  const read = readSnapshot<typeof content>();
  expect(read).toEqual(content);
  expect(read?.articles[0]?.group).toBe(read?.articles[1]?.group);
});

test('a build leaves nothing behind, and takes nothing from another', () => {
  const other = writeSnapshot(root, 'other');
  process.env = { ...env, ...writeSnapshot(root, 'own') };
  dropSnapshot();
  expect(() => readSnapshot()).toThrow('ENOENT');
  process.env = { ...env, ...other };
  expect(readSnapshot()).toBe('other');
  dropSnapshot();
  expect(readdirSync(path.join(root, '.next/cache/content'))).toEqual([expect.any(String)]);
});

test('outside of a build there is none', () => {
  const { CONTENT_SNAPSHOT: _, ...outside } = env;
  process.env = outside as NodeJS.ProcessEnv;
  expect(readSnapshot()).toBeUndefined();
});
