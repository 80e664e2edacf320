import {
  budgets,
  kilobytes,
  overBudget,
  overRequests,
  type PageWeight,
  pageBudgets,
  pageKind,
  ratioOf,
} from './budgets.ts';

const weight: PageWeight = {
  page: { file: 'guia/odds.html', bytes: 9000 },
  kind: 'article',
  entries: 0,
  parts: {
    inlineScript: [{ file: 'inline', bytes: 1200 }],
    script: [{ file: 'out/assets/islands.js', bytes: 70_000 }],
    style: [{ file: 'out/assets/site.css', bytes: 9000 }],
    font: [{ file: 'out/assets/a.woff2', bytes: 18_000 }],
    icon: [{ file: 'out/icons/icon.svg', bytes: 300 }],
    image: [],
  },
  firstView: { bytes: 18_000, withoutScripts: 17_000 },
};

test.each([
  ['index.html', 'home'],
  ['es.html', 'home'],
  ['en/brasil.html', 'region'],
  ['guia.html', 'guide'],
  ['es/guia/over-under.html', 'article'],
  ['reviews/blaze-br.html', 'review'],
  ['blog.html', 'blog'],
  ['en/blog/x.html', 'post'],
  ['dicionario.html', 'glossary'],
  ['contato.html', 'text'],
  ['404.html', 'notFound'],
])('%s is of the kind %s', (file, kind) => {
  expect(pageKind(file)).toBe(kind);
});

test('a page within its budget is within all limits', () => {
  expect(overBudget(weight)).toEqual([]);
});

test('a page that grew names itself', () => {
  const { html } = pageBudgets.article;
  expect(overBudget({ ...weight, page: { file: 'guia/odds.html', bytes: html + 1000 } })).toEqual([
    `out/guia/odds.html has ${kilobytes(html + 1000)} of HTML; a page of the kind “article” may have ${kilobytes(html)}`,
  ]);
});

test('a list may grow with its entries, and no faster', () => {
  const list = (entries: number, bytes: number) =>
    overBudget({ ...weight, kind: 'guide', entries, page: { file: 'guia.html', bytes } });
  const { html, entry } = pageBudgets.guide;
  const most = (entries: number) => html + entries * entry.html;
  expect(list(15, most(15))).toEqual([]);
  expect(list(135, most(135))).toEqual([]);
  expect(list(15, most(15) + 200)).toEqual([
    `out/guia.html has ${kilobytes(most(15) + 200)} of HTML; a page of the kind “guide” with 15 entries may have ${kilobytes(most(15))}`,
  ]);
});

test('a file that grew is named with the page', () => {
  const script = [{ file: 'out/assets/islands.js', bytes: 80_000 }];
  expect(overBudget({ ...weight, parts: { ...weight.parts, script } })).toEqual([
    `out/guia/odds.html brings 80.0 KB of script, not ${kilobytes(budgets.script.bytes)}: out/assets/islands.js (80.0 KB)`,
  ]);
});

test('what many pages share is told once', () => {
  const heavy = { ...weight, parts: { ...weight.parts, font: [{ file: 'out/assets/a.woff2', bytes: 30_000 }] } };
  const other = { ...heavy, page: { file: 'guia/over-under.html', bytes: 9000 } };
  expect(overBudget(heavy, other, weight)).toEqual([
    'out/guia/odds.html (and 1 more) brings 30.0 KB of fonts, not 20.3 KB: out/assets/a.woff2 (30.0 KB)',
  ]);
});

test('so is a style sheet too many', () => {
  const style = ['a', 'b'].map((name) => ({ file: `out/assets/${name}.css`, bytes: 5000 }));
  expect(overBudget({ ...weight, parts: { ...weight.parts, style } })).toEqual([
    'out/guia/odds.html brings 2 files of style sheets, not 1: out/assets/a.css (5.0 KB), out/assets/b.css (5.0 KB)',
  ]);
});

test('so is a picture, too large or too many', () => {
  const image = [{ file: 'out/cards.webp', bytes: 3_000_000 }];
  expect(overBudget({ ...weight, parts: { ...weight.parts, image } })).toEqual([
    'out/guia/odds.html brings 3000.0 KB of pictures, not 60.0 KB: out/cards.webp (3000.0 KB)',
  ]);
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ file: `out/${name}.webp`, bytes: 10 }));
  expect(overBudget({ ...weight, parts: { ...weight.parts, image: many } })).toEqual([
    expect.stringContaining('brings 5 files of pictures, not 4: out/a.webp (0.0 KB), '),
  ]);
});

test('what scripts cost is told of all pages together', () => {
  const other = { ...weight, firstView: { bytes: 24_000, withoutScripts: 23_000 } };
  expect(ratioOf([weight, other])).toBe(42_000 / 40_000);
});

test('a page that asks for more names all that it asks for', () => {
  expect(overRequests('guia/odds.html', ['/guia/odds', '/a.css', '/a.woff2'])).toEqual([]);
  expect(overRequests('guia/odds.html', ['/guia/odds', '/a.css', '/a.woff2', '/b.svg'])).toEqual([
    'out/guia/odds.html asks for 4 addresses at first view, not 3: /guia/odds, /a.css, /a.woff2, /b.svg',
  ]);
});
