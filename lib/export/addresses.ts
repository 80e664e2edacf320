/** Which file of the built site answers at which address: hosts add `.html`, and the home page is `index.html`. */
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales.ts';

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

/** The language of a page, by its file. */
export function pageLocale(file: string): Locale {
  const [, folder = ''] = pageAddress(file).split('/');
  return isLocale(folder) ? folder : defaultLocale;
}
