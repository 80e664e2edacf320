/** `content/reviews/<id>/review.yml`: everything about an operator that is not prose. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { currencies } from '@/lib/i18n/format.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { criterionIds } from './criteria.ts';
import {
  day,
  eachOnce,
  localized,
  month,
  pageLink,
  partialDate,
  region,
  rising,
  rule,
  slug,
  source,
  text,
} from './fields.ts';

/** A score from 0 to 10 with at most one decimal. */
const score = z.number().min(0).max(10).multipleOf(0.1);
/** More than a million of any of `currencies` is a slip; a currency of smaller units would need more room. */
const money = z.strictObject({
  amount: z.number().nonnegative().max(1_000_000).multipleOf(0.01),
  currency: z.enum(currencies),
});

const facts = z.strictObject({
  founded: z.int().min(1900).max(2100).optional().describe('Ano em que a marca começou a operar.'),
  minimumDeposit: money.optional().describe('Depósito mínimo: { amount: 20, currency: BRL }.'),
  minimumWithdrawal: money.optional().describe('Saque mínimo: { amount: 20, currency: BRL }.'),
  payments: z
    .array(z.enum(['pix', 'card', 'crypto', 'spei', 'oxxo', 'transfer']))
    .min(1)
    .refine(...eachOnce)
    .optional()
    .describe('Formas de pagamento informadas.'),
  withdrawalMinutes: z
    .int()
    .positive()
    .optional()
    .describe('Prazo máximo do saque segundo a casa, em minutos; do PIX, se ela o tem.'),
  /** `upTo`: the greatest total, one entry per currency; `percentages` of the first deposits. */
  bonus: z
    .strictObject({
      upTo: z.array(money).min(1).optional(),
      deposits: z.int().positive().optional(),
      percentages: z.array(z.int().positive()).min(1).optional(),
      freeSpins: z.int().positive().optional(),
    })
    .refine((bonus) => Object.keys(bonus).length > 0, rule('someField'))
    .optional()
    .describe('Bônus informado em 2025; aparece como informação, nunca como oferta.'),
  rollover: z
    .strictObject({ times: z.number().positive().multipleOf(0.1), typical: z.literal(true).optional() })
    .optional()
    .describe('Multiplicador do rollover; typical: true se é o valor usual, não o de uma oferta.'),
  cashback: z
    .strictObject({
      percent: z.number().positive().max(100),
      every: z.enum(['week', 'friday']),
      casino: z.literal(true).optional(),
    })
    .optional()
    .describe('Parte da perda que volta, em porcento, e quando.'),
  vipLevels: z.int().positive().optional().describe('Níveis do programa VIP.'),
  gamesOver: z.int().positive().optional().describe('Mais de quantos jogos.'),
  providersOver: z.int().positive().optional().describe('Mais de quantos fornecedores de jogos.'),
  support: z
    .array(z.enum(['chat24', 'email']))
    .min(1)
    .refine(...eachOnce)
    .optional()
    .describe('Canais de atendimento.'),
  mobileApp: z.boolean().optional().describe('true se há aplicativo, false se se sabe que não há.'),
  complaints: text.optional().describe('Situação em um site de reclamações, nas palavras dele.'),
});

/** What one authority's record says of an operator, as of a day. */
const record = {
  country: slug.describe('id de um país de content/countries.yml, ou de um lugar de “elsewhere”.'),
  lists: z
    .array(month)
    .min(1)
    .refine(...rising)
    .optional()
    .describe('Meses das cópias da lista oficial do país em que a casa foi procurada: ["2025-09", "2026-10"].'),
  sources: z.array(source).optional().describe('Outras fontes: ato, notícia, página da casa.'),
  note: localized.optional().describe('O que mais se sabe, em uma frase.'),
  checked: day.describe('Dia da conferência, AAAA-MM-DD.'),
};

/** An act that authorises somebody. */
const permit = {
  holder: text.describe('Empresa titular.'),
  act: text.describe('Ato ou número, por exemplo Portaria SPA/MF nº 2.090/2024.'),
  from: partialDate.optional().describe('Desde quando.'),
  domain: text.optional().describe('Endereço autorizado, por exemplo superbet.bet.br.'),
};

/**
 * One authorisation of an operator, or that none was found. `held`: in force on the day of the check. `ended`: it was, until
 * `until`, or until the country ended all of them. `unclear`: something speaks for one, nothing confirms it.
 */
const authorisation = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('held'), ...record, ...permit }),
  z.strictObject({ state: z.literal('ended'), ...record, ...permit, until: partialDate.optional() }),
  z.strictObject({ state: z.literal('none found'), ...record }),
  z.strictObject({ state: z.literal('unclear'), ...record, ...z.strictObject(permit).partial().shape }),
]);
export type Authorisation = z.infer<typeof authorisation>;

/** Scores and facts of a review, by where they stand in `review.yml`. */
export const claims = [
  'rating',
  'score.value',
  ...criterionIds.map((id) => `criteria.${id}` as const),
  ...facts.keyof().options.map((name) => `facts.${name}` as const),
] as const;
export type Claim = (typeof claims)[number];

/** A score or fact that a change puts right. `from` and `to` as `review.yml` writes them; left out where nothing stood, or stands. */
const correction = z
  .strictObject({ figure: z.enum(claims), from: z.unknown().optional(), to: z.unknown().optional() })
  .refine(({ from, to }) => !isDeepStrictEqual(from, to), rule('changes'));

export const reviewFile = z.strictObject({
  name: text.describe('Nome da casa.'),
  mark: text.max(3).describe('Uma a três letras do monograma.'),
  region: region.describe('Lista em que a casa aparece.'),
  order: z.int().positive().describe('Lugar na lista da região, a partir de 1, sem repetição.'),
  original: z.enum(localeCodes).describe('Língua em que o texto é escrito primeiro.'),
  layout: z
    .enum(['standard', 'numbered', 'tabs'])
    .describe('standard; numbered (critérios numerados e tabela de notas); tabs (texto em abas).'),
  rating: score.describe('Nota no ranking, de 0 a 10.'),
  score: z
    .strictObject({
      value: score,
      scale: z.literal([5, 10]),
      /** The mean is rounded to one decimal; the check recomputes it. */
      average: z.boolean(),
    })
    .describe('Nota da análise: value, scale (5 ou 10) e average (true se for a média dos critérios).'),
  criteria: z
    .array(z.strictObject({ id: z.enum(criterionIds), score: score.optional() }))
    .length(6)
    .describe('Seis critérios, na ordem da página; sem “score” quando a nota não foi publicada.'),
  highRisk: z.literal(true).optional().describe('true mostra o aviso de alto risco.'),
  /** `history`: leads to the previous page of this site where there is one, else to `to`. */
  back: z
    .strictObject({ to: pageLink, history: z.literal(true).optional() })
    .optional()
    .describe('Link de volta no topo da página.'),
  authorisations: z
    .array(authorisation)
    .min(1)
    .describe('O que consta em cada país: held, ended, none found ou unclear, com fontes e dia da conferência.'),
  facts: facts.describe('Dados da casa. O que não tem fonte fica de fora e aparece como “não informado”.'),
  firstEdition: z
    .literal(true)
    .optional()
    .describe('true: notas e dados vêm da primeira edição do site, de 2025; a página diz isso entre as fontes.'),
  sources: z.array(source).describe('De onde vêm os outros dados; [] se não há.'),
  history: z
    .array(z.strictObject({ date: day, change: localized, corrects: z.array(correction).min(1).optional() }))
    .min(1)
    .describe(
      'Mudanças datadas desta análise, da mais nova para a mais antiga; corrects diz que notas e dados uma delas corrige.',
    ),
});
export type ReviewFile = z.infer<typeof reviewFile>;
