import { catalogue, docFor, type Entry } from '@/lib/content/catalogue.ts';
import type { Body } from '@/lib/content/load/mdx.ts';
import { type Route, routeOf } from '@/lib/routes.ts';
import { lastChanged } from './last-changed.ts';

const { guide, posts, reviews, countries } = catalogue();
const newest = (days: readonly string[]) => [...days].sort().at(-1);
const updated = (entries: readonly Entry<{ updated: string }>[]) =>
  newest(entries.map((entry) => docFor(entry, 'pt').doc.frontmatter.updated));

type Component = Body['components'][number]['value'];

/** The page /sobre as if it had been written on a day, with nothing but one block. */
function page(day: string, name: Component['name'], props: Component['props'] = {}): Route {
  const route = routeOf('pages', 'sobre');
  const { pt } = route.entry.docs;
  if (!pt) throw new Error('/sobre is not written in Portuguese');
  const body = { ...pt.body, components: [{ line: 1, column: 1, value: { name, props } }] };
  const docs = { pt: { ...pt, body, frontmatter: { ...pt.frontmatter, updated: day } } };
  return { ...route, entry: { ...route.entry, docs } };
}

test.each([
  ['GuideIndex', {}, updated(guide.articles)],
  ['BlogTeasers', { count: 1 }, updated(posts.slice(0, 1))],
  ['BlogTeasers', { count: 3 }, updated(posts.slice(0, 3))],
  ['ReviewPicker', { region: 'latam' }, updated(reviews.filter(({ region }) => region === 'latam'))],
  ['ComparisonTable', {}, updated(reviews)],
  ['LawNotice', { country: 'brasil' }, countries.countries.find(({ id }) => id === 'brasil')?.checked],
  ['HelpLines', {}, newest(countries.countries.map(({ checked }) => checked))],
  ['ContactEmail', {}, '2000-01-01'],
] as const)('an old page with %s %j changed with the newest of what that shows', (name, props, day) => {
  expect(lastChanged(page('2000-01-01', name, props), 'pt')).toBe(day);
});

test('a page that is newer than all that it shows changed on its own day', () => {
  expect(lastChanged(page('2999-12-31', 'BlogTeasers', { count: 3 }), 'pt')).toBe('2999-12-31');
});
