/**
 * `npm run schemas`: writes what is made from schemas, components and messages: `.vscode/` for editors, and the types of the
 * check's messages.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../options.ts';
import { generatedFiles } from './files.ts';

readOptions('npm run schemas [-- --lang pt|en]', {});

for (const [file, text] of Object.entries(generatedFiles())) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
