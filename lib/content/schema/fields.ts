/** Kinds of field that several content files share. */
import { z } from 'zod';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import type { RuleName } from '../diagnostics/messages.ts';
import { iconNames } from './icons.ts';

/** Names the rule behind a pattern: the code of the message that says it in words. */
export const rule = (name: RuleName) => `rules.${name}`;

export const text = z.string().trim().min(1);
export const icon = z.enum(iconNames);
/** `true`, or no line at all. */
export const flag = z.literal(true).optional();

/** The regions of the site, each with a page of its name. */
export const regions = ['brasil', 'latam'] as const;
export type Region = (typeof regions)[number];
export const region = z.enum(regions);

/** Folder names and addresses: lower case letters, digits and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('slug'));

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date(rule('day'));

/** A date as far as it is known: a day, else its month (`1956-07`), else its year (`"1982"`). */
export const partialDate = z.union([
  z.iso.date(rule('partialDate')),
  z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, rule('partialDate')),
]);

/** The month of a calendar, `YYYY-MM`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, rule('month'));

/** For `.refine()`: a list in rising order, nothing twice. */
export const rising = [
  (list: readonly (number | string)[]) =>
    list.every((value, index) => index === 0 || value > (list[index - 1] ?? value)),
  rule('rising'),
] as const;

/** What props must be to each other: the arguments of `refine`. */
export type Refinement<Props> = [holds: (props: Props) => boolean, options: { error: string; path: string[] }];

/** For `.refine()`: what leads to another page has no id of its own, and the other way round. */
export const oneAddress: Refinement<{ id?: string | undefined; to?: string | undefined }> = [
  ({ id, to }) => (id === undefined) !== (to === undefined),
  { error: rule('oneAddress'), path: ['to'] },
];

/** For `.refine()`: a list with nothing twice. */
export const eachOnce = [(list: readonly string[]) => new Set(list).size === list.length, rule('eachOnce')] as const;

/** As patterns: addresses never name the language themselves. */
const page = `(?!/(?:${localeCodes.join('|')})(?![a-z0-9-]))/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?`;
const place = '#[a-z0-9-]+';

/** The address of a page without the language prefix: `/`, `/guia/apostas-futebol`. */
export const pagePath = z.string().regex(new RegExp(`^${page}$`), rule('page'));

/** A page or a place on it: `/guia/apostas-futebol#exemplo`. */
export const pageLink = z.string().regex(new RegExp(`^${page}(?:${place})?$`), rule('pageLink'));

/** The same, or a place on the page that the link stands on: `#top-ranking`. */
export const internalPath = z.string().regex(new RegExp(`^(?:${page}(?:${place})?|${place})$`), rule('path'));

/** A full address. Browsers read `https:a.com` as a path of this site, and mend spaces and quotes in ways of their own. */
export const httpsUrl = z
  .url({ protocol: /^https$/, error: rule('https'), abort: true })
  .regex(/^https:\/\/[^\s/?#"<>\\]+\.[^\s"<>\\]+$/, rule('https'));

/** `https://` and a domain: other addresses are made by adding a path. */
export const origin = z
  .url({ error: rule('origin'), abort: true })
  .regex(/^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:\d+)?$/, rule('origin'));

/** One text in several languages. The default language is required; pages in a language without one show the default. */
export const localized = z.strictObject(
  Object.fromEntries(localeCodes.map((code) => [code, code === defaultLocale ? text : text.optional()])) as {
    [L in Locale]: L extends typeof defaultLocale ? typeof text : z.ZodOptional<typeof text>;
  },
);

/** Where a statement comes from. */
export const source = z.strictObject({
  title: z
    .union([text, localized])
    .describe(
      'Título, como foi publicado. Um título nosso, ou o de uma lei, pode estar em três línguas: { pt: …, es: …, en: … }.',
    ),
  publisher: text.describe('Quem publicou: órgão público, jornal, editora, site.'),
  url: httpsUrl.optional().describe('Endereço completo, com https://, se houver.'),
  date: partialDate
    .optional()
    .describe(
      'Data da publicação, até onde se conhece: 2026-10-05, 1956-07 ou, entre aspas, "1982". Sem ela, a página diz “sem data”.',
    ),
  copy: day
    .optional()
    .describe('Se a própria página não abriu: dia da cópia que foi lida, AAAA-MM-DD. O site avisa quem lê.'),
});
export type Source = z.infer<typeof source>;
