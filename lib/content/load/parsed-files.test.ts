import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '@/lib/testing/folder.ts';

const home = process.cwd();
const root = testFolder();
const code = path.join(root, 'lib/parse.ts');
beforeAll(() => {
  process.chdir(root);
  mkdirSync(path.dirname(code));
  writeFileSync(code, 'export const parse = 1;');
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
});
afterAll(() => process.chdir(home));

/** What another process gets for a file of this text, whose own parsing gives `fresh`. */
async function laterProcess(text: string, fresh: object, folder = root): Promise<unknown> {
  jest.resetModules();
  const { parsedFiles } = await import('./parsed-files.ts');
  return parsedFiles(folder)('content/site.yml', text, () => fresh);
}

test('a text is parsed once for all processes, and again when it changes', async () => {
  expect(await laterProcess('name: Guia', { name: 'Guia' })).toEqual({ name: 'Guia' });
  expect(await laterProcess('name: Guia', { parsed: 'again' })).toEqual({ name: 'Guia' });
  expect(await laterProcess('name: Guía', { name: 'Guía' })).toEqual({ name: 'Guía' });
});

test('other code parses anew', async () => {
  await laterProcess('name: Guia', { by: 'the first' });
  writeFileSync(code, 'export const parse = 2;');
  expect(await laterProcess('name: Guia', { by: 'the second' })).toEqual({ by: 'the second' });
});

test('texts of another folder than the project are parsed by each process', async () => {
  const elsewhere = path.join(root, 'elsewhere');
  await laterProcess('name: Guia', { by: 'the first' }, elsewhere);
  expect(await laterProcess('name: Guia', { by: 'the second' }, elsewhere)).toEqual({ by: 'the second' });
});
