/** `npm run schemas`: writes what the editor is helped with (`.vscode/`) from the schemas and the component table. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from '@/lib/content/schema/editor/index.ts';

for (const [file, text] of Object.entries(editorFiles())) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
