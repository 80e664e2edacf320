import { neverBuilds, odds, write } from '@/lib/testing/slips.ts';

neverBuilds([
  ['open brace', write('Aposte {valor reais.'), `${odds}:19:8 mdx.strayBrace`],
  ['less-than sign', write('Odds <100 são raras.'), `${odds}:19:6 mdx.strayLessThan`],
  ['bare address', write('Veja <https://gov.br>.'), `${odds}:19:6 mdx.bareAddress`],
  ['HTML comment', write('<!-- nota -->'), `${odds}:19:1 mdx.htmlComment`],
  ['component left open', write('<Callout kind="tip" title="Dica">\n\nx'), `${odds}:19:1 mdx.unclosedTag Callout`],
  ['component closed before it opens', write('Uma odd</Term> alta.'), `${odds}:19:9 mdx.unopenedTag`],
  ['attribute without quotes', write('<Term id=odd>odd</Term>'), `${odds}:19:1 mdx.brokenTag Term`],
]);
