import { jsonSchemas, schemaFiles } from './schemas.ts';
import { componentSnippets } from './snippets.ts';

/** Everything that is generated for the editor, by path. `npm run schemas` writes it; a test holds the files against it. */
export function editorFiles(): Record<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const mapping = Object.entries(schemaFiles).map(([name, files]) => [`.vscode/schemas/${name}.json`, files]);
  return {
    ...Object.fromEntries(
      Object.entries(jsonSchemas()).map(([name, schema]) => [`.vscode/schemas/${name}.json`, json(schema)]),
    ),
    '.vscode/components.code-snippets': json(componentSnippets()),
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
