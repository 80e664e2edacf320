import { catalogue, docFor, type Entry } from '@/lib/content/catalogue.ts';
import type { Body } from '@/lib/content/load/mdx.ts';
import { type Route, routeOf } from '@/lib/routes.ts';
import { lastChanged } from './last-changed.ts';

const { guide, posts, reviews } = catalogue();
const newest = (entries: readonly Entry<{ updated: string }>[]) =>
  entries
    .map((entry) => docFor(entry, 'pt').doc.frontmatter.updated)
    .sort()
    .at(-1);

/** The page /sobre as if it had been written on a day, with nothing but one block. */
function page(updated: string, name: Body['components'][number]['value']['name']): Route {
  const route = routeOf('pages', 'sobre');
  const { pt } = route.entry.docs;
  if (!pt) throw new Error('/sobre is not written in Portuguese');
  const body = { ...pt.body, components: [{ line: 1, column: 1, value: { name, props: {} } }] };
  const docs = { pt: { ...pt, body, frontmatter: { ...pt.frontmatter, updated } } };
  return { ...route, entry: { ...route.entry, docs } };
}

test.each([
  ['GuideIndex', newest(guide.articles)],
  ['BlogTeasers', newest(posts)],
  ['ReviewPicker', newest(reviews)],
  ['ContactEmail', '2000-01-01'],
] as const)('an old page with %s changed with the newest of what it lists', (name, day) => {
  expect(lastChanged(page('2000-01-01', name), 'pt')).toBe(day);
});

test('a page that is newer than all that it lists changed on its own day', () => {
  expect(lastChanged(page('2999-12-31', 'BlogTeasers'), 'pt')).toBe('2999-12-31');
});
