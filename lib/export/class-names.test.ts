import { classesIn, renameClasses, renameSelectors, shortNames } from './class-names.ts';

const css =
  '@layer components{.card{top:.5rem}}@layer utilities{.print\\:hidden{top:0}.flex{display:flex}.py-\\[0\\.8rem\\]{padding:.8rem}' +
  '.\\@wide\\:row-\\[1\\/3\\]:where(.flex>*){grid-row:1/3}.flex .card{right:0}@media print{.flex{display:block}}}';
const names = shortNames(css, new Set(['print:hidden']));

test('utilities get short names, the project’s own classes keep theirs, and so do the islands’', () => {
  expect([...names]).toEqual([
    ['flex', 'a'],
    ['py-[0.8rem]', 'b'],
    ['@wide:row-[1/3]', 'c'],
  ]);
  expect(renameSelectors(css, names)).toBe(
    '@layer components{.card{top:.5rem}}@layer utilities{.print\\:hidden{top:0}.a{display:flex}.b{padding:.8rem}' +
      '.c:where(.a>*){grid-row:1/3}.a .card{right:0}@media print{.a{display:block}}}',
  );
  expect(renameClasses(' card flex  @wide:row-[1/3] print:hidden', names)).toBe('card a c print:hidden');
  const written = classesIn('<ul className={folded ? \'hidden\' : `flex gap-s`}><li className="print:hidden">');
  expect(written).toEqual(expect.arrayContaining(['hidden', 'flex', 'gap-s', 'print:hidden']));
});

test('names go on after z, and pass over what block lists hide', () => {
  const many = Array.from({ length: 30 }, (_, index) => `.utility-${index}{top:0}`).join('');
  expect([...shortNames(`@layer utilities{${many}}`, new Set()).values()].slice(24)).toEqual([
    'y',
    'z',
    'aa',
    'ab',
    'ac',
    'ae',
  ]);
});
