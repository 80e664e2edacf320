/**
 * Addresses that are no pages and lead to one: old ones, other spellings, and names that visitors are likely to try. The
 * host answers with them (`_redirects`, `nginx.conf`), so pages know nothing of it.
 */
import { catalogue } from '@/lib/content/catalogue.ts';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { routes } from '@/lib/routes.ts';
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

const homes = localeCodes.map((code) => localizedPath('/', code));

/** What feed readers and browsers ask for unasked. */
const files: Redirect[] = [
  ...inAllLanguages(['/feed', '/rss', '/rss.xml', '/atom.xml'].map((from) => [from, '/feed.xml'])).flatMap(withSlash),
  { from: '/apple-touch-icon.png', to: iconPath({ size: 180, purpose: 'apple' }) },
];

/** Every redirect, in the order in which hosts try them: the exact ones, then those with `:name` or `*`. */
export function redirects(): Redirect[] {
  const pages = inAllLanguages(routes().map(({ path }) => [path, path]));
  const names = [...inAllLanguages(Object.entries(catalogue().published.moved)), ...guessed()];
  const taken = new Set(pages.map(({ from }) => from));
  const exact = [...names, ...files, ...[...pages, ...names].flatMap(spellings), ...languages().flatMap(withSlash)];
  return [
    ...exact.filter(({ from }) => !taken.has(from) && taken.add(from)),
    ...[...languages(), ...capitalFolders()].flatMap(below),
  ];
}

/** The text of `_redirects`. */
export function redirectsFile(rules: readonly Redirect[]): string {
  return rules.map(({ from, to }) => `${from} ${to} 301\n`).join('');
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

/** Trailing slash, `.html`, and capitals. */
function spellings({ from, to }: Redirect): Redirect[] {
  const isHome = homes.includes(from);
  const folder = from === '/' ? '' : from;
  return [
    ...(isHome ? [`${folder}/index.html`] : capitals(folder).flatMap((name) => [name, `${name}/`])),
    ...(folder ? [`${folder}/`, `${folder}.html`] : []),
  ].map((spelling) => ({ from: spelling, to }));
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

/** Folders of pages in capitals: `/Guia`, `/es/Guia`. */
function capitalFolders(): Redirect[] {
  const folders = new Set(routes().flatMap(({ path }) => path.match(/^\/[^/]+(?=\/)/) ?? []));
  return localeCodes
    .flatMap((code) => [...folders].map((folder) => localizedPath(folder, code)))
    .flatMap((to) => capitals(to).map((from) => ({ from, to })));
}

/**
 * Everything below a folder. Nothing but whole names goes to the root: `/pt/*` to `/:splat` would lead `/pt//other.example` to
 * another site.
 */
function below({ from, to }: Redirect): Redirect[] {
  if (to !== '/') return [{ from: `${from}/*`, to: `${to}/:splat` }];
  return ['/:page', '/:folder/:page'].flatMap((name) => withSlash({ from: from + name, to: name }));
}

/** A path in capitals, and with a capital at its start; the prefix of its language, which `languages` sees to, is as it was. */
function capitals(path: string): string[] {
  const prefix = homes.find((home) => home !== '/' && path.startsWith(`${home}/`)) ?? '';
  const name = path.slice(prefix.length);
  return [name.toUpperCase(), name.slice(0, 2).toUpperCase() + name.slice(2)].map((spelling) => prefix + spelling);
}
