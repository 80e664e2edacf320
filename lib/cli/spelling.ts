/**
 * `npm run check:spelling`: words of content and messages that no dictionary and no line of `content/words.txt` holds.
 * The settings stand in `.vscode/cspell.json`, where the editor's spelling check reads them too. Options: `--lang`, `--format`.
 */
import { lint } from 'cspell';
import type { Diagnostic } from '@/lib/content/diagnostics/diagnostics.ts';
import { say } from '@/lib/content/sentences/index.ts';
import { summaries } from '@/lib/content/sentences/summaries.ts';
import { readOptions } from './options.ts';
import { diagnosticLines, outputOf, outputOptions } from './output.ts';

const usage = 'npm run check:spelling [-- --lang pt|en --format text|github]';
const options = outputOf(readOptions(usage, outputOptions).values);
const diagnostics: Diagnostic[] = [];
const problems: string[] = [];
await lint(
  ['content/**/*.{mdx,yml}', 'messages/*.json'],
  { config: '.vscode/cspell.json', progress: false, showSuggestions: true },
  {
    issue: ({ uri, row, col, text, suggestions = [] }) => {
      const file = decodeURIComponent(new URL(uri ?? '', 'file:').pathname).slice(process.cwd().length + 1);
      diagnostics.push({ file, line: row, column: col, says: say.unknownWord(text, suggestions.slice(0, 4)) });
    },
    error: (message, error) => void problems.push(`${message} ${error.message}`),
    info: () => {},
    debug: () => {},
    progress: () => {},
    result: () => {},
  },
);

for (const line of [...diagnosticLines(diagnostics, options), ...problems]) console.log(line);
console.log(summaries.spelling(diagnostics.length)[options.language]);
process.exit(diagnostics.length + problems.length > 0 ? 1 : 0);
