/**
 * The languages of the site, by code. Adding one is its code and a row here, `messages/<code>.json`, and MDX files as they get
 * translated. The codes stand apart from the rows because they are all that the scripts in every page's head need.
 */
export const localeCodes = ['pt', 'es', 'en'] as const;

export type Locale = (typeof localeCodes)[number];

/**
 * - `hreflang`: the BCP 47 tag that `<html lang>`, hreflang rows and `Intl` use.
 * - `name`: the language's own name, shown in the footer's switch.
 * - `openGraph`: the name of Open Graph's list of languages, which has one for the Spanish of Latin America.
 */
export const locales = {
  pt: { hreflang: 'pt-BR', name: 'Português', openGraph: 'pt_BR' },
  es: { hreflang: 'es', name: 'Español', openGraph: 'es_LA' },
  en: { hreflang: 'en', name: 'English', openGraph: 'en_GB' },
} as const satisfies Record<Locale, { hreflang: string; name: string; openGraph: string }>;

/** Served without a prefix, and the original of all content that does not say otherwise. */
export const defaultLocale = 'pt' satisfies Locale;

/** The `lang` of words in one language within an element in another; nothing where the two are the same. */
export function langWithin(outer: Locale, locale: Locale): string | undefined {
  return locale === outer ? undefined : locales[locale].hreflang;
}

/** Whether a word is the code of one of the site’s languages. */
export function isLocale(value: string): value is Locale {
  return localeCodes.some((code) => code === value);
}
