import { readFileSync } from 'node:fs';
import { jsonSchemas, kindsOfFile } from './json-schemas.ts';
import { componentSnippets } from './snippets.ts';

const english = 'lib/content/diagnostics/messages/en';

/**
 * Every file that is generated for editors and the compiler, by path. `npm run schemas` writes them; a test fails where one is out
 * of date.
 */
export function generatedFiles(): Record<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const mapping = Object.entries(kindsOfFile).map(([name, { file }]) => [`.vscode/schemas/${name}.json`, file]);
  return {
    ...Object.fromEntries(
      Object.entries(jsonSchemas()).map(([name, schema]) => [`.vscode/schemas/${name}.json`, json(schema)]),
    ),
    '.vscode/components.code-snippets': json(componentSnippets()),
    [`${english}.d.json.ts`]: messageTypes(readFileSync(`${english}.json`, 'utf8')),
    '.vscode/settings.json': json({
      'yaml.schemas': Object.fromEntries(mapping),
      '[mdx]': { 'editor.wordWrap': 'on' },
    }),
    '.vscode/extensions.json': json({
      recommendations: [
        'biomejs.biome',
        'redhat.vscode-yaml',
        'streetsidesoftware.code-spell-checker',
        'unifiedjs.vscode-mdx',
      ],
    }),
  };
}

/** The texts of messages as types, which imported JSON alone does not give: from them TypeScript knows the values that each needs. */
function messageTypes(json: string): string {
  return `// Written by npm run schemas.\ndeclare const messages: ${json.trim()};\nexport default messages;\n`;
}
