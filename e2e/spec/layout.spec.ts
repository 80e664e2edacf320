/** Section 2, shared layout: header, footer and the block before it, on every page in every language. */
import { expect, test } from '@playwright/test';
import {
  all,
  attribute,
  closest,
  documentAt,
  first,
  links,
  notFoundPath,
  only,
  pages,
  precedes,
  text,
} from '@/e2e/site.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import {
  allArticles,
  banner,
  banners,
  bestSites,
  copyrightYear,
  footerLinks,
  languages,
  languageTags,
  mainLinks,
  minimumAge,
  responsibleGaming,
} from './facts.ts';

const header = (path: string) => first(documentAt(path), 'header');
const footer = (path: string) => only(documentAt(path), 'footer');
const hrefs = (found: { href: string }[]) => found.map(({ href }) => href);

for (const language of languages) {
  const inLanguage = pages.filter(({ locale }) => locale === language);
  const local = (path: string) => localizedPath(path, language);

  test.describe(`every page, ${language}`, () => {
    test('the logo leads home', () => {
      for (const { path } of inLanguage) {
        const logo = first(header(path), 'a');
        expect([attribute(logo, 'href'), all(logo, 'svg').length], path).toEqual([local('/'), 1]);
      }
    });

    test('main links in order, then the Best Sites button', () => {
      for (const { path } of inLanguage) {
        const found = links(only(header(path), 'nav'));
        expect(hrefs(found), path).toEqual([...mainLinks, bestSites].map((link) => local(link.path)));
        for (const link of found) expect(link.text, path).toMatch(/^[^.]+$/);
        if (language !== 'es') {
          expect(found.map((link) => link.text)).toEqual([...mainLinks, bestSites].map((link) => link[language]));
        }
      }
    });

    test('the active link, and only that, is marked', () => {
      for (const { path, route } of inLanguage) {
        const active = mainLinks.filter(
          (link) => route.path === link.path || (link.path !== '/' && route.path.startsWith(`${link.path}/`)),
        );
        const marked = all(header(path), 'a[aria-current]').map((link) => attribute(link, 'href'));
        expect(marked, path).toEqual(active.map((link) => local(link.path)));
      }
    });

    test('a button for the small screens’ menu', () => {
      for (const { path } of inLanguage) {
        const button = only(header(path), 'button');
        expect(attribute(button, 'aria-controls'), path).toBe(attribute(only(header(path), 'nav'), 'id'));
        expect(attribute(button, 'popovertarget'), path).toBe(attribute(button, 'aria-controls'));
      }
    });

    test('footer: responsible-gaming box', () => {
      for (const { path } of inLanguage) {
        const words = text(footer(path));
        for (const line of responsibleGaming[language]) expect(words, path).toMatch(line);
        expect(words, path).toContain(minimumAge);
      }
    });

    test('footer: description, useful links, institutional links', () => {
      for (const { path } of inLanguage) {
        const [useful, institutional] = all(footer(path), 'nav');
        expect(useful && hrefs(links(useful)), path).toEqual(footerLinks.useful.map(local));
        expect(institutional && hrefs(links(institutional)), path).toEqual(footerLinks.institutional.map(local));
        expect(text(footer(path)), path).toMatch(/Brasil|Brazil/);
      }
    });

    test('footer: language switch to this page in each language', () => {
      for (const { path, route } of inLanguage) {
        const options = all(footer(path), '[data-island="language-switch"] a');
        expect(
          options.map((option) => [attribute(option, 'href'), attribute(option, 'hreflang')]),
          path,
        ).toEqual(languages.map((code) => [localizedPath(route.path, code), languageTags[code]]));
        const current = options.filter((option) => attribute(option, 'aria-current') !== undefined);
        expect(
          current.map((option) => attribute(option, 'hreflang')),
          path,
        ).toEqual([languageTags[language]]);
      }
    });

    test('footer: copyright of the year', () => {
      for (const { path } of inLanguage) expect(text(footer(path)), path).toContain(`© ${copyrightYear} `);
    });

    test('the banner before the footer, on all pages but guide articles', () => {
      for (const { path, route } of inLanguage) {
        const document = documentAt(path);
        const blocks = all(document, 'aside').filter((block) => !closest(block, 'main'));
        expect(blocks.length, path).toBe(route.collection === 'guide' ? 0 : 1);
        for (const block of blocks) {
          const { label } = banner[language];
          expect(attribute(only(block, '[data-banner-id]'), 'data-affiliate-link-id'), path).toBe(
            banners.affiliateLink,
          );
          expect([attribute(block, 'aria-label'), text(block)], path).toEqual([label, label]);
          expect(precedes(only(document, 'main'), block) && precedes(block, footer(path)), path).toBe(true);
        }
      }
    });
  });
}

test('the 404 page has the links of header and footer', () => {
  expect(hrefs(links(only(header(notFoundPath), 'nav')))).toEqual([...mainLinks, bestSites].map(({ path }) => path));
  expect(text(footer(notFoundPath))).toContain(`© ${copyrightYear} `);
  expect(hrefs(links(footer(notFoundPath)))).toEqual(
    expect.arrayContaining([...footerLinks.useful, ...footerLinks.institutional]),
  );
});

test('no text of any page is a message key or an unfilled placeholder', () => {
  const key =
    /\b(nav|hero|region|ranking|guide|brazil|latam|footer|about|institutional|privacy|contact|blog|rankings|language|layout|review|facts|article|banner)\.[a-z][A-Za-z]+\b/;
  for (const { path } of pages) {
    const words = text(only(documentAt(path), 'body'));
    expect(words, path).not.toMatch(key);
    expect(words, path).not.toMatch(/\{[a-z]+\}|undefined|NaN|\[object/);
  }
});

test.describe('in the browser', () => {
  test('the header stays at the top', async ({ page }) => {
    await page.goto('/brasil');
    await page.getByText(allArticles.pt).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const box = await page.locator('header').first().boundingBox();
    expect(box?.y).toBe(0);
  });

  test('the active link looks different from the others', async ({ page }) => {
    await page.goto('/latam');
    const looks = (name: string) =>
      page
        .getByRole('navigation', { name: 'Navegação principal' })
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          const { color, fontWeight, textDecorationLine, boxShadow, borderBottom, backgroundColor } =
            getComputedStyle(link);
          return [color, fontWeight, textDecorationLine, boxShadow, borderBottom, backgroundColor].join();
        });
    expect(await looks('LATAM')).not.toBe(await looks('Brasil'));
  });
});
