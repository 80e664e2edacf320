import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';

interface Visit {
  pathname: string;
  /** Preferred language of the browser, a BCP 47 tag. */
  language: string;
  userAgent: string;
  referrer: string;
  /** Origin of this site. */
  origin: string;
  /** Language that the visitor chose before. */
  choice: Locale | undefined;
}

const crawlers = /bot|crawl|spider|slurp|archiver|externalhit|google|lighthouse/i;

/**
 * Where a visitor's first page leads instead: its twin in the browser's language. Nowhere from an address that names its
 * language, after a choice, from a page of this site, and for crawlers.
 */
export function firstVisitPath({ pathname, language, userAgent, referrer, origin, choice }: Visit): string | undefined {
  const [subtag = ''] = language.toLowerCase().split('-');
  const [, first = ''] = pathname.split('/');
  const stays =
    !isLocale(subtag) ||
    subtag === defaultLocale ||
    isLocale(first) ||
    choice ||
    referrer.startsWith(`${origin}/`) ||
    crawlers.test(userAgent);
  return stays ? undefined : localizedPath(pathname, subtag);
}
