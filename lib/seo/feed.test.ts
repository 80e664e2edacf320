import { catalogue } from '@/lib/content/catalogue.ts';
import { rssFeed } from './feed.ts';

const titles = (rss: string) =>
  Array.from(rss.matchAll(/<item>\s*<title><!\[CDATA\[(.*?)\]\]>/g), ([, title]) => title);

test('a feed has the texts of its language, newest first', () => {
  const { guide, posts } = catalogue();
  const count = [...guide.articles, ...posts].filter(({ docs }) => docs.es).length;
  const rss = rssFeed('es');
  expect(titles(rss)).toHaveLength(count);
  const dates = Array.from(rss.matchAll(/<pubDate>(.*?)</g), ([, date = '']) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test('it is dated by its content, so that two builds give the same bytes', () => {
  const { guide, posts } = catalogue();
  const days = [...guide.articles, ...posts].map(({ docs }) => docs.pt?.frontmatter.updated ?? '');
  const newest = days.toSorted().at(-1);
  expect(rssFeed('pt')).toContain(`<lastBuildDate>${new Date(`${newest}T12:00:00Z`).toUTCString()}<`);
  expect(rssFeed('pt')).toBe(rssFeed('pt'));
});
