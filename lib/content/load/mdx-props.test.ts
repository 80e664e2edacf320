import { neverBuilds, odds, write } from '@/lib/testing/slips.ts';

neverBuilds([
  [
    'unknown component',
    write('<Calout kind="tip" title="Dica">\n\nx\n\n</Calout>\n\nFim'),
    `${odds}:19:1 mdx.unknownComponent Calout Callout …`,
  ],
  [
    'component that holds a comment only',
    write('<Callout kind="tip" title="Dica">\n\n{/* depois */}\n\n</Callout>\n\nFim'),
    `${odds}:19:1 mdx.emptyComponent Callout`,
  ],
  [
    'unknown prop',
    write('<Term id="odd" text="x">odd</Term>'),
    `${odds}:19:16 mdx.ofComponent Term fields.unknown text`,
  ],
  ['missing prop', write('<Term>odd</Term>'), `${odds}:19:1 mdx.ofComponent Term fields.missing id types.string`],
  [
    'prop of a wrong type',
    write('<HandicapGrid line="1" stake={10} odds={2} />'),
    `${odds}:19:15 mdx.ofComponent HandicapGrid fields.wrong line “1” mend.type types.number`,
  ],
  [
    'prop that is code',
    write('<HandicapGrid line={0.5} stake={5 + 5} odds={2} />'),
    `${odds}:19:26 mdx.codeProp HandicapGrid stake`,
  ],
  ['HTML', write('<b>Leia</b>'), `${odds}:19:1 mdx.htmlTag b`],
  ['line break of HTML', write('linha<br>linha'), `${odds}:19:6 mdx.lineBreak`],
  ['HTML that is not closed', write('um <b>dois'), `${odds}:19:4 mdx.htmlTag b`],
  ['prop twice', write('<Term id="odd" id="odd">odd</Term>'), `${odds}:19:16 mdx.propTwice Term id`],
  ['empty component', write('<Term id="odd"></Term>'), `${odds}:19:1 mdx.emptyComponent Term`],
  [
    'text in a component that takes none',
    write('<ContactEmail>x</ContactEmail>'),
    `${odds}:19:1 mdx.takesNoText ContactEmail`,
  ],
]);
