import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { collections, isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { files } from '../load/folders.ts';
import { say } from '../sentences/index.ts';
import { pagesOf } from './pages.ts';
import { repeated } from './repeated.ts';

/** Every article and post that will be published leads somewhere at its end, and never to itself. */
export function checkRelated(content: Content): Diagnostic[] {
  const { related, at } = content;
  if (!related) return [];
  const pages = pagesOf(content);
  const entries = (['guide', 'blog'] as const).flatMap((name) =>
    content.texts[name].map((entry) => ({ path: collections[name].path(entry.slug), draft: isDraft(entry) })),
  );
  const known = entries.map(({ path }) => path);
  return [
    ...entries
      .filter(({ path, draft }) => !draft && !Object.hasOwn(related, path))
      .map(({ path }) => ({ file: files.related, says: say.noRelated(path) })),
    ...Object.entries(related).flatMap(([from, rows]) => [
      ...(known.includes(from) ? [] : [{ ...at(files.related, from), says: say.relatedOfNone(from) }]),
      ...rows.flatMap(({ to }, index) => {
        const says = to === from ? say.relatedToItself() : pages.checkLink(to);
        return says ? [{ ...at(files.related, from, index, 'to'), says }] : [];
      }),
      ...repeated(rows.map(({ to }) => to)).map(({ value, index }) => ({
        ...at(files.related, from, index, 'to'),
        says: say.twice(value),
      })),
    ]),
  ];
}
