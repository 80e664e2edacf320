/**
 * What each content file may hold. Every schema is strict: an unknown field is an error, a missing fact stays missing
 * ("não informado" on the page) and is never filled in by a default.
 */
import { z } from 'zod';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { iconNames } from './icons.ts';
import type { rules } from './sentences/fields.ts';

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

/** Where a statement comes from. `date` is that of publication, or the day of our reading where the source gives none. */
const source = z.strictObject({ title: text, publisher: text, url: httpsUrl.optional(), date: partialDate });
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

/** Criteria of the reviews; names and icons in `messages` (`criteria.<id>`) and `lib/content/criteria.ts`. */
export const criterionIds = ['usability', 'payments', 'trust', 'markets', 'games', 'support', 'bonuses'] as const;
export type CriterionId = (typeof criterionIds)[number];

/** A score from 0 to 10 with at most one decimal. */
const score = z.number().min(0).max(10).multipleOf(0.1);
const money = z.strictObject({ amount: z.number().nonnegative(), currency: z.enum(['BRL', 'MXN', 'USD', 'EUR']) });
export type Money = z.infer<typeof money>;

/** Facts of an operator. A fact that is not known is left out, and the page says "não informado". */
const facts = z.strictObject({
  /** Country or authority named by the operator's licence. */
  licence: text.optional(),
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

const authorisation = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('authorised'), regulator: text, checkedOn: day, source: httpsUrl }),
  z.strictObject({
    status: z.literal('foreign'),
    regulator: text,
    checkedOn: day.optional(),
    source: httpsUrl.optional(),
  }),
  z.strictObject({ status: z.literal('unknown'), checkedOn: day.optional() }),
]);
export type Authorisation = z.infer<typeof authorisation>;

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
  authorisation,
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
    .array(z.strictObject({ review: slug, strength: localized, highlights: z.array(localized).length(3) }))
    .length(3),
  categories: z
    .array(z.strictObject({ id: slug, icon, title: localized, description: localized, to: internalPath }))
    .length(5),
});

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
  url: httpsUrl,
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
    host: httpsUrl,
    /** Reserved space, in CSS pixels. */
    width: z.int().positive(),
    height: z.int().positive(),
    /** Banner id → affiliate link id. */
    ids: z.record(z.string().regex(/^\d+$/, rule('digits')), z.int().positive()),
    /** Banner shown before the footer. */
    bottom: z.int().positive(),
  }),
  /** Review id → tracking link of the partner programme. */
  partnerLinks: z.record(slug, httpsUrl),
  /** Help with gambling problems, in the order shown. */
  help: z
    .array(
      z.strictObject({
        region: localized,
        name: text,
        /** Language of the name, where it is one. */
        lang: z.enum(localeCodes).optional(),
        phone: text.optional(),
        url: httpsUrl.optional(),
      }),
    )
    .min(1),
});
export type Site = z.infer<typeof siteFile>;
