import { defaultLocale, type Locale } from './locales.ts';

/**
 * Address of a path in a language. Query and hash survive; a hash alone stays on its page.
 * @example localizedPath('/brasil', 'pt') // '/brasil'
 * @example localizedPath('/', 'es')       // '/es'
 * @example localizedPath('/dicionario#odd', 'en') // '/en/dicionario#odd'
 */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale || path.startsWith('#')) return path;
  return `/${locale}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}

/** Absolute address of a path in a language. `origin` has no trailing slash; the home page has one, as browsers write it. */
export function absoluteUrl(origin: string, path: string, locale: Locale = defaultLocale): string {
  return origin + localizedPath(path, locale);
}
