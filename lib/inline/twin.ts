import { defaultLocale, isLocale } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';

/** What it reads of a browser's `window`. */
interface Visit {
  location: Pick<Location, 'pathname' | 'origin'>;
  navigator: Pick<Navigator, 'userAgent'>;
  document: Pick<Document, 'referrer'>;
  performance: Pick<Performance, 'getEntriesByType'>;
}

const crawlers = /bot|crawl|spider|slurp|archiver|externalhit|google|lighthouse/i;

/**
 * Where an address without a language leads a reader who comes from outside: its twin in the reader's language. Nothing if the
 * address names a language, or if the reader came from this site, went back or forward, reloaded, or is a crawler.
 * @param language Tag of the reader's language, for example `es` or `es-MX`
 */
export function twinPath({ location, navigator, document, performance }: Visit, language: string): string | undefined {
  const [subtag = ''] = language.toLowerCase().split('-');
  const [, first = ''] = location.pathname.split('/');
  // Back to a page that was read before the choice shows that page.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const stays =
    !isLocale(subtag) ||
    subtag === defaultLocale ||
    isLocale(first) ||
    (visit && visit.type !== 'navigate') ||
    document.referrer.startsWith(`${location.origin}/`) ||
    crawlers.test(navigator.userAgent);
  return stays ? undefined : localizedPath(location.pathname, subtag);
}
