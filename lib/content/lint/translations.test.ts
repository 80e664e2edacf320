import { readFileSync } from 'node:fs';
import path from 'node:path';
import { diagnosticsOf, swap, withSite } from '@/lib/testing/small-site.ts';
import { withTranslationVersion } from '../../cli/translation-version.ts';
import { readContent } from '../load/content.ts';

const portuguese = 'content/guide/odds/pt.mdx';
const english = 'content/guide/odds/en.mdx';

const article = (title: string, responsible: string, body: string) => `---
title: ${title}
description: ${`${title} `.repeat(10)}
published: 2025-01-15
updated: 2026-11-20
author: redacao
summary: [A, B, C, D]
goal: ${title}.
responsible: ${responsible}
sources:
  - { title: Uma lei que todos podem ler, publisher: Governo, date: 2023-12-30 }
---

${body}`;

const original = article(
  'Odds em artigo',
  'Pare quando o jogo já não diverte.',
  `## Começo [#comeco]

Uma <Term id="odd">odd</Term> de <Calc formula="fractional" numerator={3} denominator={2} /> paga mais.

<Callout kind="example" title="Um exemplo">

Um parágrafo de algumas palavras. Veja a [página inicial](/).

- Com 3.500 apostas
- Com 60 mil

</Callout>

<StakeTable bankroll={500} percents={[1, 2]} />

| Placar | Over |
| --- | --- |
| Sem gols | perde |
`,
);

const translation = article(
  'First article',
  'Stop when it is no fun any more.',
  `## Start [#comeco]

More comes back at <Calc formula="fractional" numerator={3} denominator={2} />, <Term id="odd">odds</Term> that are higher.

<Callout kind="example" title="An example">

A paragraph of a few words. See the [home page](/).

- With 3,500 bets
- With 60,000

</Callout>

<StakeTable bankroll={500} percents={[1, 2]} />

| Score | Over |
| --- | --- |
| No goals | loses |
`,
);

const version = withSite({ [portuguese]: original }, (root) => {
  const { guide } = readContent(root).content.texts;
  return guide.find(({ slug }) => slug === 'odds')?.docs.pt?.version ?? '';
});
const mark = (text: string) => withTranslationVersion(text, { version, frontmatter: {} });
const diagnostics = (change: (text: string) => string, source = original) =>
  diagnosticsOf({ [portuguese]: source, [english]: change(translation) });
const markedWith = (change: (text: string) => string) => diagnostics((text) => mark(change(text)));

test('a translation made as its original is has no problems, whatever the order of its sentences', () => {
  expect(diagnostics(mark)).toEqual([]);
});

test('one that does not say what it was made from has one', () => {
  expect(diagnostics((text) => text)).toEqual([
    `${english}:5:1: the translation does not say which version of the original it was made from — once it is done, npm run i18n:status -- --write /en/guia/odds; until then, “draft: true” below “updated”`,
  ]);
});

test('a draft may be anything, and a stale one is behind its original', () => {
  const half = swap('<StakeTable bankroll={500} percents={[1, 2]} />', '');
  expect(diagnostics((text) => swap('author:', 'draft: true\nauthor:')(half(text)))).toEqual([]);
  expect(diagnostics((text) => mark(half(text)), swap('paga mais', 'paga menos')(original))).toEqual([]);
});

test.each<[mistake: string, from: string, to: string, line: string]>([
  [
    'a changed heading id',
    '[#comeco]',
    '[#start]',
    `${english}:15:1: #start is not as in the original — leave #comeco as in ${portuguese}:14; only the words change`,
  ],
  [
    'a figure with other numbers',
    'percents={[1, 2]}',
    'percents={[1, 3]}',
    `${english}:28:1: <StakeTable bankroll={500} percents={[1,3]}> is not as in the original — leave <StakeTable bankroll={500} percents={[1,2]}> as in ${portuguese}:27; only the words change`,
  ],
  [
    'a figure left out',
    '<StakeTable bankroll={500} percents={[1, 2]} />',
    '',
    `${english}: <StakeTable bankroll={500} percents={[1,2]}> of the original is missing — translate ${portuguese}:27 too`,
  ],
  [
    'a figure of its own',
    '</Callout>\n',
    '</Callout>\n\n<DrawdownChart />\n',
    `${english}:28:1: the original has no <DrawdownChart> — remove it, or add it to the original first`,
  ],
  [
    'another kind of box',
    'kind="example"',
    'kind="tip"',
    `${english}:19:1: <Callout kind="tip"> is not as in the original — leave <Callout kind="example"> as in ${portuguese}:18; only the words change`,
  ],
  [
    'a field left out',
    'responsible: Stop when it is no fun any more.\n',
    '',
    `${english}:2:1: the field “responsible” of the original is missing — translate it from ${portuguese}`,
  ],
  [
    'a list with an entry less',
    '[A, B, C, D]',
    '[A, B, C]',
    `${english}:8:1: “summary” has 3, and 4 in the original — compare it with ${portuguese}`,
  ],
  [
    'a paragraph in the original’s words',
    'A paragraph of a few words. See the [home page](/).',
    'Um parágrafo de algumas palavras. Veja a [página inicial](/).',
    `${english}:21:1: the same words as in the original — translate them; until then, “draft: true” below “updated”`,
  ],
  [
    'a field in the original’s words',
    'Stop when it is no fun any more.',
    'Pare quando o jogo já não diverte.',
    `${english}:10:1: the same words as in the original — translate them; until then, “draft: true” below “updated”`,
  ],
  [
    'a list item left out',
    '- With 60,000\n',
    '',
    `${english}:15: #comeco has 1 list items, and 2 in the original — translate what is missing`,
  ],
  [
    'a table cell left out',
    '| loses |',
    '| |',
    `${english}:15: #comeco has 3 filled cells, and 4 in the original — translate what is missing`,
  ],
  [
    'a link left out',
    '[home page](/)',
    'home page',
    `${english}: the link / of the original is missing — translate ${portuguese}:20 too`,
  ],
  [
    'a link that leads elsewhere for readers elsewhere',
    'A paragraph of a few words.',
    'A paragraph, [and one more](/guia/odds).',
    `${english}:21:14: the original has no link /guia/odds — check it; a link more is for readers of another country only`,
  ],
  [
    'another day of its last change',
    'updated: 2026-11-20',
    'updated: 2026-11-19',
    `${english}:5:1: “updated” is 2026-11-19, and 2026-11-20 in the original — write the same as ${portuguese}`,
  ],
  [
    'another day of its publication',
    'published: 2025-01-15',
    'published: 2020-01-01',
    `${english}:4:1: “published” is 2020-01-01, and 2025-01-15 in the original — write the same as ${portuguese}`,
  ],
  [
    'another number',
    '3,500',
    '35,000',
    `${english}: the number 3.500 (3500) of the original is missing — check it against ${portuguese}:22`,
  ],
  [
    'thousands as the original writes them',
    '3,500',
    '3.500',
    `${english}:23:8: “3.500” is not written like that in this language — write 3,500`,
  ],
  [
    'Portuguese left in a sentence',
    'A paragraph of a few words.',
    'A paragraph que você não leu com calma.',
    `${english}:21:1: a sentence still has Portuguese words — translate them; a name or a quotation stands in “ ”`,
  ],
  [
    'another word than the glossary’s',
    '>odds<',
    '>prices<',
    `“prices” is not the glossary’s term — the glossary says “Odd”`,
  ],
])('%s is found', (_, from, to, line) => {
  expect(markedWith(swap(from, to))).toContainEqual(expect.stringContaining(line));
});

test.each([
  'La casa da dos bonos en betano.com.br cada semana, y dos más.',
  'En 2025, Esportes da Sorte y Banco do Brasil dieron dos avisos em São Paulo.',
  'The Ministério da Fazenda, Banco do Brasil and the Secretaria das Apostas signed it.',
  'You do not need bet.com, uma.bet or the Casa em Brasília, já.',
])('names and words of another language are not taken for Portuguese: %s', (sentence) => {
  expect(markedWith(swap('A paragraph of a few words.', sentence)).filter((line) => line.includes('Portug'))).toEqual(
    [],
  );
});

test('an original with the mark of a translation is found', () => {
  expect(diagnosticsOf({ [portuguese]: mark(original) })).toEqual([
    `${portuguese}:6:1: “translationOf” stands in the original, which is made from no other text — remove the line`,
  ]);
});

test.each(['pt', 'en'])('a post that moves to another section in %s alone is found', (moved) => {
  const post = 'content/blog/primeiro';
  const english = (text: string) =>
    text
      .replace(/^title:.*$/m, 'title: First post')
      .replace(/^description:.*$/m, `description: ${'A first post. '.repeat(7)}`);
  const move = (text: string) => text.replace('category: iniciantes', 'category: mercados');
  const found = withSite({}, (root) => {
    const [original] = readContent(root).content.texts.blog.flatMap(({ docs }) => docs.pt ?? []);
    const text = readFileSync(path.join(root, `${post}/pt.mdx`), 'utf8');
    const version = original?.version ?? '';
    const translated = withTranslationVersion(english(text), { version, frontmatter: {} });
    return diagnosticsOf({
      [`${post}/pt.mdx`]: moved === 'pt' ? move(text) : text,
      [`${post}/en.mdx`]: moved === 'en' ? move(translated) : translated,
    });
  });
  const [is, was] = moved === 'en' ? ['mercados', 'iniciantes'] : ['iniciantes', 'mercados'];
  expect(found).toEqual([
    `${post}/en.mdx:9:1: “category” is ${is}, and ${was} in the original — write the same as ${post}/pt.mdx`,
  ]);
});

test('a link that leads readers elsewhere to their law or help is not', () => {
  const page = (title: string, body: string) =>
    `---\ntitle: ${title}\ndescription: ${`${title} `.repeat(10)}\nupdated: 2026-11-20\n---\n\n${body}\n`;
  const translated = swap(
    'A paragraph of a few words.',
    'A [law](/latam#paises), a [place to ask](/contato#ajuda), and [one more](/guia/odds).',
  );
  const found = diagnosticsOf({
    [portuguese]: original,
    [english]: mark(translated(translation)),
    'content/pages/latam/pt.mdx': page('América Latina', '## Países [#paises]'),
    'content/pages/contato/pt.mdx': page('Contato', '## Ajuda [#ajuda]\n\n<HelpLines />'),
  }).filter((line) => !line.includes('published.yml'));
  expect(found).toEqual([expect.stringContaining('the original has no link /guia/odds')]);
});

test.each([
  ['content/countries.yml', ', es: Brasil es', '3:13'],
  ['content/related.yml', ', es: Motivo es', '2:28'],
  ['content/rankings.yml', ', es: PIX es', '2:35'],
  ['content/guide/guide.yml', ', es: Texto es', '5:20'],
])('what %s says in one language only is found, once some of it is in that language', (file, words, place) => {
  expect(diagnosticsOf({ [file]: swap(words, '') })).toEqual([
    `${file}:${place}: “es” is missing: in that language the page would show Portuguese — translate it`,
  ]);
  expect(diagnosticsOf({ [file]: (text) => text.replaceAll(/, es: [^,}]*(?=[,}])/g, '') })).toEqual([]);
});
