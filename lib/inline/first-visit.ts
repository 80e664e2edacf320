import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';

/** What it reads of a browser's `window`. */
interface Visit {
  location: Pick<Location, 'pathname' | 'origin'>;
  navigator: Pick<Navigator, 'language' | 'userAgent'>;
  document: Pick<Document, 'referrer'>;
}

const crawlers = /bot|crawl|spider|slurp|archiver|externalhit|google|lighthouse/i;

/**
 * Where a visitor's first page leads instead: its twin in the browser's language. Nowhere from an address that names its
 * language, after a choice, from a page of this site, and for crawlers.
 * @param choice Language that the visitor chose before
 */
export function firstVisitPath(
  { location, navigator, document }: Visit,
  choice: Locale | undefined,
): string | undefined {
  const [subtag = ''] = navigator.language.toLowerCase().split('-');
  const [, first = ''] = location.pathname.split('/');
  const stays =
    !isLocale(subtag) ||
    subtag === defaultLocale ||
    isLocale(first) ||
    choice ||
    document.referrer.startsWith(`${location.origin}/`) ||
    crawlers.test(navigator.userAgent);
  return stays ? undefined : localizedPath(location.pathname, subtag);
}
