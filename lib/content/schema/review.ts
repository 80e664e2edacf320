/** `content/reviews/<id>/review.yml`: everything about an operator that is not prose. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { currencies } from '@/lib/i18n/format.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { criterionIds } from './criteria.ts';
import {
  day,
  eachOnce,
  flag,
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
  amount: z
    .number()
    .nonnegative()
    .max(1_000_000)
    .multipleOf(0.01)
    .describe('Valor, de 0 a 1000000, com ponto decimal: 20 ou 7.5.'),
  currency: z.enum(currencies).describe('Código da moeda, por exemplo MXN.'),
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
  bonus: z
    .strictObject({
      upTo: z
        .array(money)
        .min(1)
        .optional()
        .describe('Total máximo, uma vez em cada moeda informada: [{ amount: 900, currency: USD }].'),
      deposits: z.int().positive().optional().describe('Em quantos depósitos o bônus se divide.'),
      percentages: z
        .array(z.int().positive())
        .min(1)
        .optional()
        .describe('Porcentagem de cada um dos primeiros depósitos, em ordem: [100, 75, 50].'),
      freeSpins: z.int().positive().optional().describe('Máximo de giros.'),
    })
    .refine((bonus) => Object.keys(bonus).length > 0, rule('someField'))
    .optional()
    .describe('Bônus informado em 2025; aparece como informação, nunca como oferta.'),
  rollover: z
    .strictObject({
      times: z.number().positive().multipleOf(0.1).describe('Multiplicador: 35 aparece como “35x”.'),
      typical: flag.describe('true se é o valor usual, não o de uma oferta; a página diz “em geral”.'),
    })
    .optional()
    .describe('Quantas vezes se aposta o bônus, ou o depósito mais o bônus, antes do saque.'),
  cashback: z
    .strictObject({
      percent: z
        .number()
        .positive()
        .max(100)
        .describe('Quanto da perda volta, em porcento, até 100: 10 quer dizer 10%.'),
      every: z.enum(['week', 'friday']).describe('Quando volta: week (por semana) ou friday (às sextas-feiras).'),
      casino: flag.describe('true se vale para o cassino; a página diz “no cassino”.'),
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

/** One authorisation of an operator, or that none was found. */
const authorisation = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('held').describe('held: em vigor no dia da conferência.'),
    ...record,
    ...permit,
  }),
  z.strictObject({
    state: z.literal('ended').describe('ended: esteve em vigor e acabou.'),
    ...record,
    ...permit,
    until: partialDate
      .optional()
      .describe('Quando acabou; sem a linha, vale o dia em que o país acabou com todas (“ended” em countries.yml).'),
  }),
  z.strictObject({
    state: z.literal('none found').describe('none found: procurada e não encontrada.'),
    ...record,
  }),
  z.strictObject({
    state: z.literal('unclear').describe('unclear: algo indica uma autorização, nada a confirma.'),
    ...record,
    ...z.strictObject(permit).partial().shape,
  }),
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

/** A score or fact that a change puts right. */
const correction = z
  .strictObject({
    figure: z.enum(claims).describe('Qual nota ou dado: rating, score.value, criteria.<id> ou facts.<nome>.'),
    from: z
      .unknown()
      .optional()
      .describe('Valor de antes, escrito como no arquivo: 9.5. Sem a linha, antes não havia nada.'),
    to: z
      .unknown()
      .optional()
      .describe('Valor que ficou no lugar, escrito como no arquivo: 9.4. Sem a linha, não ficou nada.'),
  })
  .refine(({ from, to }) => !isDeepStrictEqual(from, to), rule('changes'));

/** `content/reviews/<id>/review.yml`: scores (0–10, or 0–5 where `scale` says so), facts, authorisations and history of an operator. */
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
      value: score.describe('A nota, de 0 até a escala, com até um decimal: 8.2.'),
      scale: z.literal([5, 10]).describe('A nota mais alta possível: 5 ou 10.'),
      average: z
        .boolean()
        .describe(
          'true se a nota é a média dos critérios, com um decimal: a checagem refaz a conta, e a página põe estrelas.',
        ),
    })
    .describe('Nota da análise, na sua escala.'),
  criteria: z
    .array(
      z.strictObject({
        id: z
          .enum(criterionIds)
          .describe('O critério; o nome que a página mostra está em “criteria”, em messages/pt.json.'),
        score: score.optional().describe('Nota do critério, de 0 a 10, com até um decimal.'),
      }),
    )
    .length(6)
    .describe('Seis critérios, na ordem da página; sem “score” quando a nota não foi publicada.'),
  highRisk: flag.describe('true mostra o aviso de alto risco.'),
  back: z
    .strictObject({
      to: pageLink.describe('Página deste site, sem a língua, por exemplo /brasil.'),
      history: flag.describe('true: leva à página anterior, se ela for deste site; se não, à de “to”.'),
    })
    .optional()
    .describe('Link de volta no topo da página.'),
  authorisations: z
    .array(authorisation)
    .min(1)
    .describe('O que consta em cada país: held, ended, none found ou unclear, com fontes e dia da conferência.'),
  facts: facts.describe('Dados da casa. O que não tem fonte fica de fora e aparece como “não informado”.'),
  firstEdition: flag.describe(
    'true: notas e dados vêm da primeira edição do site, de 2025; a página diz isso entre as fontes.',
  ),
  sources: z.array(source).describe('De onde vêm os outros dados; [] se não há.'),
  history: z
    .array(
      z.strictObject({
        date: day.describe('Dia da mudança, AAAA-MM-DD.'),
        change: localized.describe('O que mudou e por quê, em uma ou duas frases.'),
        corrects: z
          .array(correction)
          .min(1)
          .optional()
          .describe('Notas e dados que a mudança corrige: { figure: rating, from: 9.5, to: 9.4 }.'),
      }),
    )
    .min(1)
    .describe('Mudanças datadas desta análise, da mais nova para a mais antiga.'),
});
export type ReviewFile = z.infer<typeof reviewFile>;
