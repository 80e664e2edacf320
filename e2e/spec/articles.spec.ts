/** Section 2, guide articles and posts: chains of articles, and what the specification says they teach. */
import { expect, test } from '@playwright/test';
import { all, attribute, closest, documentAt, type Element, first, links, only, rows, text } from '@/e2e/site.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import {
  guideArticles,
  guideChains,
  handicapResults,
  languages,
  overResults,
  posts,
  teaching,
  workedFigures,
} from './facts.ts';

const articleText = (slug: string) => text(only(documentAt(`/guia/${slug}`), 'article'));
const words = (content: string) => content.split(' ').length;

for (const { articles, end } of guideChains) {
  articles.forEach((slug, index) => {
    const before = articles[index - 1];
    const after = articles[index + 1];
    const previous = before && `/guia/${before}`;
    const next = after ? `/guia/${after}` : end;

    test(`/guia/${slug} leads back to /guia, ${previous ? `to ${previous} ` : ''}and on to ${next}`, () => {
      for (const language of languages) {
        const local = (path: string) => localizedPath(path, language);
        const nav = closest(only(documentAt(local(`/guia/${slug}`)), 'a[rel="next"]'), 'nav');
        if (!nav) throw new Error('The link to the next article is in no navigation');
        expect(links(nav).map(({ href }) => href)).toEqual([
          local('/guia'),
          ...(previous ? [local(previous)] : []),
          local(next),
        ]);
        const rel = (kind: string) => all(nav, `a[rel="${kind}"]`).map((link) => attribute(link, 'href'));
        expect(rel('prev')).toEqual(previous ? [local(previous)] : []);
        expect(rel('next')).toEqual([local(next)]);
        for (const link of links(nav)) expect(link.text).not.toBe('');
      }
    });
  });
}

/** Words of the running text: paragraphs, lists and headings, not tables and drawings. */
function proseWords(within: Element): number {
  return ['p', 'li', 'h2', 'h3']
    .flatMap((name) => all(within, name))
    .filter((element) => element.tagName !== 'p' || !closest(element, 'li'))
    .reduce((sum, element) => sum + words(text(element)), 0);
}

for (const slug of guideArticles) {
  test.describe(`/guia/${slug}`, () => {
    const article = () => first(documentAt(`/guia/${slug}`), 'article');

    test('is 900 to 1,800 words under headings', () => {
      const count = proseWords(only(article(), '.prose'));
      expect(count).toBeGreaterThanOrEqual(900);
      expect(count).toBeLessThanOrEqual(1800);
      expect(all(article(), 'h2').length).toBeGreaterThan(3);
    });

    test('says who wrote it, when it was updated and how long it takes to read', () => {
      const byline = text(only(article(), '.byline'));
      expect(byline).toMatch(/^Por .* Publicado em \d.* Atualizado em \d{1,2} \w{3} \d{4} \d+ min de leitura$/);
    });

    test('opens with a summary and what it teaches', () => {
      const summary = only(article(), '.summary-box');
      expect(text(only(summary, 'h2'))).toBe('Em resumo');
      expect(all(summary, 'li').length).toBeGreaterThanOrEqual(3);
      expect(text(summary)).toContain('Depois de ler:');
    });

    test('has a worked example in reais and a common mistake', () => {
      expect(text(only(article(), '[data-kind="example"]'))).toMatch(/R\$ \d/);
      expect(text(only(article(), '[data-kind="mistake"]'))).not.toBe('');
    });

    test('has a computed table or a drawing, and words of the glossary with their definition', () => {
      expect(all(article(), 'figure').length).toBeGreaterThan(0);
      const terms = all(article(), 'a.term');
      expect(terms.length).toBeGreaterThan(2);
      for (const term of terms) expect(attribute(term, 'data-tooltip')?.length).toBeGreaterThan(20);
    });

    test('ends with a responsible line and sources, each with its date', () => {
      expect(text(only(article(), '.responsible-line')).length).toBeGreaterThan(40);
      const sources = all(only(article(), 'section[aria-labelledby="fontes"]'), 'li');
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(all(source, 'time'), text(source)).toHaveLength(1);
    });
  });
}

test('each responsible line is in words of its own', () => {
  const lines = guideArticles.map((slug) => text(only(documentAt(`/guia/${slug}`), '.responsible-line')));
  expect(new Set(lines).size).toBe(guideArticles.length);
});

test('the guide draws at least eight different charts, each with title, description and data', () => {
  const figures = guideArticles
    .flatMap((slug) => all(documentAt(`/guia/${slug}`), 'figure'))
    .filter((figure) => all(figure, '.chart-data').length > 0);
  for (const figure of figures) {
    expect(text(only(figure, 'title')).length).toBeGreaterThan(10);
    expect(text(only(figure, 'desc')).length).toBeGreaterThan(40);
    expect(all(only(figure, '.chart-data'), 'tr').length).toBeGreaterThan(3);
  }
  // An id is the name of the figure and a hash of its numbers.
  const names = figures.map((figure) => attribute(only(figure, 'title'), 'id')?.replace(/-\w+-title$/, ''));
  expect(new Set(names).size).toBeGreaterThanOrEqual(8);
});

for (const { slug, subject } of posts) {
  test(`/blog/${slug} is a post of at least 700 words`, () => {
    const document = documentAt(`/blog/${slug}`);
    expect(text(only(document, 'h1'))).toMatch(subject);
    const post = first(document, 'article');
    expect(proseWords(only(post, '.prose'))).toBeGreaterThanOrEqual(700);
    expect(text(post)).toMatch(/\d{1,2} [A-Z][a-z]{2} \d{4}/);
  });
}

for (const { article, fact, states } of teaching) {
  test(`/guia/${article} teaches: ${fact}`, () => expect(articleText(article)).toMatch(states));
}

for (const { article, fact, states } of workedFigures) {
  test(`/guia/${article} works out: ${fact}`, () => expect(articleText(article)).toMatch(states));
}

/** Letters of the tables in the facts, as the pages write them. */
const results: Record<string, string> = {
  W: 'Ganha',
  '½W': 'Meia vitória',
  P: 'Devolvida',
  '½L': 'Meia derrota',
  L: 'Perde',
};

/** Rows of an article's tables by their first cell, as far as their other cells are results. */
function resultRows(slug: string): Map<string, string[]> {
  const known = Object.values(results);
  const found = all(documentAt(`/guia/${slug}`), 'table')
    .flatMap(rows)
    .filter(([, ...cells]) => cells.length > 1 && cells.every((cell) => known.includes(cell)));
  return new Map(found.map(([line = '', ...cells]) => [line, cells]));
}

test.describe('settlement of every line', () => {
  for (const [line, letters] of Object.entries(handicapResults)) {
    test(`Asian handicap ${line}`, () => {
      expect(resultRows('handicap-asiatico').get(line)).toEqual(letters.split(' ').map((letter) => results[letter]));
    });
  }

  for (const [line, letters] of Object.entries(overResults)) {
    test(`over ${line}`, () => {
      expect(resultRows('over-under').get(line)).toEqual(letters.split(' ').map((letter) => results[letter]));
    });
  }
});
