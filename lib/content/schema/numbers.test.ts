import { neverBuilds, odds, write } from '@/lib/testing/slips.ts';

neverBuilds([
  [
    'prop out of range',
    write('<HandicapGrid line={0.5} stake={10} odds={1} />'),
    `${odds}:19:37 mdx.ofComponent HandicapGrid fields.wrong odds “1” mend.limit least 1.01`,
  ],
  [
    'odds that lost their point',
    write('<OddsTable odds={[2.1, 19100]} />'),
    `${odds}:19:12 mdx.ofComponent OddsTable fields.wrong odds[2] “19100” mend.limit most 10001`,
  ],
  [
    'line that a count may meet',
    write('<CountChart of="goals" mean={2.5} line={3} />'),
    `${odds}:19:35 mdx.ofComponent CountChart fields.wrong line “3” rules.halfLine`,
  ],
  [
    'bonus of no whole number of stakes',
    write('<BonusValueChart deposit={100} bonus={100} stake={0.7} rtp={96} />'),
    `${odds}:19:44 mdx.ofComponent BonusValueChart fields.wrong stake “0.7” rules.wholeStakes`,
  ],
  [
    'bets that yield too well',
    write('<BankrollPaths percents={[5]} bets={300} odds={3} probability={0.5} />'),
    `${odds}:19:51 mdx.ofComponent BankrollPaths fields.wrong probability “0.5” rules.fairEdge`,
  ],
]);
