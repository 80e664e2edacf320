/**
 * Addresses that are no pages and lead to one: old ones, and names that visitors are likely to try. The host answers with
 * them (`_redirects`, `nginx.conf`), so pages know nothing of it.
 */
import { feedPath } from '@/lib/content/addresses.ts';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { iconPath } from './icons.ts';
import type { Redirect } from './redirect-rules.ts';

/** Names of pages in each language, as a visitor may guess them; they lead to the page in that language. */
const guesses: Partial<Record<Locale, Record<string, string>>> = {
  pt: {
    '/home': '/',
    '/inicio': '/',
    '/guia-do-apostador': '/guia',
    '/glossario': '/dicionario',
    '/ranking': '/rankings',
    '/analises': '/rankings',
    '/sobre-nos': '/sobre',
    '/politica-de-privacidade': '/privacidade',
    '/america-latina': '/latam',
  },
  es: {
    '/diccionario': '/dicionario',
    '/glosario': '/dicionario',
    '/resenas': '/rankings',
    '/acerca': '/sobre',
    '/sobre-nosotros': '/sobre',
    '/privacidad': '/privacidade',
    '/contacto': '/contato',
    '/latinoamerica': '/latam',
  },
  en: {
    '/guide': '/guia',
    '/dictionary': '/dicionario',
    '/glossary': '/dicionario',
    '/about': '/sobre',
    '/privacy': '/privacidade',
    '/contact': '/contato',
    '/brazil': '/brasil',
  },
};

/** Addresses that feed readers and browsers request by themselves. */
const files: Redirect[] = [
  ...inAllLanguages(['/feed', '/rss', '/rss.xml', '/atom.xml'].map((from) => [from, feedPath])),
  { from: '/apple-touch-icon.png', to: iconPath({ size: 180, purpose: 'apple' }) },
];

/**
 * Every redirect, in the order in which hosts try them: the exact ones, then those with `:name` or `*`. No page adds one: hosts
 * see to a trailing slash and `.html` by themselves, and capitals lead nowhere.
 * @param pages Addresses of pages, without language prefix
 * @param moved Old address → page that took its place, likewise
 */
export function redirects(pages: readonly string[], moved: Readonly<Record<string, string>>): Redirect[] {
  const taken = new Set(inAllLanguages(pages.map((path) => [path, path])).map(({ from }) => from));
  const exact = [
    // Links to what was a page may end in a slash, and Cloudflare mends that for pages only.
    ...inAllLanguages(Object.entries(moved)).flatMap(withSlash),
    ...guessed(),
    ...files,
    ...languages().flatMap(withSlash),
  ];
  return [...exact.filter(({ from }) => !taken.has(from) && taken.add(from)), ...languages().flatMap(below)];
}

/**
 * The text of `_redirects`. Its last rules are Netlify's, which knows one 404 page else; Cloudflare passes over them, and takes the
 * nearest `404.html` by itself.
 */
export function redirectsFile(rules: readonly Redirect[]): string {
  const prefixes = localeCodes.map((code) => localizedPath('/', code)).filter((prefix) => prefix !== '/');
  return [
    ...rules.map(({ from, to }) => `${from} ${to} 301\n`),
    ...prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`),
  ].join('');
}

function inAllLanguages(rows: readonly (readonly [from: string, to: string])[]): Redirect[] {
  return localeCodes.flatMap((code) =>
    rows.map(([from, to]) => ({ from: localizedPath(from, code), to: localizedPath(to, code) })),
  );
}

function guessed(): Redirect[] {
  return localeCodes.flatMap((code) =>
    Object.entries({ '/reviews': '/rankings', ...guesses[code] }).flatMap(([from, to]) => [
      { from: localizedPath(from, code), to: localizedPath(to, code) },
      { from, to: localizedPath(to, code) },
    ]),
  );
}

/** Prefixes that mean a language and are not its own: `/pt`, `/pt-br`, `/ES`. */
function languages(): Redirect[] {
  return localeCodes.flatMap((code) => {
    const to = localizedPath('/', code);
    const { hreflang } = locales[code];
    const prefixes = new Set([code, code.toUpperCase(), hreflang, hreflang.toLowerCase()].map((name) => `/${name}`));
    return [...prefixes].filter((prefix) => prefix !== to).map((prefix) => ({ from: prefix, to }));
  });
}

function withSlash({ from, to }: Redirect): Redirect[] {
  return [
    { from, to },
    { from: `${from}/`, to },
  ];
}

/**
 * Everything below a folder. Nothing but whole names goes to the root: `/pt/*` to `/:splat` would lead `/pt//other.example` to
 * another site.
 */
function below({ from, to }: Redirect): Redirect[] {
  if (to !== '/') return [{ from: `${from}/*`, to: `${to}/:splat` }];
  return ['/:page', '/:folder/:page'].flatMap((name) => withSlash({ from: from + name, to: name }));
}
