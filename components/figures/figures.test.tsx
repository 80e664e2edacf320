import { load } from 'cheerio';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DataTable } from '@/components/ui/data-table.tsx';
import type { MdxProps } from '@/lib/content/schema/mdx-components.ts';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import * as figures from './index.ts';

const tickets = [
  { name: 'Sexta', odds: 1.45, stake: 30, won: true },
  { name: 'Domingo', odds: 1.91, stake: 60, won: false },
];

const { Calc, ...drawn } = figures;
type FigureName = keyof typeof drawn;

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
  RuinTable: { percents: [1, 2, 3], bets: [99, 200, 1000], odds: 1.91, probability: 0.5 },
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

const example = (name: FigureName, locale: Locale = 'pt'): ReactElement =>
  createElement(drawn[name] as ComponentType<{ locale: Locale }>, { locale, ...(examples[name] as object) });

const all = (locale: Locale) => (Object.keys(examples) as FigureName[]).map((name) => example(name, locale));

/** A figure's HTML, its non-breaking spaces as plain ones. */
const html = (figure: ReactElement) => renderToStaticMarkup(figure).replaceAll('\u00a0', ' ');
const text = (figure: ReactElement) => load(html(figure)).text();

/** The rows of a figure's tables as the texts of their cells, headings included. */
function rows(figure: ReactElement): string[][] {
  const { rows } = load(html(figure)).extract({ rows: [{ selector: 'tr', value: { cells: ['th, td'] } }] });
  return rows.map(({ cells }) => cells);
}

/** Text of a row's cells: the row that starts with this heading. */
function row(figure: ReactElement, heading: string): string[] {
  const [, ...cells] = rows(figure).find(([first]) => first === heading) ?? [];
  return cells;
}

describe('every figure, in every language', () => {
  it.each(localeCodes)('is one figure with a caption, whole in %s', (locale) => {
    for (const element of all(locale)) {
      const html = renderToStaticMarkup(element);
      expect(html.match(/<figure/g)).toHaveLength(1);
      expect(html.match(/<figcaption/g)).toHaveLength(1);
      // A missing message shows its key; an argument that was not given, its braces.
      expect(html).not.toMatch(/figures\.|[{}]/);
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
    [-0.5, 'win win win loss loss loss'],
    [-0.25, 'win win win push loss loss loss'],
    [0.25, 'win win win push win loss loss'],
  ])('%d from +3 to −2: %s', (line, outcomes) => expect(cells(line)).toBe(outcomes));
});

// Each column's number in its unit. That the numbers are right, the tests of lib/betting prove.
describe('rows of the examples', () => {
  it.each<[figure: FigureName, heading: string, cells: string[]]>([
    ['OddsTable', '11,00', ['10/1', '+1000', '9,1%']],
    ['OverroundTable', 'Over/under 2,5', ['1,91 / 1,91', '104,7%', '4,7%', '4,5%']],
    ['OverroundChart', '1X2', ['2,10 / 3,40 / 3,60', '104,8%', '4,8%', '4,6%']],
    ['BreakEvenChart', '2,00', ['50%']],
    ['AccumulatorTable', '4', ['13,31', '6,3%', '−R$ 16,82']],
    ['HandicapGrid', 'Vence por 1 gol', ['Meia vitória', 'R$ 145', '+R$ 45']],
    ['HandicapTable', '−0,75', ['Ganha', 'Ganha', 'Meia vitória', 'Perde', 'Perde', 'Perde']],
    ['HandicapChart', '−0,75', ['Ganha', 'Ganha', 'Meia vitória', 'Perde', 'Perde', 'Perde']],
    ['TotalsTable', '2,25', ['Perde', 'Meia derrota', 'Ganha', 'Ganha']],
    ['StakeTable', '2,5%', ['R$ 25']],
    ['UnitTable', '0,5u', ['0,5%', 'R$ 5']],
    ['LosingStreakTable', '3%', ['73,7% (−26,3%)', '70% (−30%)']],
    ['BankrollPaths', '1%', ['66', '86', '113', '87']],
    ['DrawdownChart', '50%', ['100%']],
    ['KellyTable', '45%', ['−R$ 5,50', 'não apostar', 'não apostar']],
    ['KellyTable', '50%', ['+R$ 5', '4,5%', '2,3%']],
    ['MartingaleTable', '7', ['R$ 640', 'R$ 1.270', '0,94%']],
    ['RuinChart', '200', ['>99%', '85%', '39%']],
    ['RolloverTable', '35x', ['R$ 3.500', 'R$ 140', '−R$ 40']],
    ['BonusValueChart', '25x', ['R$ 0', '+R$ 26', '+R$ 79']],
    ['BonusOutcomes', '35x, alta volatilidade', ['3,4%', '+R$ 77', '−R$ 100']],
    ['SlotPrizes', '8x', ['1 em 52', '–']],
    ['SlotPrizes', 'Desvio-padrão por giro', ['2,1', '34,1']],
    ['SessionOutcomes', 'Fazem todos os giros', ['99,8%', '25,7%']],
    ['SessionOutcomes', 'Resultado médio', ['−12,0', '−8,2']],
    ['CrashChart', '1,00x', ['97%']],
    ['CrashTable', '2,00x', ['48,5%', '−R$ 0,30', '34%']],
    ['RouletteTable', 'Número pleno', ['1', '35:1', '2,70%', '2,63%']],
    ['RouletteTable', 'Vantagem da casa', ['', '', '2,70%', '5,26%']],
    ['RouletteChart', '8.000', ['−R$ 410', '−R$ 2.162', '−R$ 3.915']],
    ['GoalRateTable', '1,5 + 1,1', ['73,3%', '48,2%', '26,4%', '51,8%']],
    ['HandicapValueTable', 'Vence por 1 gol', ['23,2%', 'R$ 147,50', 'R$ 34,28']],
    ['RuinTable', '1%', ['0%', '<0,01%', '5,2%']],
    ['LosingRunTable', '2,00', ['5 (ou 8)', '7 (ou 10)']],
    ['YieldTable', '2,00', ['±10,0', '±2,0']],
    ['YieldChart', '1.000', ['+1%', '−4,5%', '−10%']],
    ['StreakChart', 'Stake de 10%', ['60%', '66,7%']],
    ['TicketsChart', 'Início', ['R$ 300', 'R$ 300']],
    ['TicketsChart', 'Domingo', ['R$ 253,50', 'R$ 298,35']],
    ['RecoveryChart', '50%', ['100%']],
    ['FairOddsReckoner', '50%', ['2,00', '1,94', '1,90', '1,84']],
    ['BreakEvenReckoner', '1,20', ['83,3%', 'R$ 2', '5,0']],
    ['StakeReckoner', '300', ['3', '6', '9', '15']],
    ['RolloverReckoner', '5x', ['500', '1.000', '2.500', '5.000']],
  ])('%s, %s: %j', (figure, heading, cells) => expect(row(example(figure), heading)).toEqual(cells));
});

it.each<[figure: FigureName, words: string]>([
  ['BetSlip', 'Retorno possível R$ 42'],
  ['BonusValueChart', 'o valor chega a zero em 25x'],
  ['RouletteChart', 'umas 5.300 rodadas'],
  ['RouletteTable', '7,89%'],
])('%s says “%s”', (figure, words) => expect(text(example(figure))).toContain(words));

it('a handicap is told match by match, the first and the last for all beyond', () => {
  const [, ...matches] = rows(example('HandicapGrid'));
  expect(matches.map(([heading]) => heading)).toEqual([
    'Vence por 3 ou mais',
    'Vence por 2 gols',
    'Vence por 1 gol',
    'Empata',
    'Perde por 1 gol',
    'Perde por 2 ou mais',
  ]);
});

it('handicap lines run from a win of every line to a loss of every line', () => {
  const table = <figures.HandicapTable locale="pt" lines={[-2.75, 1.75]} />;
  expect(row(table, 'Linha')).toEqual(['+4', '+3', '+2', '+1', '0', '−1', '−2', '−3']);
});

it('totals run from a loss of every line to a win of every line', () => {
  const goals = (lines: number[]) => row(<figures.TotalsTable locale="pt" lines={lines} />, 'Over');
  expect(goals([2.25, 2.75])).toEqual(['1 gol', '2 gols', '3 gols', '4 gols']);
  expect(goals([0.5, 4.5])).toEqual(['0 gol', '1 gol', '2 gols', '3 gols', '4 gols', '5 gols']);
});

/** The sum of a column of rows. */
const sum = (table: string[][], column: number) =>
  table.reduce(
    (total, cells) => total + Number.parseFloat((cells[column] ?? '').replace(/^R\$ /, '').replace(',', '.')),
    0,
  );

it('the chances of all margins of a handicap make up 100 %, and its parts what comes back', () => {
  const margins = rows(example('HandicapValueTable')).slice(1, -1);
  expect(sum(margins, 1)).toBeCloseTo(100, 0);
  expect(text(example('HandicapValueTable'))).toContain(`R$ ${sum(margins, 3).toFixed(2).replace('.', ',')}`);
});

it('a goal brings the price at the ground down a minute before the late screen', () => {
  const chart = example('PriceDelayChart');
  expect(row(chart, '71')[0]).not.toBe(row(chart, '70')[1]);
  expect(row(chart, '69')[0]).toBe(row(chart, '70')[1]);
});

it('a count chart leaves no total out', () => {
  const [, ...totals] = rows(example('CountChart'));
  expect(sum(totals, 1)).toBeCloseTo(100, 0);
});

it('every slot session is in the chart', () => {
  const bins = rows(example('SessionOutcomes')).filter(([heading]) => /^[−+]?\d+ (a|ou) /.test(heading ?? ''));
  expect(bins).toHaveLength(16);
  for (const column of [1, 2]) expect(sum(bins, column)).toBeCloseTo(100, 0);
});

it('basic strategy is drawn in letters and has words as its data', () => {
  const figure = example('BlackjackStrategy');
  expect(row(figure, '13–16').slice(4, 6)).toEqual(['Parar', 'Pedir carta']);
  const cells = ['hit', 'stand', 'double', 'split'].map(
    (play) =>
      html(figure).match(new RegExp(`class="play-${play}"><path d="M.*?<text[^>]*>([CPDS]{2,})<`))?.[1]?.length ?? 0,
  );
  expect(cells.reduce((sum, count) => sum + count, 0)).toBe(210);
});

describe('Calc', () => {
  it('writes each unit in the language of the text', () => {
    expect(text(<Calc locale="pt" formula="implied-probability" odds={2.5} />)).toBe('40%');
    expect(text(<Calc locale="es" formula="implied-probability" odds={2.5} />)).toBe('40 %');
    expect(text(<Calc locale="pt" formula="odds-from-probability" probability={0.4} />)).toBe('2,50');
    expect(text(<Calc locale="en" formula="odds-from-probability" probability={0.4} />)).toBe('2.50');
    expect(text(<Calc locale="pt" formula="turnover" base={100} multiplier={5} contribution={100} />)).toBe('R$ 500');
    expect(
      text(<Calc locale="pt" formula="bonus-value" bonus={100} multiplier={5} contribution={100} rtp={96} />),
    ).toBe('+R$ 80');
    expect(text(<Calc locale="pt" formula="expected-count" own={6} opponent={5.5} average={5} />)).toBe('6,60');
  });

  it('keeps the decimals that a formula asks for', () => {
    expect(text(<Calc locale="pt" formula="roulette-edge" pockets={37} />)).toBe('2,70%');
    expect(text(<Calc locale="pt" formula="martingale-over-cycles" doublings={7} cycles={100} />)).toBe('61%');
  });

  it('holds amounts together with a non-breaking space', () => {
    expect(renderToStaticMarkup(<Calc locale="pt" formula="stake" bankroll={1000} percent={2} />)).toBe('R$\u00a020');
  });
});
