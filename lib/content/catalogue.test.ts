import { catalogueOf, diagnosticsOf, swap } from '@/lib/testing/small-site.ts';
import { cardOf, docFor } from './catalogue.ts';

const odds = 'content/guide/odds/pt.mdx';
const banca = 'content/guide/banca/pt.mdx';
const draft = swap('updated:', 'draft: true\nupdated:');
/** A draft was never public. */
const unlisted = { 'content/published.yml': swap('/guia/banca, ', '') };

describe('the catalogue', () => {
  const { pages, guide, posts, reviews, glossary } = catalogueOf({});

  test('holds every folder of the content', () => {
    expect(pages.map(({ slug }) => slug)).toEqual(['dicionario', 'guia', 'home']);
    expect(guide.articles.map(({ slug }) => slug)).toEqual(['odds', 'banca']);
    expect(posts.map(({ slug }) => slug)).toEqual(['primeiro']);
    expect(reviews.map(({ slug, partnerLink }) => [slug, partnerLink])).toEqual(
      [1, 2, 3].map((order) => [`casa-${order}`, `https://parceiro.example/casa-${order}`]),
    );
  });

  test('knows what a text holds without rendering it', () => {
    const body = guide.articles[0]?.docs.pt?.body;
    expect(body?.headings).toEqual([
      { id: 'comeco', text: 'Começo', depth: 2 },
      { id: 'detalhe', text: 'Detalhe', depth: 3 },
    ]);
    expect(body?.links.map(({ value }) => value)).toEqual(['/', '#detalhe']);
    expect(body?.components.map(({ value, line }) => [value.name, line])).toEqual([
      ['Term', 15],
      ['Calc', 15],
    ]);
    expect(body?.words).toBe(
      'Começo Uma odd de paga mais Detalhe Leia também a página inicial e o fim'.split(' ').length,
    );
  });

  test('has no word of a comment', () => {
    const commented = swap('## Começo [#comeco]', '## Começo [#comeco] {/* mudar */}');
    const [article] = catalogueOf({ [odds]: commented }).guide.articles;
    expect(article?.docs.pt?.body.headings[0]).toEqual({ id: 'comeco', text: 'Começo', depth: 2 });
  });

  test('gives the translation where there is one, else the original', () => {
    const [, , home] = pages;
    if (!home) throw new Error('no home page');
    expect(docFor(home, 'en')).toEqual({ locale: 'en', doc: home.docs.en });
    expect(docFor(home, 'es')).toEqual({ locale: 'pt', doc: home.docs.pt });
  });

  test('shows the original terms in a language without a glossary', () => {
    expect(catalogueOf({ 'content/glossary/es.yml': null }).glossary.es).toEqual(glossary.pt);
  });
});

describe('the order of the guide', () => {
  test('every article stands under one of the groups, so that the index shows its card', () => {
    const { groups, articles } = catalogueOf({}).guide;
    expect(groups.flatMap((group) => articles.filter((article) => article.group === group))).toEqual(articles);
  });

  const twoGroups = swap(
    '      - slug: banca',
    '  - id: topo\n    title: { pt: Topo }\n    description: { pt: Texto }\n    color: red\n    articles:\n      - slug: banca',
  );
  const chain = (changes: Parameters<typeof catalogueOf>[0]) =>
    catalogueOf(changes).guide.articles.map(({ slug, previous, next }) => [previous, slug, next]);

  test('within a group, from the first article to the end of the group', () => {
    expect(chain({})).toEqual([
      [undefined, 'odds', '/guia/banca'],
      ['/guia/odds', 'banca', '/dicionario'],
    ]);
  });

  test('an article to the side has neighbours, and they lead past it', () => {
    const aside = swap('- slug: banca', '- slug: banca\n        aside: true');
    expect(chain({ 'content/guide/guide.yml': aside })).toEqual([
      [undefined, 'odds', '/dicionario'],
      ['/guia/odds', 'banca', '/dicionario'],
    ]);
  });

  test('a group with an end of its own closes the chain; the last group leads back to the guide', () => {
    expect(chain({ 'content/guide/guide.yml': twoGroups })).toEqual([
      [undefined, 'odds', '/dicionario'],
      [undefined, 'banca', '/guia'],
    ]);
  });

  test('a group without one leads on to the next group', () => {
    const changes = {
      'content/guide/guide.yml': (text: string) => twoGroups(text).replace('    end: /dicionario\n', ''),
    };
    expect(chain(changes)).toEqual([
      [undefined, 'odds', '/guia/banca'],
      ['/guia/odds', 'banca', '/guia'],
    ]);
  });
});

test('a list names an article in the reader’s language where it can: by its own title, else by its card’s', () => {
  const card = 'card: { es: { title: El bankroll, description: Dinero } }';
  const { guide } = catalogueOf({ 'content/guide/guide.yml': swap('icon: wallet', `icon: wallet\n        ${card}`) });
  const article = guide.articles.find(({ slug }) => slug === 'banca');
  if (!article) throw new Error('The small site has lost an article');
  const text = article.docs.pt;
  const translated = {
    ...article,
    docs: { pt: text, es: text && { ...text, frontmatter: { ...text.frontmatter, title: 'X' } } },
  };
  expect(cardOf(article, 'pt')).toMatchObject({ title: 'Banca', locale: 'pt' });
  expect(cardOf(article, 'es')).toEqual({ title: 'El bankroll', description: 'Dinero', locale: 'es' });
  expect(cardOf(article, 'en')).toMatchObject({ title: 'Banca', locale: 'pt' });
  expect(cardOf(translated, 'es')).toMatchObject({ title: 'X', locale: 'es' });
});

describe('drafts', () => {
  const changes = {
    ...unlisted,
    [banca]: draft,
    'content/blog/segundo/pt.mdx': (text: string) => text || draftPost,
    'content/pages/home/en.mdx': draft,
  };
  const draftPost = `---
title: Segundo artigo
description: Uma descrição do segundo artigo que tem o comprimento que os buscadores mostram.
published: 2026-11-20
updated: 2026-11-20
draft: true
author: redacao
excerpt: Um rascunho.
category: iniciantes
sources: []
---

Veja [a banca](/guia/banca).
`;

  test('are checked like everything else, and may link to each other', () => {
    expect(diagnosticsOf(changes)).toEqual([]);
    expect(diagnosticsOf({ [banca]: (text) => draft(text).replace('goal:', 'objetivo:') })).toHaveLength(2);
  });

  test('are part of the site while it is written', () => {
    const { guide, posts, pages } = catalogueOf(changes, { drafts: true });
    expect(guide.articles.map(({ slug }) => slug)).toEqual(['odds', 'banca']);
    expect(posts.map(({ slug }) => slug)).toEqual(['segundo', 'primeiro']);
    expect(Object.keys(pages[2]?.docs ?? {})).toEqual(['pt', 'en']);
  });

  test('are left out of the export: lists, chain and translations', () => {
    const { guide, posts, pages } = catalogueOf(changes, { drafts: false });
    expect(guide.articles.map(({ slug, next }) => [slug, next])).toEqual([['odds', '/dicionario']]);
    expect(posts.map(({ slug }) => slug)).toEqual(['primeiro']);
    expect(Object.keys(pages[2]?.docs ?? {})).toEqual(['pt']);
  });

  test('leave no empty group behind', () => {
    const { guide } = catalogueOf({
      'content/published.yml': swap('/guia/odds, /guia/banca, ', ''),
      [banca]: draft,
      [odds]: draft,
      'content/glossary/pt.yml': swap('  article: odds\n', ''),
    });
    expect(guide).toEqual({ groups: [], articles: [] });
  });

  test.each([
    ['a published text', { [odds]: swap('(/)', '(/guia/banca)') }, `${odds}:19:15`],
    [
      'the glossary',
      { 'content/glossary/pt.yml': swap('article: odds', 'article: banca') },
      'content/glossary/pt.yml:5:3',
    ],
    [
      'the end of a group',
      { 'content/guide/guide.yml': swap('/dicionario', '/guia/banca') },
      'content/guide/guide.yml:7:5',
    ],
    ['a ranking', { 'content/rankings.yml': swap('to: /guia', 'to: /guia/banca') }, 'content/rankings.yml:6:137'],
  ])('cannot be where %s leads', (_, leads, place) => {
    expect(diagnosticsOf({ ...unlisted, [banca]: draft, ...leads })).toEqual([
      `${place}: /guia/banca is still a draft and will not be published — remove the link, or publish the page (without “draft”)`,
    ]);
  });

  test('cannot stand in the TOP 3', () => {
    const changes = { 'content/reviews/casa-1/pt.mdx': draft, 'content/published.yml': swap('/reviews/casa-1, ', '') };
    expect(diagnosticsOf(changes)).toEqual([
      'content/rankings.yml:2:7: /reviews/casa-1 is still a draft and will not be published — remove the link, or publish the page (without “draft”)',
    ]);
  });
});
