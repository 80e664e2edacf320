/** What every page promises to tools: people's assistive technology, crawlers, measurements and the other tests. */
import { showsButton } from '@/lib/content/authorisation.ts';
import { catalogue, collections } from '@/lib/content/catalogue.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import {
  all,
  attribute,
  closest,
  documentAt,
  documents,
  type Element,
  first,
  only,
  pages,
  shownBanners,
  text,
  textBefore,
} from './site.ts';
import { bannerIds, minimumAge } from './specification.ts';

const { reviews, site, countries } = catalogue();
const partnerLinks = (path: string) => all(documentAt(path), 'a[data-partner]');

describe.each(documents)('$path', ({ path, locale, textLocale }) => {
  const document = () => documentAt(path);

  test('the language of its address, and one <h1>, in <main id="conteudo">, which says in which its text is', () => {
    expect(attribute(only(document(), 'html'), 'lang')).toBe(locales[locale].hreflang);
    const main = only(document(), 'main');
    expect(attribute(main, 'id')).toBe('conteudo');
    only(main, 'h1');
    if (!path.endsWith('/404')) expect(attribute(main, 'lang')).toBe(locales[textLocale].hreflang);
  });

  test('a skip link to the content comes before everything else', () => {
    expect(attribute(first(document(), 'a'), 'href')).toBe('#conteudo');
  });

  test('landmark regions have names', () => {
    const name = (element: Element) => {
      const id = attribute(element, 'aria-labelledby');
      return attribute(element, 'aria-label') ?? (id ? text(only(document(), `[id="${id}"]`)) : '');
    };
    expect(all(document(), 'nav, section').map(name)).not.toContain('');
  });

  test('tables have captions, and no two the same; a region that scrolls is named by its own', () => {
    const captions = all(document(), 'table').map((table) => {
      const caption = text(only(table, 'caption'));
      const region = closest(table, '[aria-label]');
      if (region) expect(attribute(region, 'aria-label')?.replaceAll('\u00a0', ' ')).toBe(caption);
      return caption;
    });
    expect(captions).not.toContain('');
    expect(new Set(captions).size).toBe(captions.length);
  });

  test('tabs: one is chosen and in the tab order, all panels are in the page', () => {
    for (const list of all(document(), '[role="tablist"]')) {
      const tabs = all(list, '[role="tab"]');
      expect(attribute(list, 'aria-label')).toBeTruthy();
      expect(tabs.map((tab) => [attribute(tab, 'aria-selected'), attribute(tab, 'tabindex')])).toEqual(
        tabs.map((_, index) => (index === 0 ? ['true', '0'] : ['false', '-1'])),
      );
      for (const tab of tabs) {
        const panel = only(document(), `[id="${attribute(tab, 'aria-controls')}"]`);
        expect([attribute(panel, 'role'), attribute(panel, 'aria-labelledby')]).toEqual([
          'tabpanel',
          attribute(tab, 'id'),
        ]);
        expect(text(panel)).not.toBe('');
      }
    }
  });

  test('scores: a bar’s value is the score × 10 of 100, and the score stands beside it', () => {
    for (const bar of all(document(), 'meter')) {
      expect([attribute(bar, 'min'), attribute(bar, 'max')]).toEqual(['0', '100']);
      expect(attribute(bar, 'aria-label')).toBeTruthy();
      const beside = closest(bar, 'li, section');
      const score = (Number(attribute(bar, 'value')) / 10).toFixed(1);
      expect(beside && text(beside).replaceAll(',', '.')).toContain(score);
    }
  });

  test('nothing but banners looks like one to a block list', () => {
    const names = all(document(), 'body [id], body [class]')
      .filter((element) => !closest(element, '[data-island="banner"]'))
      .flatMap((element) => `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`.split(' '));
    const listed = /(^|[-_])(ad|ads|adv|banner|sponsor|sponsored|promo|publicidade)s?([-_]|$)/i;
    expect(names.filter((name) => listed.test(name))).toEqual([]);
  });

  test('banners: the island, the ids, the state, the label, the text of a failure', () => {
    for (const island of all(document(), '[data-island="banner"]')) {
      const box = only(island, '[data-banner-id]');
      const id = attribute(box, 'data-banner-id') ?? '';
      expect(attribute(box, 'data-affiliate-link-id')).toBe(String(site.banners.ids[id]));
      expect(attribute(box, 'data-state')).toBe('loading');
      // A banner speaks the language of what it stands in: the page's text or the chrome round it.
      const t = translator(closest(island, 'main') ? textLocale : locale, 'banner');
      expect(text(box)).toBe(t('label'));
      expect(attribute(island, 'data-props')).toContain(t('failed'));
    }
  });
});

describe.each(pages)('$path', (page) => {
  test('shows the banners that its text holds and the settings let stand', () => {
    const shown = all(only(documentAt(page.path), 'main'), '[data-banner-id]');
    expect(shown.map((box) => Number(attribute(box, 'data-banner-id')))).toEqual(shownBanners(page));
  });

  test('each operator that it lists has its status beside it', () => {
    const main = only(documentAt(page.path), 'main');
    const bare = reviews.flatMap(({ slug }) => {
      const review = localizedPath(collections.reviews.path(slug), page.locale);
      return all(main, `:is(th, h3) a[href="${review}"]`)
        .map((link) => closest(link, 'tr, li, article, [role="tabpanel"]') ?? link)
        .filter((entry) => all(entry, `a[href="${review}#autorizacao"]`).length === 0)
        .map(text);
    });
    expect(bare).toEqual([]);
  });
});

test('the partner programme knows the banners by the specification’s ids', () => {
  for (const id of [bannerIds.brasil, bannerIds.latam])
    expect(site.banners.ids[id]).toBe(Number(bannerIds.affiliateLink));
});

describe('partner links', () => {
  const withLinks = pages.filter(({ path }) => partnerLinks(path).length > 0);

  test('stand on home, the region pages and the reviews alone', () => {
    const mayHave = ['/', '/brasil', '/latam', ...reviews.map(({ slug }) => `/reviews/${slug}`)];
    expect(mayHave).toEqual(expect.arrayContaining(withLinks.map(({ route }) => route.path)));
    const anybody = reviews.some((review) => showsButton(site.partnerButtons, review, countries));
    expect(withLinks.length > 0).toBe(anybody);
  });

  describe.each(withLinks)('$path', ({ path, textLocale }) => {
    test('are real links of a review, in a new tab, marked as paid', () => {
      for (const link of partnerLinks(path)) {
        expect(site.partnerLinks[attribute(link, 'data-partner') ?? '']).toBe(attribute(link, 'href'));
        expect(attribute(link, 'href')).toMatch(/^https:\/\//);
        expect(attribute(link, 'target')).toBe('_blank');
        expect(attribute(link, 'rel')).toBe('sponsored nofollow noopener noreferrer');
      }
    });

    test('say the neutral words, and nothing of a bonus', () => {
      const t = translator(textLocale, 'review');
      for (const link of partnerLinks(path)) {
        expect(text(link)).toMatch(new RegExp(`^${t('visit')}: .+, ${t('newTab')}$`));
        expect(text(link)).not.toMatch(/b[ôo]n/i);
      }
    });

    test('come after the disclosure', () => {
      const before = textBefore(first(documentAt(path), 'a[data-partner]'));
      const t = translator(textLocale, 'disclosure');
      expect(before).toContain(t('label'));
      expect(before).toContain(t('text'));
    });

    test('have the age limit beside them', () => {
      for (const link of partnerLinks(path)) {
        const beside = link.parent ? text(link.parent) : '';
        expect(beside).toBe(`${text(link)} ${minimumAge}`);
      }
    });
  });

  test('carry the mark wherever their address is linked', () => {
    const addresses = new Set(Object.values(site.partnerLinks));
    const unmarked = documents.flatMap(({ path }) =>
      all(documentAt(path), 'a[href]:not([data-partner])')
        .filter((link) => addresses.has(attribute(link, 'href') ?? ''))
        .map((link) => `${path}: ${attribute(link, 'href')}`),
    );
    expect(unmarked).toEqual([]);
  });

  test('the disclosure says in Portuguese that it is advertising, paid by commission', () => {
    const t = translator('pt', 'disclosure');
    for (const words of [/Publicidade/, /links de parceiro/, /comissão/])
      expect(`${t('label')} ${t('text')}`).toMatch(words);
  });
});
