import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { collections, isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { files } from '../load/folders.ts';
import type { CheckLink } from './pages.ts';
import { repeated } from './repeated.ts';

/** What articles and posts lead to at their end: places that exist, and never themselves. A text that leads nowhere is only a warning. */
export function checkRelated(content: Content, checkLink: CheckLink): Diagnostic[] {
  const { related, at } = content;
  if (!related) return [];
  const entries = (['guide', 'blog'] as const).flatMap((name) =>
    content.texts[name].map((entry) => ({ path: collections[name].path(entry.slug), draft: isDraft(entry) })),
  );
  const known = entries.map(({ path }) => path);
  return [
    ...entries
      .filter(({ path, draft }) => !draft && !Object.hasOwn(related, path))
      .map(({ path }) => warning({ file: files.related, message: message('references.noRelated', { path }) })),
    ...Object.entries(related).flatMap(([from, rows]) => [
      ...(known.includes(from)
        ? []
        : [{ ...at(files.related, from), message: message('references.relatedOfNone', { path: from }) }]),
      ...rows.flatMap(({ to }, index) => {
        const itself = to.replace(/#.*/, '') === from;
        const problem = itself ? message('references.relatedToItself', { name: from }) : checkLink(to);
        return problem ? [{ ...at(files.related, from, index, 'to'), message: problem }] : [];
      }),
      ...repeated(
        rows.map(({ to }) => to),
        (index) => at(files.related, from, index, 'to'),
      ),
    ]),
  ];
}
