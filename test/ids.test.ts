/** Ids of pages: an id that lint does not know could be given to a heading, too, and links would lead to the wrong one of the two. */

import { catalogue, docFor } from '@/lib/content/catalogue.ts';
import { isReservedId } from '@/lib/content/lint/reserved-ids.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { ids } from '@/lib/ids.ts';
import { all, attribute, documentAt, notFoundPages, pages } from './site.ts';

/** The ids of an address. Figures make theirs of their props; no heading's is like those. */
const idsOf = (path: string) =>
  all(documentAt(path), '[id]:not(figure *)').map((element) => attribute(element, 'id') ?? '');

/** Ids of the entries of lists, by the component that shows them; lint compares them with the reserved ones. */
function listed(component: string, locale: Locale): string[] {
  const { glossary, guide, rankings } = catalogue();
  if (component === 'Glossary') return glossary[locale].map(({ id }) => id);
  if (component === 'GuideIndex') return guide.groups.map(({ id }) => id);
  return component === 'RankingCategories' ? rankings.categories.map(({ id }) => id) : [];
}

test.each(pages)('$path: every id is its text’s, a list’s, or reserved', ({ path, route, locale }) => {
  const { anchors, components } = docFor(route.entry, locale).doc.body;
  const own = [
    ...anchors.map(({ value }) => value),
    ...components.flatMap(({ value: { name } }) => listed(name, locale)),
  ];
  expect(idsOf(path).filter((id) => !own.includes(id) && !isReservedId(id, route.collection))).toEqual([]);
});

test.each(notFoundPages)('$path: every id is reserved', ({ path }) => {
  expect(idsOf(path)).toContain(ids.main);
  expect(idsOf(path).filter((id) => !isReservedId(id))).toEqual([]);
});
