import { factText } from './fact-text.ts';

const within = (withdrawalMinutes: number, payments: 'pix' | 'card' = 'card') => ({
  facts: { withdrawalMinutes, payments: [payments] },
  region: 'brasil' as const,
  authorisations: [],
});

test.each([
  ['pt', 'PIX em até 30 minutos (informado em 2025)', within(30, 'pix')],
  ['es', 'PIX en un plazo de hasta 30 minutos (informado en 2025)', within(30, 'pix')],
  ['en', 'PIX within 30 minutes (as stated in 2025)', within(30, 'pix')],
  ['pt', 'em até 90 minutos (informado em 2025)', within(90)],
  ['pt', 'em até 1 hora (informado em 2025)', within(60)],
  ['es', 'en un plazo de hasta 12 horas (informado en 2025)', within(720)],
  ['pt', 'em até 3 dias (informado em 2025)', within(4320)],
  ['es', 'en un plazo de hasta 3 días (informado en 2025)', within(4320)],
  ['en', 'within 3 days (as stated in 2025)', within(4320)],
] as const)('a withdrawal’s time in the greatest unit that is whole, %s: %s', (locale, expected, review) => {
  expect(factText('withdrawal', review, locale)).toBe(expected);
});
