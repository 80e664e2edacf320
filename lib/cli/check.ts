/**
 * `npm run check:content`: every problem of content and messages, one line each, in seconds and without a build.
 * Options: `--lang pt|en`, `--format text|github`, `--fix` (mends first what can be mended mechanically).
 */

import { isError } from '@/lib/content/diagnostics/diagnostics.ts';
import { formatMessage, type Message, message } from '@/lib/content/diagnostics/messages.ts';
import { checkContent } from '@/lib/content/lint/index.ts';
import { checkMessages } from '@/lib/content/lint/interface-messages.ts';
import { exampleSettings } from '@/lib/content/lint/launch.ts';
import { readContent } from '@/lib/content/load/content.ts';
import { currentDay } from '@/lib/today.ts';
import { fixContent } from './fix/index.ts';
import { readOptions } from './options.ts';
import { diagnosticLines, formats } from './output.ts';

const usage = 'npm run check:content [-- --fix --lang pt|en --format text|github]';
const { values, language } = readOptions(usage, { fix: 'switch', format: formats });
const root = process.cwd();
if (values.fix) {
  for (const file of fixContent(root)) tell(message('check.fixed', { file }));
}

const { content, diagnostics: broken } = readContent(root);
const diagnostics = [...broken, ...checkContent(content, currentDay()), ...checkMessages(content)];
for (const line of diagnosticLines(diagnostics, language, values.format)) console.log(line);

const errors = diagnostics.filter(isError).length;
if (errors > 0) {
  console.error(`\n${formatMessage(message('check.errors', { count: errors }), language)}`);
  process.exit(1);
}
const { pages, guide, blog, reviews } = content.texts;
const counts = { pages: pages.length, guide: guide.length, blog: blog.length, reviews: reviews.length };
tell(message('check.inOrder', counts));
const examples = exampleSettings(content).map(({ keys }) => keys.join('.'));
if (examples.length > 0) tell(message('check.beforeLaunch', { count: examples.length, settings: examples }));

function tell(words: Message): void {
  console.log(formatMessage(words, language));
}
