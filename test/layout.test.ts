/** Section 2, shared layout: header, footer and the block before it, on every page in every language. */

import { helpPath } from '@/lib/content/addresses.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { localeCodes, locales } from '@/lib/i18n/locales.ts';
import { readMessages, translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { footerNavigation, furtherNavigation, mainNavigation } from '@/lib/routes.ts';
import {
  all,
  attribute,
  bannerBelow,
  closest,
  documentAt,
  first,
  links,
  notFoundPages,
  only,
  pages,
  precedes,
  text,
} from './site.ts';
import { bestSites, mainLinks, minimumAge, words } from './specification.ts';

const { site } = catalogue();
const header = (path: string) => first(documentAt(path), 'header');
const footer = (path: string) => only(documentAt(path), 'footer');
const footerNavs = Object.values(footerNavigation).map((items) => items.map(({ path }) => path));

describe.each(pages)('$path', (page) => {
  const { path, route, locale } = page;
  const local = (target: string) => localizedPath(target, locale);
  const hrefs = (found: { href: string }[]) => found.map(({ href }) => href);

  test('the logo leads home', () => {
    const logo = first(header(path), 'a');
    expect([attribute(logo, 'href'), all(logo, 'svg').length]).toEqual([local('/'), 1]);
  });

  test('main links in order, the further ones and the other languages for phones, then the Best Sites button', () => {
    const nav = translator(locale, 'nav');
    const others = localeCodes.filter((code) => code !== locale);
    expect(links(only(header(path), 'nav'))).toEqual([
      ...[...mainNavigation, ...furtherNavigation].map((link) => ({ href: local(link.path), text: nav(link.label) })),
      ...others.map((code) => ({ href: localizedPath(route.path, code), text: locales[code].name })),
      { href: local(`${bestSites}#casas`), text: nav('bestSites') },
    ]);
  });

  test('help is one tap away', () => {
    const [help] = links(header(path)).filter(({ text: words }) => words === translator(locale, 'nav')('help'));
    expect(help?.href).toBe(local(helpPath));
  });

  test('the active link, and only that, is marked', () => {
    const active = [...mainLinks, ...furtherNavigation.map((link) => link.path)].filter(
      (link) => route.path === link || (link !== '/' && route.path.startsWith(`${link}/`)),
    );
    const marked = all(header(path), 'a[aria-current]').map((link) => attribute(link, 'href'));
    expect(marked).toEqual(active.map(local));
  });

  test('a button for the small screens’ menu', () => {
    const button = only(header(path), 'button');
    const menu = attribute(only(header(path), 'nav'), 'id');
    expect([attribute(button, 'aria-controls'), attribute(button, 'popovertarget')]).toEqual([menu, menu]);
  });

  test('footer: responsible gaming, description, copyright of the year', () => {
    const content = text(footer(path));
    expect(content).toContain(translator(locale, 'responsible')('text'));
    expect(content).toContain(translator(locale, 'footer')('description'));
    expect(content).toContain(minimumAge);
    expect(content).toContain(`© ${site.year} `);
  });

  test('footer: useful and institutional links', () => {
    const navigations = all(footer(path), 'nav').map((nav) => hrefs(links(nav)));
    expect(navigations.slice(0, footerNavs.length)).toEqual(footerNavs.map((items) => items.map(local)));
  });

  test('footer: language switch to this page in each language', () => {
    const options = all(footer(path), '[data-island="language-switch"] a');
    expect(options.map((option) => [attribute(option, 'href'), attribute(option, 'hreflang')])).toEqual(
      localeCodes.map((code) => [localizedPath(route.path, code), locales[code].hreflang]),
    );
    const current = options.filter((option) => attribute(option, 'aria-current') !== undefined);
    expect(current.map((option) => attribute(option, 'hreflang'))).toEqual([locales[locale].hreflang]);
  });

  test('a banner before the footer that the text has not, but for guide articles and where the settings let none stand', () => {
    const document = documentAt(path);
    const blocks = all(document, 'aside').filter((block) => !closest(block, 'main'));
    const banner = bannerBelow(page);
    const shown = blocks.map((block) => Number(attribute(only(block, '[data-banner-id]'), 'data-banner-id')));
    expect(shown).toEqual(banner ? [banner] : []);
    for (const block of blocks) {
      const label = translator(locale, 'banner')('label');
      expect([attribute(block, 'aria-label'), text(block)]).toEqual([label, label]);
      expect(precedes(only(document, 'main'), block) && precedes(block, footer(path))).toBe(true);
    }
  });

  test('no two banners touch', () => {
    const last = all(only(documentAt(path), 'main'), ':scope > *').at(-1);
    const below = all(documentAt(path), 'main ~ aside [data-banner-id]');
    if (below.length > 0) expect(last && attribute(last, 'data-island')).not.toBe('banner');
  });

  test('no text is a message key or an unfilled placeholder', () => {
    const content = text(only(documentAt(path), 'body'));
    expect(content).not.toMatch(messageKey);
    expect(content).not.toMatch(/\{[a-z]+\}|undefined|NaN|\[object/);
  });
});

/** A missing message would display its key. */
const messageKey = new RegExp(String.raw`\b(${Object.keys(readMessages('pt')).join('|')})\.[a-z][A-Za-z]+\b`);

test('the responsible-gaming box says what the specification asks for', () => {
  for (const line of words.responsibleGaming) expect(text(footer('/'))).toMatch(line);
});

test.each(notFoundPages)('the 404 page at $path has the links of header and footer', ({ path, locale }) => {
  const hrefs = [header(path), footer(path)].flatMap(links).map(({ href }) => href);
  const targets = [...mainLinks, ...footerNavs.flat()].map((target) => localizedPath(target, locale));
  expect(hrefs).toEqual(expect.arrayContaining(targets));
  expect(text(footer(path))).toContain(`© ${site.year} `);
});
