/**
 * What each content file may hold. Every schema is strict: an unknown field is an error, a missing fact stays missing
 * ("não informado" on the page) and is never filled in by a default.
 */
import { z } from 'zod';
import { currencies } from '@/lib/i18n/format.ts';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import type { rules } from '../sentences/fields.ts';
import { iconNames } from './icons.ts';

/** Names the rule behind a pattern; the checks say it in words. */
const rule = (name: keyof typeof rules) => name;

/** Folder names and addresses: lower case letters, digits and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('slug'));

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date(rule('day'));

/** A path of this site without the language prefix, e.g. `/guia/apostas-futebol`, or a place on the same page, `#top-ranking`. */
export const internalPath = z
  .string()
  .regex(/^(\/[a-z0-9/-]*)?(#[a-z0-9-]+)?$/, rule('path'))
  .min(1);

const httpsUrl = z.url({ protocol: /^https$/, error: rule('https') });
/** What other addresses are made of by adding a path. */
const origin = z.string().regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/, rule('origin'));
const icon = z.enum(iconNames);
const text = z.string().trim().min(1);

/** One text in several languages. The default language is required; pages in a language without one show the default. */
const localized = z.strictObject(
  Object.fromEntries(localeCodes.map((code) => [code, code === defaultLocale ? text : text.optional()])) as {
    [L in Locale]: L extends typeof defaultLocale ? typeof text : z.ZodOptional<typeof text>;
  },
);

/** A date as far as it is known: a day, else its month (`1956-07`), else its year (`"1982"`). */
const partialDate = z.union([
  z.iso.date(rule('partialDate')),
  z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, rule('partialDate')),
]);

/**
 * Where a statement comes from. `date` is that of publication, or the day of our reading where the source gives none. `copy` is
 * the day of the copy that was read, where the page itself could not be opened; the page says so.
 */
const source = z.strictObject({
  title: text,
  publisher: text,
  url: httpsUrl.optional(),
  date: partialDate,
  copy: day.optional(),
});
export type Source = z.infer<typeof source>;

const head = {
  /** `<h1>` and `<title>`; at most 60 characters, so that search results show it whole. */
  title: text.max(60),
  /** Meta description, 70 to 160 characters, unique per page and language. */
  description: text.min(70).max(160),
};

const state = {
  /** Day of the last change of substance; sitemap and structured data show it. */
  updated: day,
  /** Left out of the export everywhere; `npm run dev` shows it with a badge. */
  draft: z.literal(true).optional(),
  /** On a translation: the hash of the original that it was made from (`npm run i18n:status -- --write` puts it there). */
  translationOf: z
    .string()
    .regex(/^[0-9a-f]{12}$/, rule('hash'))
    .optional(),
};

/** Frontmatter of `content/pages/<route>/<locale>.mdx`. */
export const pageFrontmatter = z.strictObject({ ...head, ...state });

const dated = {
  ...head,
  /** First publication. */
  published: day,
  ...state,
  /** Key of `authors` in `content/site.yml`. */
  author: slug,
};

/** Frontmatter of `content/guide/<slug>/<locale>.mdx`. */
export const guideFrontmatter = z.strictObject({
  ...dated,
  /** "Em resumo": what a reader takes away, 3 to 5 short sentences. */
  summary: z.array(text).min(3).max(5),
  /** What the reader can do after reading, one sentence. */
  goal: text,
  /** A responsible-gambling line in the article's own words, where it matters. */
  responsible: text.optional(),
  sources: z.array(source).min(1),
});

/** Frontmatter of `content/blog/<slug>/<locale>.mdx`. */
export const blogFrontmatter = z.strictObject({
  ...dated,
  /** Teaser text of the lists. */
  excerpt: text.max(200),
  category: z.enum(['estrategia', 'iniciantes', 'mercados']),
  sources: z.array(source),
});

/** Frontmatter of `content/reviews/<id>/<locale>.mdx`: the words of a review. Its numbers stand in `review.yml`. */
export const reviewFrontmatter = z.strictObject({
  ...dated,
  /** Text of the review card, one or two sentences. */
  summary: text.max(220),
  /** Three short strings on the card. */
  highlights: z.array(text.max(40)).length(3),
  /** Tags of the evaluation summary. */
  tags: z.array(text.max(30)).min(2).max(6),
  pros: z.array(text).min(2),
  cons: z.array(text).min(1),
  /** Who the operator suits, and who should look elsewhere. */
  suits: z.array(text).min(1),
  avoid: z.array(text).min(1),
  verdict: text,
});

/** Criteria of the reviews; names and icons in `messages` (`criteria.<id>`) and `lib/content/schema/criteria.ts`. */
export const criterionIds = ['usability', 'payments', 'trust', 'markets', 'games', 'support', 'bonuses'] as const;
export type CriterionId = (typeof criterionIds)[number];

/** A score from 0 to 10 with at most one decimal. */
const score = z.number().min(0).max(10).multipleOf(0.1);
const money = z.strictObject({ amount: z.number().nonnegative(), currency: z.enum(currencies) });
export type Money = z.infer<typeof money>;

/** Facts of an operator. A fact that is not known is left out, and the page says "não informado". */
const facts = z.strictObject({
  /** Year in which the brand began to operate. */
  founded: z.int().min(1900).max(2100).optional(),
  minimumDeposit: money.optional(),
  minimumWithdrawal: money.optional(),
  payments: z
    .array(z.enum(['pix', 'card', 'crypto', 'spei', 'oxxo', 'transfer']))
    .min(1)
    .optional(),
  /** Longest time a withdrawal takes by the operator's account, in minutes. */
  withdrawalMinutes: z.int().positive().optional(),
  /** Welcome bonus as informed in 2025: greatest total (one entry per currency), percentages of the first deposits, free spins. */
  bonus: z
    .strictObject({
      upTo: z.array(money).optional(),
      deposits: z.int().positive().optional(),
      percentages: z.array(z.int().positive()).optional(),
      freeSpins: z.int().positive().optional(),
    })
    .optional(),
  /** Rollover multiplier of the bonus. `typical`: usual value, not the value of one offer. */
  rollover: z.strictObject({ times: z.number().positive(), typical: z.literal(true).optional() }).optional(),
  /** Part of the losses that comes back, in percent. */
  cashback: z
    .strictObject({
      percent: z.number().positive().max(100),
      every: z.enum(['week', 'friday']),
      casino: z.literal(true).optional(),
    })
    .optional(),
  vipLevels: z.int().positive().optional(),
  /** "more than N" games and game providers. */
  gamesOver: z.int().positive().optional(),
  providersOver: z.int().positive().optional(),
  support: z
    .array(z.enum(['chat24', 'email']))
    .min(1)
    .optional(),
  mobileApp: z.boolean().optional(),
  /** Standing on a consumer-complaint site, in that site's words. */
  complaints: text.optional(),
});
export type Facts = z.infer<typeof facts>;

/** What one authority's record says of an operator, as of a day. */
const record = {
  country: slug.describe('id de um país de content/countries.yml, ou de um lugar de “elsewhere”.'),
  lists: z
    .array(partialDate)
    .min(1)
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

/** Who or where to ask for help with gambling. */
const helpLine = z.strictObject({
  name: text.describe('Nome do serviço.'),
  lang: z.enum(localeCodes).optional().describe('Língua do nome, se for uma.'),
  place: localized.optional().describe('Parte do país que atende, se não for todo ele.'),
  about: localized.optional().describe('O que é e quando atende.'),
  phone: text.optional().describe('Telefone, como se disca.'),
  url: httpsUrl.optional().describe('Página do serviço.'),
});
export type HelpLine = z.infer<typeof helpLine>;

const country = z.strictObject({
  id: slug.describe('Nome do país nos outros arquivos, por exemplo brasil.'),
  name: localized.describe('Nome do país.'),
  region: z.enum(['brasil', 'latam']).describe('Região do site a que pertence.'),
  language: z.enum(localeCodes).describe('Língua em que o site é lido lá.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, rule('currency'))
    .describe('Código da moeda, ISO 4217.'),
  state: z
    .enum(['prohibited', 'licensed', 'by province', 'restricted', 'unclear'])
    .describe('Apostas on-line: proibidas; com licença; por província; só para quem a lei nomeia; ou não se sabe.'),
  since: partialDate.optional().describe('Desde quando é assim; sem a linha, a página diz “não confirmado”.'),
  law: localized.describe('O que vale hoje para quem aposta, em duas ou três frases.'),
  instruments: z.array(source).min(1).describe('Leis, normas e decisões: título, órgão, data e endereço.'),
  /** The act that ended every authorisation of the country, where one did. */
  ended: z
    .strictObject({ on: day.describe('Dia do fim.'), by: text.describe('Norma, como se cita.') })
    .optional()
    .describe('Norma que acabou com todas as autorizações do país.'),
  follow: z
    .strictObject({ title: localized, url: httpsUrl })
    .optional()
    .describe('Onde acompanhar uma norma que ainda pode mudar.'),
  authority: localized.describe('Quem autoriza.'),
  list: z
    .strictObject({ title: text, publisher: text, url: httpsUrl })
    .optional()
    .describe('Lista oficial de autorizados; sem ela, a página diz que não foi encontrada.'),
  selfExclusion: z
    .strictObject({ text: localized, url: httpsUrl.optional() })
    .optional()
    .describe('Autoexclusão; sem ela, a página diz que não foi encontrada.'),
  help: z.array(helpLine).describe('Linhas de ajuda, a mais geral primeiro; [] se nenhuma foi encontrada.'),
  tax: localized.optional().describe('Imposto sobre o que se ganha, em uma frase.'),
  payments: localized.optional().describe('Como se paga, em duas ou três frases.'),
  sources: z.array(source).min(1).describe('De onde vem o que se diz do país.'),
  checked: day.describe('Dia da conferência, AAAA-MM-DD.'),
});
export type Country = z.infer<typeof country>;

/** `content/countries.yml`: the law of each country that the site is read in, and who helps there. */
export const countriesFile = z.strictObject({
  countries: z.array(country).min(1).describe('Países em que o site é lido.'),
  elsewhere: z
    .record(slug, localized)
    .describe('Lugares que dão licenças que não valem em nenhum desses países: id e nome.'),
});
export type Countries = z.infer<typeof countriesFile>;
/** Scores and facts of a review, by where they stand in `review.yml`. */
export const figures = [
  'rating',
  'score.value',
  ...criterionIds.map((id) => `criteria.${id}` as const),
  ...facts.keyof().options.map((name) => `facts.${name}` as const),
] as const;
export type Figure = (typeof figures)[number];

/** A score or fact that a change puts right. `from` and `to` as `review.yml` writes them; left out where nothing stood, or stands. */
const correction = z.strictObject({
  figure: z.enum(figures),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
});

/** `content/reviews/<id>/review.yml`: everything about an operator that is not prose. */
export const reviewFile = z.strictObject({
  name: text,
  /** One or two letters of the lettermark. */
  mark: text.max(3),
  region: z.enum(['brasil', 'latam']),
  /** Place in its region's review picker, from 1. */
  order: z.int().positive(),
  /** Language the prose is written in first. */
  original: z.enum(localeCodes),
  /** `standard`; `numbered`: criterion sections with numbers and a summary table; `tabs`: the body is split into tabs. */
  layout: z.enum(['standard', 'numbered', 'tabs']),
  /** Rating in rankings and cards, on 0–10 ("nota no ranking"). */
  rating: score,
  /** Score of the analysis ("nota da análise"), on 0–`scale`. */
  score: z.strictObject({
    value: score,
    scale: z.literal([5, 10]),
    /** `true` where the value is the mean of the criteria, rounded to one decimal; the check recomputes it. */
    average: z.boolean(),
  }),
  /** Criteria in page order. A criterion without a published score has none: the page says "não informada". */
  criteria: z.array(z.strictObject({ id: z.enum(criterionIds), score: score.optional() })).length(6),
  highRisk: z.literal(true).optional(),
  /** Label and target of a back link in the hero. `history`: previous page of this site, else the target. */
  back: z.strictObject({ to: internalPath, history: z.literal(true).optional() }).optional(),
  authorisations: z.array(authorisation).min(1),
  facts,
  sources: z.array(source).min(1),
  /** Dated changes of this review, newest first; `corrects` names the scores and facts that one puts right. */
  history: z
    .array(z.strictObject({ date: day, change: localized, corrects: z.array(correction).min(1).optional() }))
    .min(1),
});
export type ReviewFile = z.infer<typeof reviewFile>;

/** `content/guide/guide.yml`: groups in reading order. The next article of a group's last one is `end`, else the next group's first. */
export const guideFile = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: slug,
        title: localized,
        description: localized,
        icon,
        /** Accent of the group's cards, a token of `styles/globals.css`. */
        color: z.enum(['green', 'blue', 'amber', 'red']),
        end: internalPath.optional(),
        articles: z
          .array(
            z.strictObject({
              slug,
              icon,
              /** Reading to the side: it has a card and neighbours, but the articles round it lead past it. */
              aside: z.literal(true).optional(),
              /** Card texts in languages that the article itself is not written in. */
              card: z.partialRecord(z.enum(localeCodes), z.strictObject({ title: text, description: text })).optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** One entry of `content/glossary/<locale>.yml`. Ids are the same in every language; `related` and `article` stand in the default language only. */
export const glossaryEntry = z.strictObject({
  id: slug,
  term: text,
  definition: text,
  example: text,
  /** Ids of related terms. */
  related: z.array(slug).optional(),
  /** Slug of the guide article that teaches the term. */
  article: slug.optional(),
});
export const glossaryFile = z.array(glossaryEntry);
export type GlossaryEntry = z.infer<typeof glossaryEntry>;

/** `content/rankings.yml`: the TOP 3 and the five categories of /rankings. */
export const rankingsFile = z.strictObject({
  top: z
    .array(
      z.strictObject({
        review: slug,
        strength: localized,
        /** `highestRating` is no text but a claim that the check computes; the page says it in the reader's language. */
        highlights: z.array(z.union([z.literal('highestRating'), localized])).length(3),
      }),
    )
    .length(3),
  categories: z
    .array(z.strictObject({ id: slug, icon, title: localized, description: localized, to: internalPath }))
    .length(5),
});

/** `content/related.yml`: where an article or a post leads at its end, by its address: two or three pages of this site, each with a reason. */
export const relatedFile = z.record(
  internalPath,
  z
    .array(z.strictObject({ to: internalPath, reason: localized }))
    .min(2)
    .max(3),
);

/** `content/published.yml`: the addresses that were ever public, and where those that are no pages any more lead. */
export const publishedFile = z.strictObject({
  pages: z.array(internalPath),
  /** Old address → page of this site that took its place. */
  moved: z.record(internalPath, internalPath),
});

/** `content/wording.yml`: phrases that no text may use, why not, and what to write instead; said to writers and developers. */
export const wordingFile = z.array(
  z.strictObject({
    /** In any language; `*` at the end of a word stands for any ending. */
    phrases: z.array(text).min(1),
    reason: z.strictObject({ pt: text, en: text }),
    instead: z.strictObject({ pt: text, en: text }),
  }),
);

/** `content/site.yml`: the owner's settings. */
export const siteFile = z.strictObject({
  name: text,
  url: origin,
  email: z.email(rule('email')),
  /** Copyright year of the footer. */
  year: z.int(),
  authors: z.record(
    slug,
    z.strictObject({
      name: localized,
      role: localized,
      /** One human being, not a team; structured data says which. */
      person: z.literal(true).optional(),
    }),
  ),
  banners: z.strictObject({
    /** `false` turns every banner off. */
    enabled: z.boolean(),
    /** Origin that the banner script comes from. */
    host: origin,
    /** Reserved space, in CSS pixels. */
    width: z.int().positive(),
    height: z.int().positive(),
    /** Banner id → affiliate link id. */
    ids: z.record(z.string().regex(/^\d+$/, rule('digits')), z.int().positive()),
    /** Banners for the place before the footer, in order of choice, each with the region that it is for. */
    bottom: z.array(z.strictObject({ id: z.int().positive(), region: z.enum(['brasil', 'latam']) })).min(1),
  }),
  /**
   * Where partner buttons stand. `all`: on every review, beside the operator's status. `authorised`: only where the operator holds
   * an authorisation in force in a country of its region and betting is lawful there; banners only where betting is lawful.
   */
  partnerButtons: z.enum(['all', 'authorised']),
  /** Review id → tracking link of the partner programme. */
  partnerLinks: z.record(slug, httpsUrl),
});
export type Site = z.infer<typeof siteFile>;
