/**
 * The languages of the site. Adding one is a row here, `messages/<code>.json`, and MDX files as they get translated.
 *
 * - `hreflang`: the BCP 47 tag that `<html lang>`, hreflang rows and `Intl` use.
 * - `name`: the language's own name, shown in the footer's switch.
 */
export const locales = {
  pt: { hreflang: 'pt-BR', name: 'Português' },
  es: { hreflang: 'es', name: 'Español' },
  en: { hreflang: 'en', name: 'English' },
} as const satisfies Record<string, { hreflang: string; name: string }>;

export type Locale = keyof typeof locales;

/** Served without a prefix, and the original of all content that does not say otherwise. */
export const defaultLocale = 'pt' satisfies Locale;

export const localeCodes = Object.keys(locales) as Locale[];

/** Whether a word is the code of one of the site’s languages. */
export function isLocale(value: string): value is Locale {
  return Object.hasOwn(locales, value);
}
