/** Section 2, guide articles and posts: chains of articles, and what the specification says they teach. */
import { expect, test } from '@playwright/test';
import { all, attribute, closest, documentAt, first, links, only, rows, text } from '@/e2e/site.ts';
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

for (const slug of guideArticles) {
  test(`/guia/${slug} is an article of some length, with a summary, dates and sources`, () => {
    const document = documentAt(`/guia/${slug}`);
    expect(words(articleText(slug))).toBeGreaterThan(600);
    expect(all(document, 'article h2').length).toBeGreaterThan(3);
    expect(all(only(document, 'section[aria-labelledby="fontes"]'), 'li').length).toBeGreaterThan(0);
    expect(all(document, 'article time').length).toBeGreaterThan(0);
  });
}

for (const { slug, subject } of posts) {
  test(`/blog/${slug} is a post of some length`, () => {
    const document = documentAt(`/blog/${slug}`);
    expect(text(only(document, 'h1'))).toMatch(subject);
    const post = first(document, 'article');
    expect(words(text(post))).toBeGreaterThan(500);
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
