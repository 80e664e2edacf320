import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFile } from './cache-file.ts';
import { testFolder } from './testing/folder.ts';

const home = process.cwd();
const root = testFolder();
beforeAll(() => process.chdir(root));
afterAll(() => process.chdir(home));

const words = (bytes: Buffer) => bytes.toString();
const wordsIn = (name: string, version: string) => cacheFile([name], version).read(words);

test('a version is kept until another takes its place', () => {
  expect(wordsIn('odds', 'first')).toBeUndefined();
  cacheFile(['odds'], 'first').write(Buffer.from('2,00'));
  expect(wordsIn('odds', 'first')).toBe('2,00');
  cacheFile(['odds'], 'second').write(Buffer.from('1,90'));
  expect(wordsIn('odds', 'second')).toBe('1,90');
  expect(wordsIn('odds', 'first')).toBeUndefined();
  expect(readdirSync(path.join(root, '.next/cache/odds'))).toHaveLength(1);
});

test('where nothing can be written, the work is done again and no more', () => {
  writeFileSync(path.join(root, '.next/cache/closed'), 'a file where the folder would be');
  cacheFile(['closed', 'inner'], 'first').write(Buffer.from('2,00'));
  expect(cacheFile(['closed', 'inner'], 'first').read(words)).toBeUndefined();
});

test('a damaged file is as good as none', () => {
  cacheFile(['odds'], 'first').write(Buffer.from('{ "odd": 2'));
  expect(cacheFile(['odds'], 'first').read((bytes) => JSON.parse(bytes.toString()))).toBeUndefined();
  cacheFile(['odds'], 'first').write(Buffer.from(''));
  expect(wordsIn('odds', 'first')).toBeUndefined();
});
