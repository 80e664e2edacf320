import { type Changes, codesOf, diagnosticsOf, swap } from '@/lib/testing/small-site.ts';

/** What a writer may honestly write, and the check must not refuse: beside each rule that guesses, what it could take for a slip. */
const odds = 'content/guide/odds/pt.mdx';
const review = 'content/reviews/casa-1/review.yml';
const countries = 'content/countries.yml';

const held = (country: string): Changes => ({
  [review]: swap(
    'checked: 2026-10-10 }',
    `checked: 2026-10-10 }\n  - { country: ${country}, checked: 2026-10-10, state: held, holder: Empresa, act: Ley 1, sources: [{ title: Ley, publisher: Gobierno }] }`,
  ),
});

test.each([
  '**pré**-jogo',
  'O *spread*-padrão.',
  'Um *over*-under.',
  '**Nota 9**(de 10)',
  'duas *odd*s',
  'uma *sub*aposta e **R$ 5**, ou ~~R$ 4~~',
  'De R$ 5* a R$ 6**, ou 5** e 6**.',
  '*Odds de ontem.\n\n**Valores de 2025.',
  '-5 de saldo\n-6 depois',
  '1.º de maio\n2.ª rodada',
  '365.bet é uma casa\n22.bet é outra',
  '22.bet é outra\ncasa do grupo',
  'a |x| b\n|y|',
  'Ele disse [sic] (e repetiu) que [1] (2023) basta.',
  'O código `[a] (/b) **c` e \\*\\*d, \\[e\\](/f).',
  '- um\n- dois\n\n1. um\n2. dois',
  'Aposte 2 \\* 3 \\* 4, ou 2 × 3 × 4.',
  '[Casa](https://a.com/b_(c)?d=é&e=f#g) e [outra](https://ñandú.example:8080)',
  '[Correio](mailto:a.b+c@d.example) e [telefone](tel:188)',
  'O [feed](/feed.xml) do site e o [mapa](/sitemap.xml).',
])('a sentence: %s', (sentence) => {
  expect(diagnosticsOf({ [odds]: swap('Leia também', `${sentence}\n\nLeia também`) })).toEqual([]);
});

test.each([
  // 5000/1, at which Leicester won the league.
  '<Calc formula="payout" stake={10} odds={5001} />',
  '<Calc formula="fractional" numerator={5000} denominator={1} />',
  '<OddsTable odds={[1.5, 1001]} />',
  // Lines of basketball.
  '<Calc formula="handicap-return" stake={10} odds={1.9} line={-12.5} difference={14} />',
  '<Calc formula="total-return" stake={10} odds={1.9} line={220.5} goals={231} side="over" />',
  // Shots of a match.
  '<Calc formula="poisson-over" mean={26} line={25.5} />',
  '<Calc formula="recovery" drawdown={0.5} />',
  '<RecoveryChart drawdowns={[0.5, 99.5]} />',
  // 3 × 0.4 and the sum of the prizes are not quite 1.2 and 1 to a computer.
  '<BankrollPaths percents={[5]} bets={300} odds={3} probability={0.4} />',
  '<Calc formula="return-to-player" prizes={[{ probability: 0.05, payout: 1 }, { probability: 0.55, payout: 1 }, { probability: 0.3, payout: 1 }, { probability: 0.1, payout: 1 }]} />',
  '<StakeTable bankroll={1500} percents={[1,2,5]} />',
  '<OddsTable odds={[1.9,2.1]} />',
  '<OddsTable odds={[2, 10, 3, 50]} />',
  '<OddsTable odds={[2]} />\n\n<OddsTable odds={[3]} />',
  '<Calc formula="recovery" drawdown={50} />, ou <Calc formula="recovery" drawdown={50} />',
  '- <OddsTable odds={[2]} />\n- **<SiteName />** e [o <SiteName />](/guia)',
  '<OddsTable odds={[2]} /> <OddsTable odds={[3]} />',
  '<Callout kind="tip" title="Dica">Numa linha.</Callout>',
])('a component: %s', (component) => {
  expect(diagnosticsOf({ [odds]: swap('Leia também', `${component}\n\nLeia também`) })).toEqual([]);
});

test.each<[what: string, changes: Changes]>([
  [
    'a no-break space within a text of a YAML file',
    { [review]: swap('{ pt: Revisão }', '{ pt: "Notas:\u00a0duas\n      \u00a0mudaram" }') },
  ],
  ['an authorisation where the law names who may take bets', held('mexico')],
  [
    'an authorisation where the law is not known',
    { ...held('mexico'), [countries]: swap('state: restricted', 'state: unclear') },
  ],
  [
    'an authorisation that will end, as was read before',
    {
      [review]: swap(
        'state: none found',
        'state: ended, holder: Empresa, act: Portaria 1, from: 2025-01, until: 2026-11-20, lists: [2026-10]',
      ),
    },
  ],
  ['percentages without spaces', { [review]: swap('[pix]', '[pix], bonus: { percentages: [100,50,25] }') }],
  [
    'the title of a source as it was published',
    { [odds]: swap('title: Lei,', "title: 'Beating 1,000 bets at 2.10 and 5 %',") },
  ],
  [
    'signs of arithmetic and brackets in a field',
    { [odds]: swap('goal: Ler uma odd.', "goal: '2 * 3 * 4 [sic] (2023), 5** e 6**, <5 e >4.'") },
  ],
  [
    'a state that began after all authorisations had ended',
    {
      [countries]: swap(
        'state: licensed',
        'state: restricted\n    since: 2026-10-05\n    ended: { on: 2026-10-01, by: { pt: Lei, es: Ley, en: Law } }',
      ),
    },
  ],
  ['a comment on a line of its own', { [odds]: swap('goal:', '# nota\ngoal:') }],
  ['a comment after a number', { 'content/site.yml': swap('width: 300', 'width: 300 # px') }],
])('data: %s', (_, changes) => {
  expect(diagnosticsOf(changes)).toEqual([]);
});

test('a law that will end all authorisations is reported once: its day is to come', () => {
  const ended = 'ended: { on: 2027-03-01, by: { pt: Lei, es: Ley, en: Law } }';
  const changes = { [countries]: swap('state: licensed', `state: prohibited\n    since: 2026-10-01\n    ${ended}`) };
  expect(codesOf(changes)).toEqual([`${countries}:9:14 dates.dayToCome 2027-03-01`]);
});
