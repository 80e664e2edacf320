/**
 * `npm run check:spelling`: words of content and messages that no dictionary and no line of `content/words.txt` holds.
 * The settings stand in `.vscode/cspell.json`, where the editor's spelling check reads them too. Options: `--lang`, `--format`.
 */
import { lint } from 'cspell';
import type { Diagnostic } from '@/lib/content/diagnostics/diagnostics.ts';
import { formatMessage, message } from '@/lib/content/diagnostics/messages.ts';
import { readOptions } from './options.ts';
import { diagnosticLines, formats } from './output.ts';

const usage = 'npm run check:spelling [-- --lang pt|en --format text|github]';
const { values, language } = readOptions(usage, { format: formats });
const diagnostics: Diagnostic[] = [];
const problems: string[] = [];
await lint(
  ['content/**/*.{mdx,yml}', 'messages/*.json'],
  { config: '.vscode/cspell.json', progress: false, showSuggestions: true },
  {
    issue: ({ uri, row, col, text, suggestions = [] }) => {
      const file = decodeURIComponent(new URL(uri ?? '', 'file:').pathname).slice(process.cwd().length + 1);
      diagnostics.push({ file, line: row, column: col, message: unknownWord(text, suggestions.slice(0, 4)) });
    },
    error: (message, error) => void problems.push(`${message} ${error.message}`),
    info: () => {},
    debug: () => {},
    progress: () => {},
    result: () => {},
  },
);

for (const line of [...diagnosticLines(diagnostics, language, values.format), ...problems]) console.log(line);
console.log(formatMessage(message('spelling.summary', { count: diagnostics.length }), language));
process.exit(diagnostics.length + problems.length > 0 ? 1 : 0);

function unknownWord(word: string, suggestions: readonly string[]) {
  return suggestions.length > 0
    ? message('spelling.misspelled', { word, suggestions })
    : message('spelling.unknownWord', { word });
}
