/** `npm run check:launch`: what the owner still has to fill in before the site can go out. Options: `--lang`, `--format`. */

import { formatMessage, message } from '@/lib/content/diagnostics/messages.ts';
import { checkContent } from '@/lib/content/lint/index.ts';
import { checkLaunch } from '@/lib/content/lint/launch.ts';
import { readContent } from '@/lib/content/load/content.ts';
import { currentDay } from '@/lib/today.ts';
import { readOptions } from './options.ts';
import { diagnosticLines, formats } from './output.ts';

const usage = 'npm run check:launch [-- --lang pt|en --format text|github]';
const { values, language } = readOptions(usage, { format: formats });
const { content, diagnostics } = readContent(process.cwd());
const today = currentDay();
// What is only a warning while people write is left to do before launch.
const left = [...diagnostics, ...checkContent(content, today), ...checkLaunch(content, today)].map(
  ({ severity: _, ...diagnostic }) => diagnostic,
);
for (const line of diagnosticLines(left, language, values.format)) console.log(line);
if (left.length > 0) {
  console.error(`\n${formatMessage(message('check.notReady', { count: left.length }), language)}`);
  process.exit(1);
}
console.log(formatMessage(message('check.ready'), language));
