/** Every page is valid HTML by html-validate's standard rules, its headings nest, and landmarks of one kind have different names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { pagesIn } from '@/lib/files.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'heading-level': 'error', 'unique-landmark': 'error' },
});

test('every page is valid HTML', async () => {
  const files = pagesIn('out');
  const faults: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(path.join('out', file), 'utf8'));
    for (const { line, ruleId, message } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${file}:${line}: ${message} (${ruleId})`);
    }
  }
  expect(faults).toEqual([]);
});
