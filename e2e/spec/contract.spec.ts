/** What every page promises to tools: people's assistive technology, crawlers, measurements and the other tests. */
import { expect, test } from '@playwright/test';
import {
  all,
  attribute,
  closest,
  documentAt,
  type Element,
  first,
  notFoundPath,
  only,
  pages,
  text,
  textBefore,
} from '@/e2e/site.ts';
import {
  banner,
  banners,
  disclosure,
  languages,
  languageTags,
  minimumAge,
  offers,
  reviewIds,
  reviewWords,
} from './facts.ts';

const everyPath = [...pages.map(({ path }) => path), notFoundPath];
const textLocaleOf = (path: string) => pages.find((page) => page.path === path)?.textLocale ?? 'pt';
const partnerLinks = (path: string) => all(documentAt(path), 'a[data-partner]');

test('one <h1> a page, and <main id="conteudo">', () => {
  for (const path of everyPath) {
    expect(all(documentAt(path), 'h1').length, path).toBe(1);
    expect(attribute(only(documentAt(path), 'main'), 'id'), path).toBe('conteudo');
    expect(all(only(documentAt(path), 'main'), 'h1').length, path).toBe(1);
  }
});

test('a skip link to the content comes before everything else', () => {
  for (const path of everyPath) {
    expect(attribute(first(documentAt(path), 'a'), 'href'), path).toBe('#conteudo');
  }
});

test('<main> says in which language its text is', () => {
  for (const { path, textLocale } of pages) {
    expect(attribute(only(documentAt(path), 'main'), 'lang'), path).toBe(languageTags[textLocale]);
  }
});

test('landmark regions have names, and no two navigations the same', () => {
  for (const path of everyPath) {
    const document = documentAt(path);
    const name = (element: Element) => {
      const heading = all(document, '[id]').find(
        (other) => attribute(other, 'id') === attribute(element, 'aria-labelledby'),
      );
      return attribute(element, 'aria-label') ?? (heading ? text(heading) : '');
    };
    const navigations = all(document, 'nav').map(name);
    expect(new Set(navigations).size, `${path}: ${navigations}`).toBe(navigations.length);
    for (const tag of ['nav', 'section']) {
      for (const landmark of all(document, tag)) expect(name(landmark), `${path}: ${tag}`).not.toBe('');
    }
  }
});

test('tables have captions, and no two of a page the same; a region that scrolls is named by its own', () => {
  let written = 0;
  for (const path of everyPath) {
    const captions = all(documentAt(path), 'table').map((table) => {
      const caption = text(only(table, 'caption'));
      const region = closest(table, '[aria-label]');
      if (region) expect(attribute(region, 'aria-label')?.replaceAll('\u00a0', ' '), path).toBe(caption);
      if (closest(table, 'figure.table-scroll')) written++;
      return caption;
    });
    expect(captions, path).not.toContain('');
    expect(new Set(captions).size, `${path}: ${captions}`).toBe(captions.length);
  }
  expect(written).toBeGreaterThan(80);
});

test('banners: the island, the ids, the state, the label, the text of a failure', () => {
  const seen = pages.flatMap(({ path, locale, textLocale }) => {
    const islands = all(documentAt(path), '[data-island="banner"]');
    for (const island of islands) {
      const box = only(island, '[data-banner-id]');
      expect([banners.brasil, banners.latam], path).toContain(attribute(box, 'data-banner-id'));
      expect(attribute(box, 'data-affiliate-link-id'), path).toBe(banners.affiliateLink);
      expect(attribute(box, 'data-state'), path).toBe('loading');
      // A banner speaks the language of what it stands in: the page's text or the chrome round it.
      const language = closest(island, 'main') ? textLocale : locale;
      expect(text(box), path).toBe(banner[language].label);
      expect(attribute(island, 'data-props'), path).toContain(banner[language].failed);
    }
    return islands;
  });
  expect(seen.length).toBeGreaterThan(80);
});

test('tabs: one is chosen and in the tab order, all panels are in the page', () => {
  const lists = pages.flatMap(({ path }) =>
    all(documentAt(path), '[role="tablist"]').map((list) => {
      const tabs = all(list, '[role="tab"]');
      expect(attribute(list, 'aria-label'), path).toBeTruthy();
      expect(
        tabs.map((tab) => attribute(tab, 'aria-selected')),
        path,
      ).toEqual(tabs.map((_, index) => `${index === 0}`));
      expect(
        tabs.map((tab) => attribute(tab, 'tabindex')),
        path,
      ).toEqual(tabs.map((_, index) => (index === 0 ? '0' : '-1')));
      for (const tab of tabs) {
        const panel = only(documentAt(path), `[id="${attribute(tab, 'aria-controls')}"]`);
        expect([attribute(panel, 'role'), attribute(panel, 'aria-labelledby')], path).toEqual([
          'tabpanel',
          attribute(tab, 'id'),
        ]);
        expect(text(panel), path).not.toBe('');
      }
      return path;
    }),
  );
  // The two region pages, the glossary and the crash-game review, in three languages.
  expect(lists).toHaveLength(4 * languages.length);
});

test('scores: a bar’s value is the score × 10 of 100, and the score stands beside it', () => {
  const bars = pages.flatMap(({ path }) =>
    all(documentAt(path), 'meter').map((bar) => {
      const value = Number(attribute(bar, 'value'));
      expect([attribute(bar, 'min'), attribute(bar, 'max')], path).toEqual(['0', '100']);
      expect(attribute(bar, 'aria-label'), path).toBeTruthy();
      const beside = closest(bar, 'li') ?? closest(bar, 'section');
      const score = (value / 10).toFixed(1).replace('.', ',');
      expect(beside && text(beside), `${path}: ${attribute(bar, 'aria-label')}`).toContain(score);
      return bar;
    }),
  );
  expect(bars.length).toBeGreaterThan(3 * 13);
});

test('structured data: one block a page, with a graph', () => {
  for (const { path } of pages) {
    const block = only(documentAt(path), 'script[type="application/ld+json"]');
    const data: unknown = JSON.parse(block.childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
    expect(data, path).toMatchObject({ '@context': 'https://schema.org', '@graph': expect.any(Array) });
  }
});

test.describe('partner links', () => {
  const withLinks = pages.filter(({ path }) => partnerLinks(path).length > 0);

  test('stand on home, the region pages and the reviews', () => {
    const addresses = new Set(withLinks.map(({ route }) => route.path));
    expect([...addresses].sort()).toEqual(
      ['/', '/brasil', '/latam', ...reviewIds.map((id) => `/reviews/${id}`)].sort(),
    );
  });

  test('are real links of a review, in a new tab, marked as paid', () => {
    for (const { path } of withLinks) {
      for (const link of partnerLinks(path)) {
        expect(reviewIds, path).toContain(attribute(link, 'data-partner'));
        expect(attribute(link, 'href'), path).toMatch(/^https:\/\//);
        expect(attribute(link, 'target'), path).toBe('_blank');
        expect(attribute(link, 'rel'), path).toBe('sponsored nofollow noopener noreferrer');
      }
    }
  });

  test('carry the mark wherever their address is linked', () => {
    const addresses = new Set(
      withLinks.flatMap(({ path }) => partnerLinks(path).map((link) => attribute(link, 'href'))),
    );
    expect(addresses.size).toBe(reviewIds.length);
    for (const path of everyPath) {
      const unmarked = all(documentAt(path), 'a[href]').filter(
        (link) => addresses.has(attribute(link, 'href')) && attribute(link, 'data-partner') === undefined,
      );
      expect(unmarked, path).toEqual([]);
    }
  });

  test('say the neutral words, and nothing of a bonus', () => {
    for (const { path } of withLinks) {
      const { visit, newTab } = reviewWords[textLocaleOf(path)];
      for (const link of partnerLinks(path)) expect(text(link), path).toMatch(new RegExp(`^${visit}: .+, ${newTab}$`));
    }
  });

  test('come after the disclosure', () => {
    for (const { path } of withLinks) {
      const before = textBefore(first(documentAt(path), 'a[data-partner]'));
      for (const words of disclosure[textLocaleOf(path)]) expect(before, path).toMatch(words);
    }
  });

  test('have the age limit beside them', () => {
    for (const { path } of withLinks) {
      for (const link of partnerLinks(path)) {
        const beside = link.parentNode ? text(link.parentNode) : '';
        expect(beside, path).toBe(`${text(link)} ${minimumAge}`);
      }
    }
  });
});

test('no page sells a bet or a bonus', () => {
  for (const { path, locale, textLocale } of pages) {
    // What stands between quotation marks is quoted to be warned against.
    const words = text(only(documentAt(path), 'body')).replace(/“[^”]*”|"[^"]*"/g, '');
    for (const language of new Set([locale, textLocale])) {
      for (const offer of offers[language]) expect(words, path).not.toMatch(offer);
    }
  }
});

test('`#top-ranking` is the ranking of the region pages', () => {
  for (const { path } of pages.filter(({ route }) => ['/brasil', '/latam'].includes(route.path))) {
    expect(all(only(documentAt(path), '[id="top-ranking"]'), 'ol li[data-region]').length, path).toBe(3);
  }
});
