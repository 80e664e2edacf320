import { defaultLocale, type Locale } from './locales.ts';

/** One text of a YAML file in several languages; in the default one always. */
export type Localized = Record<typeof defaultLocale, string> & { [L in Locale]?: string | undefined };

/** The text for a reader of `locale`: in that language where it has been written, else in the default one. */
export function inLanguage(text: Localized, locale: Locale): string {
  return text[locale] ?? text[defaultLocale];
}
