/** Every link of the built site leads somewhere, and every page is led to. */
import { catalogue } from '@/lib/content/catalogue.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import {
  all,
  attribute,
  closest,
  documentAt,
  documents,
  type Element,
  links,
  notFoundPages,
  only,
  type Page,
  pages,
  text,
} from '../site.ts';
import { fileOf, origin, read } from './files.ts';

const paths = documents.map(({ path }) => path);
const pagePaths = new Set(pages.map(({ path }) => path));
const ids = new Map(
  paths.map((path) => [path, new Set(elements(path).flatMap((element) => attribute(element, 'id') ?? []))] as const),
);

function elements(path: string): Element[] {
  return all(documentAt(path), '*');
}

/** Addresses that an element asks for or leads to. */
function targets(element: Element): string[] {
  const named = ['href', 'src', 'poster', 'action'].flatMap((name) => attribute(element, name) ?? []);
  const srcset = (attribute(element, 'srcset') ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []);
  return [...named, ...srcset];
}

/** What is wrong with an address on a page; nothing where it is fine. */
function fault(target: string, path: string): string | undefined {
  if (/^(mailto:\S+@\S+|tel:[\d+]+)$/.test(target)) return;
  const url = URL.canParse(target, origin + path) ? new URL(target, origin + path) : undefined;
  if (!url) return 'is no address';
  if (url.origin !== origin) return url.protocol === 'https:' ? undefined : 'is not https';
  if (!target.startsWith('/') && !target.startsWith('#') && !target.startsWith(`${origin}/`)) return 'is relative';
  const { pathname, hash } = url;
  if (!fileOf(pathname)) return 'leads nowhere';
  const isPage = !/\.[a-z\d]+$/.test(pathname);
  if (isPage && !pagePaths.has(pathname) && !notFoundPages.some((page) => page.path === pathname))
    return 'is no page’s own address';
  if (hash && !ids.get(pathname)?.has(decodeURIComponent(hash.slice(1)))) return 'has no such place';
  return undefined;
}

test.each(paths)('%s: every href, src, srcset and fragment leads somewhere', (path) => {
  const faults = elements(path).flatMap((element) =>
    targets(element).flatMap((target) => {
      const message = fault(target, path);
      return message ? [`<${element.name}> ${target} ${message}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('every file that a style sheet asks for is there', () => {
  const sheets = new Set(
    paths.flatMap((path) =>
      all(documentAt(path), 'link[rel="stylesheet"]').map((link) => attribute(link, 'href') ?? ''),
    ),
  );
  for (const sheet of sheets) {
    for (const [, target = ''] of read(sheet)
      .toString()
      .matchAll(/url\(["']?([^"')]+)/g)) {
      if (!target.startsWith('data:'))
        expect([target, fileOf(new URL(target, origin + sheet).pathname)]).not.toContain(undefined);
    }
  }
});

/** Pages that a page links to in the language of its address. */
function linked({ path, locale }: Page, within: 'body' | 'main' = 'body'): string[] {
  const links = all(only(documentAt(path), within), 'a[href]').filter(
    (link) => !closest(link, '[data-island="language-switch"]'),
  );
  const places = links
    .map((link) => new URL(attribute(link, 'href') ?? '', origin + path))
    .filter((url) => url.origin === origin);
  const pathOf = new Map(pages.filter((page) => page.locale === locale).map((page) => [page.path, page]));
  return places.map(({ pathname }) => pathname).filter((target) => target !== path && pathOf.has(target));
}

test.each(localeCodes)('every page in %s is at most three clicks from home', (locale) => {
  const byPath = new Map(pages.filter((page) => page.locale === locale).map((page) => [page.path, page]));
  const home = localizedPath('/', locale);
  const reached = new Map([[home, 0]]);
  for (const [path, clicks] of reached) {
    const page = byPath.get(path);
    for (const target of page ? linked(page) : []) if (!reached.has(target)) reached.set(target, clicks + 1);
  }
  expect([...byPath.keys()].filter((path) => (reached.get(path) ?? Number.POSITIVE_INFINITY) > 3)).toEqual([]);
});

test('links stay in the language of the page', () => {
  const strays = pages.flatMap((page) => {
    const anchors = all(documentAt(page.path), 'a[href]').filter((link) => attribute(link, 'href')?.startsWith('/'));
    const own = new Set(pages.filter(({ locale }) => locale === page.locale).map(({ path }) => path));
    return anchors
      .filter((link) => !attribute(link, 'hreflang') && !own.has((attribute(link, 'href') ?? '').replace(/[?#].*/, '')))
      .map((link) => `${page.path}: ${attribute(link, 'href')}`);
  });
  expect(strays).toEqual([]);
});

test('articles and posts lead to what content/related.yml says, with the reason', () => {
  const { related } = catalogue();
  const missing = pages.flatMap(({ path, route, locale }) =>
    (related[route.path] ?? [])
      .filter(({ to, reason }) => {
        const rows = all(documentAt(path), '.related li').filter((row) =>
          links(row).some(({ href }) => href === localizedPath(to, locale)),
        );
        return !rows.some((row) => text(row).endsWith(inLanguage(reason, locale)));
      })
      .map(({ to }) => `${path}: ${to}`),
  );
  expect(missing).toEqual([]);
});
