/** Section 2, guide articles and posts: chains of articles, what every text has, and what the specification says some teach. */
import { catalogue, docFor } from '@/lib/content/catalogue.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import {
  all,
  attribute,
  canonicalPages,
  closest,
  documentAt,
  type Element,
  first,
  links,
  only,
  pages,
  rows,
  sourcesWithoutDay,
  text,
} from './site.ts';
import { guideArticles, guideChains, handicapResults, overResults, teaching } from './specification.ts';

const { articles } = catalogue().guide;
const articleText = (slug: string) => text(only(documentAt(`/guia/${slug}`), 'article'));

/** Words of the running text: paragraphs, lists and headings, not tables and drawings. */
function proseWords(within: Element): number {
  return all(within, 'p, li, h2, h3')
    .filter((element) => element.name !== 'p' || !closest(element, 'li'))
    .reduce((sum, element) => sum + text(element).split(' ').length, 0);
}

describe('an article leads back to /guia, to the one before it and on to the next, in its language', () => {
  const inGuide = pages.filter(({ route }) => route.collection === 'guide');
  test.each(inGuide)('$path', ({ path, route, locale }) => {
    const local = (target: string) => localizedPath(target, locale);
    const article = articles.find(({ slug }) => slug === route.slug);
    if (!article) throw new Error(`${path} is not in the guide`);
    const previous = article.previous ? [local(article.previous)] : [];
    const nav = closest(only(documentAt(path), 'a[rel="next"]'), 'nav');
    if (!nav) throw new Error('The link to the next article is in no navigation');
    expect(links(nav).map(({ href }) => href)).toEqual([local('/guia'), ...previous, local(article.next)]);
    const rel = (kind: string) => all(nav, `a[rel="${kind}"]`).map((link) => attribute(link, 'href'));
    expect([rel('prev'), rel('next')]).toEqual([previous, [local(article.next)]]);
    for (const link of links(nav)) expect(link.text).not.toBe('');
  });
});

test('the specification’s two chains are walked in its order, other articles between them left aside', () => {
  const next = new Map(articles.map((article) => [`/guia/${article.slug}`, article.next]));
  for (const { articles: chain, end } of guideChains) {
    const walked: string[] = [];
    let at: string | undefined = `/guia/${chain[0]}`;
    for (; at && next.has(at) && walked.length <= articles.length; at = next.get(at)) walked.push(at);
    const specified = walked.filter((path) => guideArticles.some((slug) => path === `/guia/${slug}`));
    expect(specified).toEqual(chain.map((slug) => `/guia/${slug}`));
    expect(at).toBe(end);
  }
});

const written = canonicalPages.flatMap(({ path, route, locale, textLocale }) =>
  route.collection === 'guide' ? { path, route, locale, textLocale } : [],
);
describe.each(written)('$path', ({ path, route, textLocale }) => {
  const article = () => first(documentAt(path), 'article');
  const t = translator(textLocale, 'article');
  const { frontmatter } = docFor(route.entry, textLocale).doc;

  test('says who wrote it, when it was published and updated, and how long it takes to read', () => {
    const byline = only(article(), '.byline');
    const { published, updated } = frontmatter;
    expect(all(byline, 'time').map((time) => attribute(time, 'datetime'))).toEqual([...new Set([published, updated])]);
    expect(text(byline)).toMatch(/\d+ min/);
  });

  test('opens with a summary and what it teaches', () => {
    const summary = only(article(), '.summary-box');
    expect(text(only(summary, 'h2'))).toBe(t('summary'));
    expect(all(summary, 'li').length).toBeGreaterThanOrEqual(3);
    expect(text(summary)).toContain(t('goal'));
  });

  test('ends with sources, each with its date, or saying that it has none', () => {
    const sources = only(article(), '.sources');
    expect(all(sources, 'li').length).toBeGreaterThan(0);
    expect(sourcesWithoutDay(sources, textLocale)).toEqual([]);
  });
});

describe.each(guideArticles)('/guia/%s, one of the fifteen', (slug) => {
  const article = () => first(documentAt(`/guia/${slug}`), 'article');

  test('is at least 900 words under headings', () => {
    expect(proseWords(only(article(), '.prose'))).toBeGreaterThanOrEqual(900);
    expect(all(article(), 'h2').length).toBeGreaterThan(3);
  });

  test('has a worked example in reais and a common mistake', () => {
    expect(text(first(article(), '[data-kind="example"]'))).toMatch(/R\$ \d/);
    expect(text(first(article(), '[data-kind="mistake"]'))).not.toBe('');
  });

  test('has a computed table or a drawing, and words of the glossary with their definition', () => {
    expect(all(article(), 'figure').length).toBeGreaterThan(0);
    const terms = all(article(), '.term');
    expect(terms.length).toBeGreaterThan(2);
    for (const term of terms) {
      const button = only(term, 'button');
      const popover = only(term, `[popover][id="${attribute(button, 'popovertarget')}"]`);
      expect(text(only(popover, `[id="${attribute(button, 'aria-describedby')}"]`)).length).toBeGreaterThan(20);
      expect(attribute(only(popover, 'a'), 'href')).toMatch(/^\/dicionario#./);
    }
  });

  test('ends with a responsible line', () => {
    expect(text(only(article(), '.responsible-line')).length).toBeGreaterThan(40);
  });
});

test.each(localeCodes)('each responsible line is in words of its own, %s', (locale) => {
  const lines = written
    .filter((page) => page.locale === locale && guideArticles.some((slug) => slug === page.route.slug))
    .flatMap(({ path }) => all(documentAt(path), '.responsible-line').map(text));
  expect(new Set(lines).size).toBe(lines.length);
});

test('the guide draws at least eight different charts with their data', () => {
  const titles = guideArticles.flatMap((slug) =>
    all(documentAt(`/guia/${slug}`), 'figure:has(.chart-data) svg.chart title'),
  );
  // An id is the name of the figure and a hash of its numbers.
  const names = titles.map((title) => attribute(title, 'id')?.replace(/-\w+-title$/, ''));
  expect(new Set(names).size).toBeGreaterThanOrEqual(8);
});

const posts = canonicalPages.flatMap(({ path, route, locale }) =>
  route.collection === 'blog' ? { path, route, locale } : [],
);
test.each(posts)('$path is a post with its day under its heading', ({ path, route, locale }) => {
  const { published } = docFor(route.entry, locale).doc.frontmatter;
  const days = all(first(documentAt(path), 'article'), 'time').map((time) => attribute(time, 'datetime'));
  expect(days).toContain(published);
});

test.each(teaching)('/guia/$article teaches: $fact', ({ article, states }) => {
  expect(articleText(article)).toMatch(states);
});

/** Letters of the tables in the specification, as the pages write them. */
const t = translator('pt', 'figures');
const results: Record<string, string> = {
  W: t('win'),
  '½W': t('half-win'),
  P: t('push'),
  '½L': t('half-loss'),
  L: t('loss'),
};

/** Rows of an article's tables by their first cell, as far as their other cells are results. */
function resultRows(slug: string): Map<string, string[]> {
  const known = Object.values(results);
  const found = all(documentAt(`/guia/${slug}`), 'table')
    .flatMap(rows)
    .filter(([, ...cells]) => cells.length > 1 && cells.every((cell) => known.includes(cell)));
  return new Map(found.map(([line = '', ...cells]) => [line, cells]));
}

describe.each([
  ['handicap-asiatico', handicapResults],
  ['over-under', overResults],
])('/guia/%s settles every line', (slug, lines) => {
  test.each(Object.entries(lines))('%s', (line, letters) => {
    expect(resultRows(slug).get(line)).toEqual(letters.split(' ').map((letter) => results[letter]));
  });
});
