import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { entriesOf, isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import type { CheckLink } from './links.ts';
import { repeated } from './repeated.ts';

/** What articles and posts lead to at their end: places that exist, and never themselves. A text that leads nowhere is only a warning. */
export function* checkRelated(content: Content, checkLink: CheckLink): Generator<Diagnostic> {
  const { related, at } = content;
  if (!related) return;
  const written = entriesOf(content).filter(({ collection }) => collection === 'guide' || collection === 'blog');
  for (const { path, entry } of written) {
    if (!isDraft(entry) && !Object.hasOwn(related, path))
      yield warning({ file: contentFiles.related, message: message('related.noRelated', { path }) });
  }
  for (const [from, rows] of Object.entries(related)) {
    if (!written.some(({ path }) => path === from))
      yield { ...at(contentFiles.related, from), message: message('related.relatedOfNone', { path: from }) };
    const place = (index: number) => at(contentFiles.related, from, index, 'to');
    const targets = rows.map(({ to }) => to);
    for (const [index, to] of targets.entries()) {
      const itself = to.replace(/#.*/, '') === from;
      const problem = itself ? message('references.relatedToItself', { name: from }) : checkLink(to);
      if (problem) yield { ...place(index), message: problem };
    }
    yield* repeated(targets, place);
  }
}
