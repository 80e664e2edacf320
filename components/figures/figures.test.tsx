import { type ComponentType, createElement, isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MdxProps } from '@/lib/content/schema/mdx-components.ts';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import * as figures from './index.ts';
import { DataTable } from './parts/data-table.tsx';

const tickets = [
  { name: 'Sexta', odds: 1.45, stake: 30, won: true },
  { name: 'Domingo', odds: 1.91, stake: 60, won: false },
];

type FigureName = Exclude<keyof typeof figures, 'Calc'>;

/** Every figure once; the compiler asks for one that is missing. */
const examples: { [N in FigureName]: MdxProps<N> } = {
  OddsTable: { odds: [1.5, 1.91, 2.5, 11] },
  OverroundTable: { markets: [{ name: 'Over/under 2,5', odds: [1.91, 1.91] }] },
  OverroundChart: { markets: [{ name: '1X2', odds: [2.1, 3.4, 3.6] }] },
  BreakEvenChart: {},
  AccumulatorTable: { odds: 1.91, probability: 0.5, legs: 4 },
  HandicapGrid: { line: -0.75, stake: 100, odds: 1.9 },
  HandicapTable: { lines: [-0.25, -0.75, 1.25] },
  HandicapChart: { lines: [0, -0.25, -0.5, -0.75] },
  TotalsTable: { lines: [2.25, 2.75] },
  StakeTable: { bankroll: 1000, percents: [1, 2.5] },
  UnitTable: { bankroll: 1000 },
  LosingStreakTable: { percents: [1, 3, 5], losses: 10 },
  BankrollPaths: { percents: [1, 3, 5], bets: 300, odds: 1.91, probability: 0.5 },
  DrawdownChart: {},
  KellyTable: { odds: 2.1, probabilities: [0.45, 0.5] },
  MartingaleTable: { stake: 10, doublings: 7 },
  RuinChart: { doublings: [5, 7, 9], cycles: 200 },
  RolloverTable: { bonus: 100, multipliers: [5, 35, 40], rtp: 96, contribution: 100 },
  BonusValueChart: { deposit: 100, bonus: 100, stake: 5, rtp: 96 },
  BonusOutcomes: { deposit: 100, bonus: 100, stake: 5, rtp: 96, multipliers: [5, 35] },
  SlotPrizes: { rtp: 96 },
  SessionOutcomes: { rtp: 96, spins: 300, balance: 100 },
  CrashChart: { rtp: 97 },
  CrashTable: { rtp: 97, stake: 10, points: [1.5, 2, 10], rounds: 100 },
  BlackjackStrategy: {},
  BetSlip: { stake: 20, odds: 2.1 },
  AddressBars: {},
  RouletteTable: {},
  RouletteChart: { stake: 10, rounds: 8000 },
  CountChart: { of: 'goals', mean: 2.6, line: 2.5 },
  GoalRateTable: { matches: [{ home: 1.5, away: 1.1 }] },
  HandicapValueTable: { line: -0.75, stake: 100, odds: 1.95, home: 1.5, away: 1.1 },
  PriceDelayChart: { perMinute: 0.028, goal: 70, delay: 40 },
  RuinTable: { percents: [1, 2, 3], bets: [100, 1000], odds: 1.91, probability: 0.5 },
  LosingRunTable: { odds: [1.5, 2, 4], bets: [50, 200] },
  YieldTable: { odds: [2, 5], bets: [100, 2500] },
  YieldChart: { odds: 1.91, probability: 0.5, bets: 1000 },
  StreakChart: { percents: [1, 3, 10], losses: 4 },
  TicketsChart: { bankroll: 300, tickets },
  RecoveryChart: { drawdowns: [10, 50] },
  FairOddsReckoner: {},
  BreakEvenReckoner: {},
  StakeReckoner: {},
  RolloverReckoner: {},
};

const all = (locale: Locale): ReactElement[] =>
  Object.entries(figures)
    .filter(([name]) => name in examples)
    .map(([name, figure]) =>
      createElement(figure as ComponentType<{ locale: Locale }>, {
        locale,
        ...(examples[name as FigureName] as object),
      }),
    );

const nbsp = /\u00a0/g;

/** Text of a row's cells: the row that starts with this heading. */
function row(figure: ReactElement, heading: string): string[] {
  const html = renderToStaticMarkup(figure).replace(nbsp, ' ');
  const found = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)]
    .map(([, cells = '']) =>
      [...cells.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '')),
    )
    .find(([first]) => first === heading);
  if (!found) throw new Error(`no row "${heading}" in ${html}`);
  return found.slice(1);
}

describe('every figure, in every language', () => {
  it.each(localeCodes)('is one figure with a caption, whole in %s', (locale) => {
    for (const element of all(locale)) {
      const html = renderToStaticMarkup(element);
      expect(html.match(/<figure/g)).toHaveLength(1);
      expect(html.match(/<figcaption/g)).toHaveLength(1);
      // A missing message shows its key; an argument that was not given, its braces.
      expect(html).not.toMatch(/figures\.|[{}]|NaN|undefined|Infinity/);
      expect(html).not.toContain(' style=');
    }
  });

  it('has a caption and scoped headings in its tables', () => {
    for (const element of all('pt')) {
      const html = renderToStaticMarkup(element);
      const tables = html.match(/<table/g) ?? [];
      // Some drawings name parts of a thing, and have no numbers behind them.
      expect(tables.length > 0 || html.includes('role="img"')).toBe(true);
      expect(html.match(/<caption/g) ?? []).toHaveLength(tables.length);
      expect(html.match(/<th scope="(col|row)"/g) ?? []).toHaveLength(html.match(/<th[ >]/g)?.length ?? 0);
    }
  });

  it.each([
    [['Odd', 'Lucro', 'Chance'], false],
    [['Odd', 'Lucro', 'Chance', 'Margem'], true],
  ])('becomes a list on a narrow screen where the table would scroll there: %s', (head, stacked) => {
    const html = renderToStaticMarkup(
      <DataTable stack="numbers" caption="Odds" head={head} rows={[['2,00', ...head.slice(1)]]} />,
    );
    for (const part of ['data-stack=', 'role="rowheader"', 'data-label="Lucro"'])
      expect(html.includes(part)).toBe(stacked);
  });

  it('is the same on every build', () => {
    const render = () => all('pt').map((element) => renderToStaticMarkup(element));
    expect(render()).toEqual(render());
  });
});

describe('charts', () => {
  const charts = all('pt')
    .map((element) => renderToStaticMarkup(element))
    .filter((html) => html.includes('role="img"'));

  it('are found', () => expect(charts.length).toBeGreaterThan(0));

  it('name and describe themselves by ids of their own', () => {
    const ids = charts.flatMap((html) => {
      const [, title, description] = html.match(/aria-labelledby="(\S+) (\S+)"/) ?? [];
      expect(html).toContain(`<title id="${title}">`);
      expect(html).toContain(`<desc id="${description}">`);
      return [title, description];
    });
    expect(new Set(ids).size).toBe(charts.length * 2);
  });

  it('have other ids for other props', () => {
    const id = (rtp: number) =>
      renderToStaticMarkup(<figures.CrashChart locale="pt" rtp={rtp} />).match(/title id="(\S+)"/)?.[1];
    expect(id(96)).not.toBe(id(97));
  });

  it('stay small: at most 60 points a line, coordinates with one decimal, under 16 kB', () => {
    for (const html of charts) {
      expect(html.length).toBeLessThan(16_000);
      for (const [, path = ''] of html.matchAll(/ d="([^"]+)"/g)) {
        expect(path.split('L').length).toBeLessThanOrEqual(60);
        expect(path).not.toMatch(/\.\d\d/);
      }
    }
  });

  it('tell their lines apart by dashes and a legend', () => {
    const html = renderToStaticMarkup(<figures.RuinChart locale="pt" doublings={[5, 7, 9]} cycles={200} />);
    const legend = html.slice(html.indexOf('<ul'), html.indexOf('</ul>'));
    expect(legend.match(/<li/g)).toHaveLength(3);
    expect(new Set(legend.match(/stroke-dasharray="[^"]+"/g)).size).toBe(2);
    expect(legend).toContain('Até 7 apostas');
  });
});

/** Shapes of a class in a figure's drawing, each as its attributes. */
const shapes = (figure: ReactElement, className: string) =>
  [...renderToStaticMarkup(figure).matchAll(new RegExp(`<path class="${className}" d="([^"]+)"`, 'g'))].map(
    ([, d]) => d,
  );

describe('the overround chart', () => {
  const market = (name: string, odds: number[]) => ({ name, odds });

  it('fills only what passes 100 %', () => {
    const chart = <figures.OverroundChart locale="pt" markets={[market('Dear', [1.5, 1.5]), market('Fair', [2, 2])]} />;
    // 133.3 % take the width of 354, so that 100 % end at 2 + 354 × 3/4.
    expect(shapes(chart, 'bar-excess')).toEqual(['M267.5 20H356V36H267.5Z']);
    expect(shapes(chart, 'whole-line')).toEqual(['M267.5 16V94']);
  });

  it('cuts a bar where each outcome ends', () => {
    const [, cuts] = shapes(<figures.OverroundChart locale="pt" markets={[market('Fair', [2, 4, 4])]} />, 'bar');
    expect(cuts).toBe('M179 20v16M267.5 20v16');
  });

  it('has the numbers of the table as its data', () => {
    const chart = <figures.OverroundChart locale="pt" markets={[market('Total', [1.91, 1.91])]} />;
    expect(row(chart, 'Total')).toEqual(['1,91 / 1,91', '104,7%', '4,7%', '4,5%']);
  });
});

describe('the handicap chart', () => {
  /** Outcomes of the drawing's cells from left to right; a split cell has two. */
  const cells = (line: number) => {
    const html = renderToStaticMarkup(<figures.HandicapChart locale="pt" lines={[line]} />);
    const drawing = html.slice(html.indexOf('role="img"'));
    return [...drawing.matchAll(/class="outcome-(\w+)"><path d="([^"]*)"/g)]
      .flatMap(([, outcome, path = '']) => [...path.matchAll(/M([\d.]+)/g)].map(([, x]) => ({ outcome, x: Number(x) })))
      .sort((a, b) => a.x - b.x)
      .map(({ outcome }) => outcome)
      .join(' ');
  };

  it.each([
    [-1, 'win win push loss loss loss'],
    [-0.75, 'win win win push loss loss loss'],
    [-0.25, 'win win win push loss loss loss'],
    [0.25, 'win win win push win loss loss'],
    [-0.5, 'win win win loss loss loss'],
  ])('%d from +3 to −2: %s', (line, outcomes) => expect(cells(line)).toBe(outcomes));

  it('has the results in words as its data', () => {
    expect(row(<figures.HandicapChart locale="pt" lines={[-0.75]} />, '−0,75').slice(1, 4)).toEqual([
      'Ganha',
      'Meia vitória',
      'Perde',
    ]);
  });
});

describe('the roulette chart', () => {
  const chart = <figures.RouletteChart locale="pt" stake={10} rounds={8000} />;

  it('falls by 2.7 % of what is staked, between limits that widen with the square root', () => {
    // Half-width after n rounds: 1.96 × 0.9996 × R$ 10 × √n.
    expect(row(chart, '800')).toEqual(['+R$ 338', '−R$ 216', '−R$ 770']);
    expect(row(chart, '8.000')).toEqual(['−R$ 410', '−R$ 2.162', '−R$ 3.915']);
  });

  it('says from where even luck is not enough', () => {
    expect(renderToStaticMarkup(chart)).toContain('umas 5.300 rodadas');
  });
});

describe('numbers', () => {
  it.each([
    ['Vence por 3 ou mais', ['Ganha', 'R$ 190', '+R$ 90']],
    ['Vence por 2 gols', ['Ganha', 'R$ 190', '+R$ 90']],
    ['Vence por 1 gol', ['Meia vitória', 'R$ 145', '+R$ 45']],
    ['Empata', ['Perde', 'R$ 0', '−R$ 100']],
    ['Perde por 1 gol', ['Perde', 'R$ 0', '−R$ 100']],
    ['Perde por 2 ou mais', ['Perde', 'R$ 0', '−R$ 100']],
  ])('handicap −0.75, %s: %j', (heading, cells) => {
    expect(row(<figures.HandicapGrid locale="pt" line={-0.75} stake={100} odds={1.9} />, heading)).toEqual(cells);
  });

  it('handicap lines run from a win of every line to a loss of every line', () => {
    const table = <figures.HandicapTable locale="pt" lines={[-2.75, 1.75]} />;
    expect(row(table, 'Linha')).toEqual(['+4', '+3', '+2', '+1', '0', '−1', '−2', '−3']);
    expect(row(table, '−2,75').slice(0, 3)).toEqual(['Ganha', 'Meia vitória', 'Perde']);
    expect(row(table, '+1,75').slice(-2)).toEqual(['Meia derrota', 'Perde']);
  });

  it('totals: over 2.25 with two goals is a half loss, 2.75 with three a half win', () => {
    const table = <figures.TotalsTable locale="pt" lines={[2.25, 2.75]} />;
    expect(row(table, 'Over')).toEqual(['1 gol', '2 gols', '3 gols', '4 gols']);
    expect(row(table, '2,25')).toEqual(['Perde', 'Meia derrota', 'Ganha', 'Ganha']);
    expect(row(table, '2,75')).toEqual(['Perde', 'Perde', 'Meia vitória', 'Ganha']);
    expect(row(<figures.TotalsTable locale="pt" lines={[0.5]} />, 'Over')[0]).toBe('0 gol');
  });

  it('odds in three formats', () => {
    const table = <figures.OddsTable locale="pt" odds={[1.91, 11]} />;
    expect(row(table, '1,91')).toEqual(['10/11', '−110', '52,4%']);
    expect(row(table, '11,00')).toEqual(['10/1', '+1000', '9,1%']);
  });

  it('accumulators', () => {
    const table = <figures.AccumulatorTable locale="pt" odds={1.91} probability={0.5} legs={4} />;
    expect(row(table, '4')).toEqual(['13,31', '6,3%', '−R$ 16,82']);
  });

  it('stakes and units', () => {
    expect(row(<figures.StakeTable locale="pt" bankroll={1000} percents={[2.5]} />, '2,5%')).toEqual(['R$ 25']);
    expect(row(<figures.UnitTable locale="pt" bankroll={1000} />, '0,5u')).toEqual(['0,5%', 'R$ 5']);
  });

  it('ten losses at 3 % cost 26.3 % with a proportional stake, 30 % with a fixed one', () => {
    const table = <figures.LosingStreakTable locale="pt" percents={[3]} losses={10} />;
    expect(row(table, '3%')).toEqual(['73,7% (−26,3%)', '70% (−30%)']);
  });

  it('Kelly at 2.10', () => {
    const table = <figures.KellyTable locale="pt" odds={2.1} probabilities={[0.45, 0.5]} />;
    expect(row(table, '45%')).toEqual(['−R$ 5,50', 'não apostar', 'não apostar']);
    expect(row(table, '50%')).toEqual(['+R$ 5', '4,5%', '2,3%']);
  });

  it('the Martingale loses R$ 1.270 in 0.94 % of cycles of seven', () => {
    expect(row(<figures.MartingaleTable locale="pt" stake={10} doublings={7} />, '7')).toEqual([
      'R$ 640',
      'R$ 1.270',
      '0,94%',
    ]);
  });

  it('and goes bust in 100 cycles with 61 %', () => {
    expect(row(<figures.RuinChart locale="pt" doublings={[7]} cycles={200} />, '100')).toEqual(['61%']);
    expect(row(<figures.RuinChart locale="pt" doublings={[5]} cycles={300} />, '300')).toEqual(['&gt;99%']);
  });

  it('rollover of R$ 500 at 5x, and what the bonus is worth', () => {
    const table = (
      <figures.RolloverTable locale="pt" bonus={100} multipliers={[5, 35, 40]} rtp={96} contribution={100} />
    );
    expect(row(table, '5x')).toEqual(['R$ 500', 'R$ 20', '+R$ 80']);
    expect(row(table, '35x')).toEqual(['R$ 3.500', 'R$ 140', '−R$ 40']);
    expect(row(table, '40x')).toEqual(['R$ 4.000', 'R$ 160', '−R$ 60']);
  });

  it('a bonus at 96 % RTP is worth nothing at 25x where there is balance to spare', () => {
    const chart = <figures.BonusValueChart locale="pt" deposit={100} bonus={100} stake={5} rtp={96} />;
    expect(row(chart, '25x')[0]).toBe('R$ 0');
    expect(row(chart, '40x')[0]).toBe('−R$ 60');
    expect(renderToStaticMarkup(chart)).toContain('o valor chega a zero em 25x');
  });

  it('a long rollover is finished by few, and leaves the one in the middle without the deposit', () => {
    const table = <figures.BonusOutcomes locale="pt" deposit={100} bonus={100} stake={5} rtp={96} multipliers={[35]} />;
    expect(row(table, '35x, baixa volatilidade').at(-1)).toBe('−R$ 100');
    const [finished = ''] = row(table, '35x, alta volatilidade');
    expect(Number.parseFloat(finished)).toBeLessThan(10);
  });

  it('a crash game of 97 % costs the same at every point', () => {
    const table = <figures.CrashTable locale="pt" rtp={97} stake={10} points={[1.5, 2, 10]} rounds={100} />;
    expect(row(table, '2,00x').slice(0, 2)).toEqual(['48,5%', '−R$ 0,30']);
    expect(row(table, '10,00x').slice(0, 2)).toEqual(['9,7%', '−R$ 0,30']);
    expect(row(<figures.CrashChart locale="pt" rtp={97} />, '1,00x')).toEqual(['97%']);
  });

  it('basic strategy: sixteen stands up to 6 and draws from 7, in letters and in words', () => {
    expect(row(<figures.BlackjackStrategy locale="pt" />, '13–16').slice(4, 6)).toEqual(['Parar', 'Pedir carta']);
    const html = renderToStaticMarkup(<figures.BlackjackStrategy locale="pt" />);
    const cells = ['hit', 'stand', 'double', 'split'].map(
      (play) => html.match(new RegExp(`class="play-${play}"><path d="M.*?<text[^>]*>([CPDS]{2,})<`))?.[1]?.length ?? 0,
    );
    expect(cells.reduce((sum, count) => sum + count, 0)).toBe(210);
  });

  it('a slip returns stake times odds', () => {
    expect(renderToStaticMarkup(<figures.BetSlip locale="pt" stake={20} odds={2.1} />).replace(nbsp, ' ')).toContain(
      'Retorno possível R$ 42',
    );
  });

  it('half the bankroll lost needs it doubled', () => {
    expect(row(<figures.DrawdownChart locale="pt" />, '50%')).toEqual(['100%']);
    expect(row(<figures.BreakEvenChart locale="pt" />, '2,00')).toEqual(['50%']);
  });

  it('roulette: 2.70 % and 5.26 %', () => {
    expect(row(<figures.RouletteTable locale="pt" />, 'Número pleno')).toEqual(['1', '35:1', '2,70%', '2,63%']);
    expect(row(<figures.RouletteTable locale="pt" />, 'Vantagem da casa')).toEqual(['', '', '2,70%', '5,26%']);
    expect(renderToStaticMarkup(<figures.RouletteTable locale="pt" />)).toContain('7,89%');
  });

  it('bankrolls of proportional stakes: most end below the mean, and larger stakes spread wider', () => {
    const chart = <figures.BankrollPaths locale="pt" percents={[1, 3, 5]} bets={300} odds={1.91} probability={0.5} />;
    expect(row(chart, '1%')).toEqual(['66', '86', '113', '87']);
    expect(row(chart, '5%')).toEqual(['9', '36', '138', '51']);
  });

  it('a fixed stake of 2 % runs out in 55.7 % of thousands of bets, and one of 1 % never in a hundred', () => {
    const table = <figures.RuinTable locale="pt" percents={[1, 2]} bets={[99, 1000]} odds={1.91} probability={0.5} />;
    expect(row(table, '1%')).toEqual(['0%', '5,2%']);
    expect(row(table, '2%')[1]).toBe('55,7%');
  });

  it('says what hardly ever happens as less than a hundredth of a percent', () => {
    const table = <figures.RuinTable locale="pt" percents={[1]} bets={[200]} odds={1.91} probability={0.5} />;
    expect(row(table, '1%')).toEqual(['&lt;0,01%']);
  });

  it('losing runs: seven of coins in two hundred tosses', () => {
    expect(row(<figures.LosingRunTable locale="pt" odds={[2]} bets={[200]} />, '2,00')[0]).toMatch(/^7 /);
  });

  it('a yield varies by 10 points after 100 bets at 2.00, and by 2 after 2,500', () => {
    expect(row(<figures.YieldTable locale="pt" odds={[2]} bets={[100, 2500]} />, '2,00')).toEqual(['±10,0', '±2,0']);
    expect(row(<figures.YieldChart locale="pt" odds={1.91} probability={0.5} bets={1000} />, '1.000')).toEqual([
      '+1%',
      '−4,5%',
      '−10%',
    ]);
  });

  it('the chances of all margins of a handicap make up 100 %, and its parts what comes back', () => {
    const table = <figures.HandicapValueTable locale="pt" line={-0.75} stake={100} odds={1.95} home={1.5} away={1.1} />;
    const html = renderToStaticMarkup(table).replace(nbsp, ' ');
    const body = html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>'));
    const cells = [...body.matchAll(/<tr>.*?<td>([\d,]+)%<\/td><td>.*?<\/td><td>R\$ ([\d,]+)<\/td><\/tr>/g)];
    const sum = (column: number) =>
      cells.reduce((total, cell) => total + Number.parseFloat((cell[column] ?? '').replace(',', '.')), 0);
    expect(sum(1)).toBeCloseTo(100, 0);
    expect(html).toContain(`R$ ${sum(2).toFixed(2).replace('.', ',')}`);
  });

  it('expected goals: 2.5 in all pass 2.5 goals in 45.6 %', () => {
    const [, over] = row(<figures.GoalRateTable locale="pt" matches={[{ home: 1.5, away: 1 }]} />, '1,5 + 1,0');
    expect(over).toBe('45,6%');
  });

  it('the tickets lead from the bankroll to what is left of it', () => {
    const chart = <figures.TicketsChart locale="pt" bankroll={300} tickets={tickets} />;
    expect(row(chart, 'Início')).toEqual(['R$ 300', 'R$ 300']);
    expect(row(chart, 'Domingo')).toEqual(['R$ 253,50', 'R$ 298,35']);
  });

  it('a goal brings the price at the ground down a minute before the late screen', () => {
    const chart = <figures.PriceDelayChart locale="pt" perMinute={0.028} goal={70} delay={40} />;
    expect(row(chart, '71')[0]).not.toBe(row(chart, '70')[1]);
    expect(row(chart, '69')[0]).toBe(row(chart, '70')[1]);
  });

  it('a count chart leaves no total out', () => {
    const html = renderToStaticMarkup(<figures.CountChart locale="pt" of="corners" mean={10.1} line={9.5} />);
    const chances = [...html.matchAll(/<td>([\d,]+)%<\/td>/g)].map(([, cell = '']) => Number(cell.replace(',', '.')));
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(100, 0);
    expect(row(<figures.RecoveryChart locale="pt" drawdowns={[50]} />, '50%')).toEqual(['100%']);
    expect(row(<figures.StreakChart locale="pt" percents={[10]} losses={4} />, 'Stake de 10%')).toEqual([
      '60%',
      '66,7%',
    ]);
  });

  it('reckoners: 50 %, 1.91, R$ 300 and 5x at 10 %', () => {
    expect(row(<figures.FairOddsReckoner locale="pt" />, '50%')).toEqual(['2,00', '1,94', '1,90', '1,84']);
    expect(row(<figures.BreakEvenReckoner locale="pt" />, '1,20')).toEqual(['83,3%', 'R$ 2', '5,0']);
    expect(row(<figures.StakeReckoner locale="pt" />, '300')).toEqual(['3', '6', '9', '15']);
    expect(row(<figures.RolloverReckoner locale="pt" />, '5x')).toEqual(['500', '1.000', '2.500', '5.000']);
  });

  it('slot sessions: every one is in the chart, and a balance of 100 lasts 1,000 spins for few at high volatility', () => {
    const chart = <figures.SessionOutcomes locale="pt" rtp={96} spins={1000} balance={100} />;
    expect(row(chart, 'Fazem todos os giros')).toEqual(['71,9%', '7,3%']);
    const html = renderToStaticMarkup(chart).replace(nbsp, ' ');
    const bins = [...html.matchAll(/<th scope="row">((?:[−+]?\d+) (?:a|ou) [^<]+)</g)].map(([, heading = '']) =>
      row(chart, heading).map((cell) => Number.parseFloat(cell.replace(',', '.'))),
    );
    expect(bins).toHaveLength(16);
    for (const column of [0, 1]) {
      expect(bins.reduce((sum, cells) => sum + (cells[column] ?? 0), 0)).toBeCloseTo(100, 0);
    }
  });

  it('the invented slots pay the same prizes at any RTP, less often', () => {
    expect(row(<figures.SlotPrizes locale="pt" rtp={96} />, '8x')).toEqual(['1 em 52', '–']);
    expect(row(<figures.SlotPrizes locale="pt" rtp={48} />, '8x')).toEqual(['1 em 104', '–']);
    expect(row(<figures.SlotPrizes locale="pt" rtp={96} />, 'Desvio-padrão por giro')).toEqual(['2,1', '34,1']);
  });
});

describe('Calc', () => {
  const text = (element: ReactElement) => {
    expect(isValidElement(element)).toBe(true);
    return renderToStaticMarkup(element).replace(nbsp, ' ');
  };

  it('writes each unit in the language of the text', () => {
    expect(text(<figures.Calc locale="pt" formula="implied-probability" odds={2.5} />)).toBe('40%');
    expect(text(<figures.Calc locale="es" formula="implied-probability" odds={2.5} />)).toBe('40 %');
    expect(text(<figures.Calc locale="pt" formula="odds-from-probability" probability={0.4} />)).toBe('2,50');
    expect(text(<figures.Calc locale="en" formula="odds-from-probability" probability={0.4} />)).toBe('2.50');
    expect(text(<figures.Calc locale="pt" formula="turnover" base={100} multiplier={5} contribution={100} />)).toBe(
      'R$ 500',
    );
    expect(
      text(<figures.Calc locale="pt" formula="bonus-value" bonus={100} multiplier={5} contribution={100} rtp={96} />),
    ).toBe('+R$ 80');
    expect(text(<figures.Calc locale="pt" formula="expected-count" own={6} opponent={5.5} average={5} />)).toBe('6,60');
  });

  it('keeps the decimals that a formula asks for', () => {
    expect(text(<figures.Calc locale="pt" formula="roulette-edge" pockets={37} />)).toBe('2,70%');
    expect(text(<figures.Calc locale="pt" formula="martingale-over-cycles" doublings={7} cycles={100} />)).toBe('61%');
    expect(text(<figures.Calc locale="pt" formula="martingale-bust" doublings={7} />)).toBe('0,94%');
  });

  it('holds amounts together with a non-breaking space', () => {
    expect(renderToStaticMarkup(<figures.Calc locale="pt" formula="stake" bankroll={1000} percent={2} />)).toBe(
      'R$\u00a020',
    );
  });
});
