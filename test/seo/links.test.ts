/** Every address in the built site leads somewhere, none makes a browser ask another host, and every page is led to. */
import { catalogue } from '@/lib/content/catalogue.ts';
import { listFiles } from '@/lib/files.ts';
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

/** Links that a browser follows by itself; the others are for readers and crawlers. */
const fetched =
  /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest|preconnect|dns-prefetch)\b/;

/** Whether readers and crawlers alone follow an element's address: a browser asks for that of any other by itself. */
function waits(element: Element): boolean {
  return element.name === 'a' || (element.name === 'link' && !fetched.test(attribute(element, 'rel') ?? ''));
}

/** Addresses that an element asks for or leads to. */
function targets(element: Element): string[] {
  const names = ['href', 'src', 'poster', 'action', 'data', 'background', 'ping'];
  const lists = ['srcset', 'imagesrcset'].flatMap((name) => attribute(element, name)?.split(',') ?? []);
  return [
    ...names.flatMap((name) => attribute(element, name) ?? []),
    ...lists.flatMap((part) => part.trim().split(/\s+/)[0] || []),
  ];
}

/** What is wrong with an address on a page; nothing where it is fine. */
function fault(target: string, element: Element, path: string): string | undefined {
  if (/^(mailto:\S+@\S+|tel:[\d+]+)$/.test(target)) return;
  const url = URL.canParse(target, origin + path) ? new URL(target, origin + path) : undefined;
  if (!url) return 'is no address';
  if (url.origin !== origin && !waits(element)) return 'is asked for from another host';
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

test.each(paths)('%s: every address leads somewhere, and a browser asks no other host', (path) => {
  const faults = elements(path).flatMap((element) =>
    targets(element).flatMap((target) => {
      const message = fault(target, element, path);
      return message ? [`<${element.name}> ${target} ${message}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('every file that a style sheet or a drawing asks for is there', () => {
  const files = listFiles('out').filter((file) => /\.(css|svg)$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  const faults = files.flatMap((file) => {
    const asked = read(file)
      .toString()
      .matchAll(/(?:url\(|@import|href=)\s*["']?([^"')\s;]+)/gi);
    return Array.from(asked, ([, target = '']) => target)
      .filter((target) => !/^(data:|#)/.test(target))
      .filter((target) => {
        const url = new URL(target, `${origin}/${file}`);
        return url.origin !== origin || !fileOf(url.pathname);
      })
      .map((target) => `${file}: ${target}`);
  });
  expect(faults).toEqual([]);
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
