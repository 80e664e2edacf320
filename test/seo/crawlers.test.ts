/** Files for crawlers, feed readers and browsers: sitemap, robots, feeds, manifest, redirects. */
import { existsSync } from 'node:fs';
import { load } from 'cheerio';
import { type AnyNode, isTag } from 'domhandler';
import { docFor } from '@/lib/content/catalogue.ts';
import { localeCodes, locales } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { lastChanged } from '@/lib/seo/last-changed.ts';
import { isExact, parseRedirects } from '@/lib/seo/redirect-rules.ts';
import { all, canonicalPages, type Element } from '../site.ts';
import { fileOf, origin, pngSize, read } from './files.ts';

/** The root of an XML file. That it is well-formed is the browser's to say: `e2e/well-formed.spec.ts`. */
function xml(path: string): Element {
  const root = load(read(path).toString('utf8'), { xml: true }).root().children().toArray().find(isTag);
  if (!root) throw new Error(`${path} is empty`);
  return root;
}

const children = (element: Element, name: string) =>
  element.children.filter(isTag).filter((child) => child.name === name);
const content = (node: AnyNode): string =>
  'children' in node ? node.children.map(content).join('') : 'data' in node ? String(node.data) : '';
const textIn = (element: Element, name: string) => children(element, name).map(content).join();

test('the sitemap has exactly the canonical pages, with alternates and the day of the last change', () => {
  const rows = all(xml('sitemap.xml'), 'url').map((url) => ({
    loc: textIn(url, 'loc'),
    lastmod: textIn(url, 'lastmod'),
    alternates: children(url, 'xhtml:link').map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`),
  }));
  const expected = canonicalPages.map((item) => {
    const { path, route } = item;
    const translations = canonicalPages.filter((other) => other.route === route);
    const links = translations.map((other) => `${locales[other.locale].hreflang} ${origin}${other.path}`);
    const fallback = translations.find((other) => other.locale === 'pt') ?? translations[0];
    return {
      loc: origin + path,
      lastmod: lastChanged(route, item.locale),
      alternates: translations.length > 1 ? [...links, `x-default ${origin}${fallback?.path}`] : [],
    };
  });
  const byLoc = (a: { loc: string }, b: { loc: string }) => a.loc.localeCompare(b.loc);
  expect(rows.sort(byLoc)).toEqual(expected.sort(byLoc));
});

test('robots.txt lets everybody in and names the sitemap', () => {
  expect(read('robots.txt').toString()).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test.each(localeCodes)('the feed in %s is RSS of the blog and the guide', (locale) => {
  const path = localizedPath('/feed.xml', locale);
  const rss = xml(path);
  expect([rss.name, rss.attribs.version]).toEqual(['rss', '2.0']);
  const [channel] = children(rss, 'channel');
  if (!channel) throw new Error('The feed has no channel');
  for (const name of ['title', 'link', 'description']) expect(textIn(channel, name)).not.toBe('');
  expect(textIn(channel, 'language')).toBe(locales[locale].hreflang);
  expect(children(channel, 'atom:link')[0]?.attribs).toMatchObject({ rel: 'self', href: origin + path });

  const items = children(channel, 'item');
  const texts = canonicalPages.filter((item) => item.locale === locale && /^(guide|blog)$/.test(item.route.collection));
  expect(items.map((item) => textIn(item, 'link')).sort()).toEqual(texts.map((item) => origin + item.path).sort());
  // Dated by its content: two builds give the same bytes.
  const newest = texts
    .map((item) => docFor(item.route.entry, locale).doc.frontmatter.updated)
    .sort()
    .at(-1);
  // A language that has just been added has no text yet.
  if (newest) expect(textIn(channel, 'lastBuildDate')).toBe(new Date(`${newest}T12:00:00Z`).toUTCString());
  for (const item of items) {
    expect(textIn(item, 'guid')).toBe(textIn(item, 'link'));
    expect(textIn(item, 'pubDate')).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:00:00 GMT$/);
    expect(textIn(item, 'author')).toMatch(/^\S+@\S+ \(.+\)$/);
    for (const name of ['title', 'description', 'category']) expect(textIn(item, name)).not.toBe('');
  }
  const dates = items.map((item) => Date.parse(textIn(item, 'pubDate')));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
});

test('the manifest’s icons exist and have the sizes it tells', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ start_url: '/', lang: 'pt-BR', theme_color: expect.stringMatching(/^#/) });
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
    const { width, height } = pngSize(read(src));
    expect(`${width}x${height}`).toBe(sizes);
  }
  const kinds = icons.map(({ sizes, purpose = '' }) => `${sizes} ${purpose}`.trim());
  expect(kinds).toEqual(['any', '192x192 any', '512x512 any', '512x512 maskable']);
  expect(read('icons/icon.svg').toString()).toContain('<svg');
  expect(pngSize(read('icons/apple-180.png'))).toEqual({ width: 180, height: 180 });
});

test('redirects lead to what is there, and from where nothing is', () => {
  for (const { from, to } of parseRedirects(read('_redirects').toString()).filter(isExact)) {
    expect([from, fileOf(to) !== undefined]).toEqual([from, true]);
    expect([from, fileOf(from)]).toEqual([from, undefined]);
  }
});

test('there is neither llms.txt nor humans.txt', () => {
  for (const name of ['llms.txt', 'humans.txt']) expect(existsSync(`out/${name}`)).toBe(false);
});
