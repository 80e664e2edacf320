/** Which file of the built site answers at which address: hosts add `.html`, and the home page is `index.html`. */
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';

/**
 * The address of a page.
 * @example pageAddress('es/guia/odds.html') // '/es/guia/odds'
 */
export function pageAddress(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/**
 * The file of the page at an address.
 * @example pageFile('/es/guia/odds') // 'es/guia/odds.html'
 */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/**
 * The file of the 404 page for an address: in its language.
 * @example notFoundFile('/es/nada') // 'es/404.html'
 */
export function notFoundFile(address: string): string {
  return pageFile(localizedPath('/404', pageLocale(pageFile(address))));
}

/** The language of a page, by its file. */
export function pageLocale(file: string): Locale {
  const [, folder = ''] = pageAddress(file).split('/');
  return isLocale(folder) ? folder : defaultLocale;
}
