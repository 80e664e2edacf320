import {
  formatAmerican,
  formatDate,
  formatMoney,
  formatNumber,
  formatOdds,
  formatPercent,
  formatSigned,
  formatSignedMoney,
  formatSignedPercent,
  languageName,
} from './format.ts';

describe('formatNumber', () => {
  it('uses the marks of the language and a true minus', () => {
    expect(formatNumber(-12345.5, 'pt')).toBe('−12.345,5');
    expect(formatNumber(12345.5, 'es')).toBe('12.345,5');
    expect(formatNumber(12345.5, 'en')).toBe('12,345.5');
  });

  it('writes the decimals asked for, and never a negative zero', () => {
    expect(formatNumber(2, 'pt', 2)).toBe('2,00');
    expect(formatNumber(2.3456, 'pt')).toBe('2,35');
    expect(formatNumber(-0.001, 'pt')).toBe('0');
  });
});

test('formatSigned shows the plus, and no sign at zero', () => {
  expect([0.75, 0, -0.75].map((line) => formatSigned(line, 'pt'))).toEqual(['+0,75', '0', '−0,75']);
});

test('formatSignedPercent shows the plus, and writes the sign of per cent as the language does', () => {
  expect([37.2, 0.2, -5.1].map((percent) => formatSignedPercent(percent, 'pt', 0))).toEqual(['+37%', '0%', '−5%']);
  expect(formatSignedPercent(-5.1, 'es', 0)).toBe('−5\u00a0%');
});

describe('formatPercent', () => {
  it.each([
    ['pt', '40%'],
    ['es', '40\u00a0%'],
    ['en', '40%'],
  ] as const)('writes %s', (locale, expected) => {
    expect(formatPercent(40, locale)).toBe(expected);
  });

  it.each([
    [26.2576, '26,3%'],
    [-9.56, '−9,6%'],
    [4.545, '4,5%'],
    [0.9416, '0,94%'],
    [0.0977, '0,098%'],
    [0, '0%'],
    [150, '150%'],
  ])('%d is %s', (percent, expected) => {
    expect(formatPercent(percent, 'pt')).toBe(expected);
  });

  it('keeps the decimals asked for', () => {
    expect(formatPercent(2.7027, 'pt', 2)).toBe('2,70%');
    expect(formatPercent(61.17, 'pt', 0)).toBe('61%');
    expect(formatPercent(0.3, 'pt', 0)).toBe('0,3%');
  });

  it('does not turn nearly certain into certain', () => {
    expect(formatPercent(99.97, 'pt')).toBe('99,9%');
    expect(formatPercent(99.7, 'pt', 0)).toBe('99%');
    expect(formatPercent(99.94, 'pt')).toBe('99,9%');
    expect(formatPercent(100, 'pt')).toBe('100%');
  });
});

test('formatOdds has two decimals', () => {
  expect(formatOdds(2.5, 'pt')).toBe('2,50');
  expect(formatOdds(2.5, 'en')).toBe('2.50');
});

test('formatAmerican has a sign and no other mark', () => {
  expect([-110, 150, 1000].map(formatAmerican)).toEqual(['−110', '+150', '+1000']);
});

describe('formatMoney', () => {
  it('writes cents only where there are any', () => {
    expect(formatMoney(500, 'pt')).toBe('R$\u00a0500');
    expect(formatMoney(1234.5, 'pt')).toBe('R$\u00a01.234,50');
    expect(formatMoney(89.99999999999999, 'pt')).toBe('R$\u00a090');
  });

  it('puts the minus before the sign of the currency, and none before zero', () => {
    expect(formatMoney(-40, 'es')).toBe('−R$\u00a040');
    expect(formatMoney(-0.001, 'pt')).toBe('R$\u00a00');
  });

  it('names other currencies by their code', () => {
    expect(formatMoney(5000, 'en', 'MXN')).toBe('5,000\u00a0MXN');
    expect(formatMoney(900, 'es', 'EUR')).toBe('900\u00a0EUR');
  });
});

test('formatSignedMoney shows gains with a plus', () => {
  expect([80, 0, -60].map((amount) => formatSignedMoney(amount, 'pt'))).toEqual([
    '+R$\u00a080',
    'R$\u00a00',
    '−R$\u00a060',
  ]);
});

describe('formatDate', () => {
  it.each([
    ['pt', '15 jan. 2025'],
    ['es', '15 ene 2025'],
    ['en', '15 Jan 2025'],
  ] as const)('writes %s', (locale, expected) => {
    expect(formatDate('2025-01-15', locale)).toBe(expected);
  });

  it('is the same day in every time zone', () => {
    expect(formatDate('2025-12-01', 'pt')).toBe('1 dez. 2025');
  });

  it.each([
    ['1982', '1982'],
    ['1956-07', 'jul. 1956'],
  ])('says no more than %s does', (date, expected) => {
    expect(formatDate(date, 'pt')).toBe(expected);
  });

  it.each(['2025-1-5', '15/01/2025', '2025-13-01', '2025-02-30', '2025-13', '2025-', '25'])('refuses %s', (date) => {
    expect(() => formatDate(date, 'pt')).toThrow(`date is "${date}"`);
  });
});

describe('languageName', () => {
  it.each([
    ['pt', ['português', 'espanhol', 'inglês']],
    ['es', ['portugués', 'español', 'inglés']],
    ['en', ['Portuguese', 'Spanish', 'English']],
  ] as const)('in %s', (locale, names) => {
    expect((['pt', 'es', 'en'] as const).map((code) => languageName(code, locale))).toEqual(names);
  });
});
