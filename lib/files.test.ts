import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFolder } from './files.ts';
import { folderOfEachTest } from './testing/folder.ts';

const root = folderOfEachTest();
const at = (name: string) => path.join(root(), name);
const put = (folder: string, text: string) => {
  mkdirSync(at(folder));
  writeFileSync(at(`${folder}/index.html`), text);
};
const replace = () => replaceFolder(at('out'), at('export'), at('before'));
const shown = () => readFileSync(at('out/index.html'), 'utf8');

test('the first site takes its place', () => {
  put('export', 'new');
  replace();
  expect(shown()).toBe('new');
});

test('a new one takes that of the old one, which goes', () => {
  put('out', 'old');
  put('export', 'new');
  put('before', 'older, left by a machine that failed');
  replace();
  expect(shown()).toBe('new');
  expect(existsSync(at('before'))).toBe(false);
});

test('where there is no new one the old one stays', () => {
  put('out', 'old');
  expect(replace).toThrow('ENOENT');
  expect(shown()).toBe('old');
});
