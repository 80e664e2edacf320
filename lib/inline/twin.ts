import { defaultLocale, isLocale } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';

/**
 * The twin in a language of an address that names none; nothing where it names one, or is in that language already.
 * @param language Tag of the language, for example `es` or `es-MX`
 */
export function twinPath(pathname: string, language: string): string | undefined {
  const [subtag = ''] = language.toLowerCase().split('-');
  const [, first = ''] = pathname.split('/');
  return isLocale(subtag) && subtag !== defaultLocale && !isLocale(first) ? localizedPath(pathname, subtag) : undefined;
}

/** What is read of a browser's `window` to know whether its reader comes from outside. */
interface Visit {
  location: Pick<Location, 'origin'>;
  navigator: Pick<Navigator, 'userAgent'>;
  document: Pick<Document, 'referrer'>;
  performance: Pick<Performance, 'getEntriesByType'>;
}

const crawlers = /bot|crawl|spider|slurp|archiver|externalhit|google|lighthouse/i;

/** Whether a reader comes from outside: not from a page of this site, by Back, by reloading, and not as a crawler. */
export function isFromOutside({ location, navigator, document, performance }: Visit): boolean {
  // Back to a page that was read before the choice shows that page.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    (!visit || visit.type === 'navigate') &&
    !document.referrer.startsWith(`${location.origin}/`) &&
    !crawlers.test(navigator.userAgent)
  );
}
