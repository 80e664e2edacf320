import fs, { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkWritable } from './writable.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'writable-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a folder that can be written, or made, is left as it was', () => {
  checkWritable(root);
  checkWritable(path.join(root, 'out'));
  expect(readdirSync(root)).toEqual([]);
});

test('what is in the way is said in one line that names the folder', () => {
  const out = path.join(root, 'out');
  writeFileSync(out, '');
  expect(() => checkWritable(out)).toThrow(/out cannot be written: a file stands in its place — mend that/);
  expect(() => checkWritable(path.join(root, 'a/b/out'))).toThrow(/out cannot be written: ENOENT/);
});

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'the disk is read-only'],
  ['EACCES', 'you may not write there'],
])('%s is said in plain words', (code, meaning) => {
  const refuse = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  expect(() => checkWritable(root)).toThrow(`${root} cannot be written: ${meaning}`);
  refuse.mockRestore();
});
