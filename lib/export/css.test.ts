import { namesIn, pruneCss, unknownNames } from './css.ts';

const names = namesIn([
  '<main id="conteudo" class="wrap wide [&amp;&gt;li]:p-[0.2rem] @min-[40rem]:*:p-m" data-kind="tip"><a href="/">x</a><path fill="var(--ink)" /></main>',
]);

test('a page’s names are its elements, classes, ids and the properties it reads', () => {
  expect([...names].sort()).toEqual(
    [
      ...['iframe', 'img', 'video', 'main', 'a', 'path', '#conteudo', '[data-kind=tip]', '--ink'],
      ...['.wrap', '.wide', '.[&>li]:p-[0.2rem]', '.@min-[40rem]:*:p-m'],
    ].sort(),
  );
  expect(namesIn(['<p className="banner-failed" hidden>'])).toContain('.banner-failed');
  expect(unknownNames('[data-state=failed]', namesIn(['<p data-state={state}>']))).toEqual([]);
});

test.each([
  ['main.wrap > a:hover', []],
  ['*,::backdrop', []],
  ['a:not(.button)', []],
  ['[data-live]::before', []],
  ['[data-kind=tip] a', []],
  ['a:not([data-kind="warning"])', []],
  ['a[data-kind="warning"]', ['[data-kind=warning]']],
  ['table a', ['table']],
  ['.wrap .card', ['.card']],
  ['#menu:popover-open', ['#menu']],
  ['.min-w-2\\.5', ['.min-w-2.5']],
  ['.\\[\\&\\>li\\]\\:p-\\[0\\.2rem\\]>li', ['li']],
  [':is(.\\@min-\\[40rem\\]\\:\\*\\:p-m>*)', []],
  ['.hover\\:p-\\[0\\.2rem\\]:hover', ['.hover:p-[0.2rem]']],
  ['.\\32 xl\\:p-m', ['.2xl:p-m']],
  [':where(select:is([multiple],[size])) a', []],
])('%s needs %j besides', (selector, unknown) => {
  expect(unknownNames(selector, names)).toEqual(unknown);
});

test('what no page uses goes, and what only that has used', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:2px;--ink:#000}.wrap,.ring{margin:var(--c)}.ring{padding:var(--b)}' +
    '@media print{.ring{color:red}}@property --b{syntax:"*"}@keyframes x{from{top:0}}iframe{border:0}';
  expect(pruneCss(css, names)).toBe(
    ':root{--c:2px;--ink:#000}.wrap{margin:var(--c)}@keyframes x{from{top:0}}iframe{border:0}',
  );
});
