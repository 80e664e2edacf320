/** Section 2, the screens that are not articles, posts or reviews: what each shows, in every language. */
import { expect, test } from '@playwright/test';
import {
  all,
  attribute,
  cards,
  closest,
  documentAt,
  type Element,
  first,
  links,
  only,
  pageText,
  precedes,
  rows,
  text,
} from '@/e2e/site.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import {
  access,
  allArticles,
  alphabet,
  articlesWithBanner,
  banners,
  brazilBenefits,
  fullReview,
  glossary,
  guideArticles,
  guideGroups,
  homeGuideCards,
  languages,
  latamCountries,
  noTerms,
  posts,
  rankingCategories,
  readMore,
  regionHeroes,
  reviews,
  reviewWords,
  scoreText,
  startHere,
  teasers,
  topRanking,
  trustBadges,
} from './facts.ts';

/** Short months as the site writes them, by language. */
const months = {
  pt: 'Jan|Fev|Mar|Abr|Mai|Jun|Jul|Ago|Set|Out|Nov|Dez',
  es: 'Ene|Feb|Mar|Abr|May|Jun|Jul|Ago|Sept?|Oct|Nov|Dic',
  en: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec',
};

/** The comparison's words for PIX and for the authorisation, in any language. */
const pixWords = { yes: /^(sim|sí|yes)$/, no: /^(não consta|no consta|not listed)$/, unknown: /informado|stated/ };
const statusWords = { foreign: /estrangeira|extranjera|foreign/, unknown: /não verificada|no verificada|not verified/ };

const titleOf = (card: Element) => text(only(card, 'h3'));
const linksOf = (element: Element) => links(element).map(({ href }) => href);

for (const language of languages) {
  const local = (path: string) => localizedPath(path, language);
  const main = (path: string) => only(documentAt(local(path)), 'main');
  const section = (path: string, id: string) => only(main(path), `section[id="${id}"]`);
  /** The section with the title. */
  const hero = (path: string) => closest(only(main(path), 'h1'), 'section') ?? main(path);
  const words = reviewWords[language];

  /** The banners of a page's text, as ids. */
  const bannersIn = (path: string) =>
    all(main(path), '[data-banner-id]').map((box) => ({
      id: attribute(box, 'data-banner-id'),
      link: attribute(box, 'data-affiliate-link-id'),
      region: attribute(box, 'data-region'),
    }));

  /** Both scores of an operator, labelled and with their scales. */
  const bothScores = ({ rating, score, scale }: { rating: number; score: number; scale: number }) => [
    new RegExp(`${words.rankingScore} ${scoreOf(rating, 10)}`),
    new RegExp(`${words.analysisScore} ${analysisOf(score, scale)}`),
  ];
  const scoreOf = (value: number, scale: number) => `${scoreText(value, language)} ?/ ?${scale}\\b`;
  const analysisOf = (score: number, scale: number) =>
    scoreOf(score, scale) + (scale === 10 ? '' : ` = ${scoreOf((score / scale) * 10, 10)}`);

  /** What every place that lists posts shows of one: date, reading time, category, the heading's link. */
  function expectPost(card: Element, slug: string) {
    const day = only(card, 'time');
    expect(text(day)).toMatch(new RegExp(`^\\d{1,2} (${months[language]}) \\d{4}$`));
    expect(attribute(day, 'datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(text(card)).toMatch(/ \d{1,2} min /);
    expect(links(card)).toEqual([{ href: local(`/blog/${slug}`), text: titleOf(card) }]);
    expect(all(card, 'p').length).toBeGreaterThanOrEqual(2);
  }

  function expectTeasers(path: string) {
    const found = cards(section(path, 'blog'));
    expect(found).toHaveLength(teasers.length);
    teasers.forEach(({ slug, category }, index) => {
      const card = found[index];
      if (!card) throw new Error(`${path} has no teaser of ${slug}`);
      expectPost(card, slug);
      if (language === 'pt') expect(text(card)).toContain(category);
    });
    expect(links(section(path, 'blog')).at(-1)).toEqual({ href: local('/blog'), text: allArticles[language] });
  }

  function expectTopRanking(path: string) {
    const entries = all(section(path, 'top-ranking'), 'ol li[data-region]');
    expect(entries).toHaveLength(topRanking.length);
    topRanking.forEach(({ id, name, rating, region, strength }, index) => {
      const entry = entries[index];
      const review = reviews.find((item) => item.id === id);
      if (!entry || !review) throw new Error(`${path} has no ranking entry ${id}`);
      const content = text(entry);
      expect(content).toMatch(new RegExp(` ?${index + 1} ${name} `));
      expect(content).toContain(strength[language]);
      expect(content).toContain(language === 'en' ? region.replace('Brasil', 'Brazil') : region);
      expect(attribute(entry, 'data-region')).toBe(region.toLowerCase());
      for (const score of bothScores({ ...review, rating })) expect(content).toMatch(score);
      expect(attribute(only(entry, 'img'), 'src')).toContain(id);
      expect(all(entry, 'ul li').map((highlight) => text(highlight) !== '')).toEqual([true, true, true]);
      expect(attribute(only(entry, '[role="img"]'), 'aria-label')).toMatch(words.stars(Math.floor(rating / 2)));
      expect(content.indexOf(words.visit)).toBeGreaterThan(content.search(words.authorisation[review.authorisation]));
      const [visit, read, ...more] = all(entry, 'a.button');
      expect(visit && attribute(visit, 'data-partner')).toBe(id);
      expect(read && [attribute(read, 'href'), text(read)]).toEqual([
        local(`/reviews/${id}`),
        `${fullReview[language]}: ${name}`,
      ]);
      expect(read && attribute(read, 'target')).toBeUndefined();
      expect(more).toEqual([]);
    });
  }

  function expectPicker(region: 'brasil' | 'latam') {
    const path = `/${region}`;
    const inRegion = reviews.filter((review) => review.region === region);
    const picker = section(path, 'analises');
    expect(all(picker, '[role="tab"]').map((tab) => text(tab))).toEqual(inRegion.map(({ name }) => name));
    const panels = all(picker, '[role="tabpanel"]');
    expect(panels).toHaveLength(inRegion.length);
    inRegion.forEach((review, index) => {
      const panel = panels[index];
      if (!panel) throw new Error(`${path} has no panel of ${review.id}`);
      const content = text(panel);
      expect(titleOf(panel)).toBe(review.name);
      expect(attribute(only(panel, 'img'), 'src')).toContain(review.id);
      for (const score of bothScores(review)) expect(content, review.id).toMatch(score);
      expect(attribute(only(panel, '[role="img"]'), 'aria-label')).toMatch(words.stars(Math.floor(review.rating / 2)));
      expect(all(panel, 'ul li').map((highlight) => text(highlight) !== '')).toEqual([true, true, true]);
      expect(all(panel, 'p').some((paragraph) => text(paragraph).length > 60)).toBe(true);
      expect(content.indexOf(words.visit)).toBeGreaterThan(content.search(words.authorisation[review.authorisation]));
      const [visit, read, ...more] = all(panel, 'a.button');
      expect(visit && attribute(visit, 'data-partner')).toBe(review.id);
      expect(read && [attribute(read, 'href'), text(read)]).toEqual([
        local(`/reviews/${review.id}`),
        `${fullReview[language]}: ${review.name}`,
      ]);
      expect(more).toEqual([]);
    });
  }

  function expectHero(path: '/brasil' | '/latam', title: string) {
    expect(text(only(hero(path), 'h1'))).toBe(title);
    expect(linksOf(hero(path))).toEqual(['#top-ranking']);
    only(main(path), '[id="top-ranking"]');
  }

  test.describe(`home, ${language}`, () => {
    test('hero: title, subtitle, description, two buttons', () => {
      expect(text(only(hero('/'), 'h1'))).not.toBe('');
      expect(all(hero('/'), 'p').filter((paragraph) => text(paragraph).length > 60)).toHaveLength(2);
      expect(all(hero('/'), 'a')).toHaveLength(2);
    });

    test('three trust badges', () => {
      const badges = all(first(main('/'), 'ul'), 'li').map((badge) => text(badge));
      expect(badges).toHaveLength(3);
      badges.forEach((badge, index) => {
        expect(badge).toMatch(trustBadges[language][index] ?? /^$/);
      });
    });

    test('region chooser: a card to /brasil, a card to /latam', () => {
      const found = cards(section('/', 'regioes'));
      expect(found.map(linksOf)).toEqual([[local('/brasil')], [local('/latam')]]);
      expect(found.map((card) => attribute(card, 'data-region'))).toEqual(['brasil', 'latam']);
    });

    test('general TOP 3', () => expectTopRanking('/'));

    test('guide section: three cards, each with its access button', () => {
      const found = cards(section('/', 'guia'));
      expect(found.map(linksOf)).toEqual(homeGuideCards.map(({ to }) => [local(to)]));
      found.forEach((card, index) => {
        expect(titleOf(card)).toMatch(homeGuideCards[index]?.title[language] ?? /^$/);
        expect(text(card)).toMatch(new RegExp(` ${access[language]}$`));
        expect(all(card, 'svg').length).toBeGreaterThan(0);
      });
    });

    test('three blog teasers, and the link to all articles', () => expectTeasers('/'));

    test('banner 163019 with affiliate link 10729', () => {
      expect(bannersIn('/')).toEqual([{ id: banners.brasil, link: banners.affiliateLink, region: undefined }]);
    });
  });

  test.describe(`/brasil, ${language}`, () => {
    test('hero, and a button that scrolls to the ranking', () => expectHero('/brasil', regionHeroes.brasil[language]));

    test('three benefit cards', () => {
      const titles = cards(section('/brasil', 'beneficios')).map(titleOf);
      expect(titles).toHaveLength(3);
      titles.forEach((title, index) => {
        expect(title).toMatch(brazilBenefits[language][index] ?? /^$/);
      });
    });

    test('ranking section', () => expectTopRanking('/brasil'));
    test('review picker of ten', () => expectPicker('brasil'));

    test('banner 163019, region brasil', () => {
      expect(bannersIn('/brasil')).toEqual([{ id: banners.brasil, link: banners.affiliateLink, region: 'brasil' }]);
    });

    test('three-feature section', () => expect(cards(section('/brasil', 'diferenciais'))).toHaveLength(3));

    test('“Comece Por Aqui”', () => {
      expect(text(only(section('/brasil', 'comece'), 'h2'))).toBe(startHere[language]);
      for (const [href = ''] of cards(section('/brasil', 'comece')).map(linksOf)) {
        expect(guideArticles.map((slug) => local(`/guia/${slug}`))).toContain(href);
      }
    });

    test('latest articles: three teasers', () => expectTeasers('/brasil'));
  });

  test.describe(`/latam, ${language}`, () => {
    test('hero, and a button that scrolls to the ranking', () => expectHero('/latam', regionHeroes.latam[language]));

    test('country cards with their means of payment', () => {
      const found = cards(section('/latam', 'paises'));
      expect(found).toHaveLength(latamCountries.length);
      found.forEach((card, index) => {
        expect(titleOf(card)).toMatch(latamCountries[index]?.name[language] ?? /^$/);
        for (const means of latamCountries[index]?.payments[language] ?? []) expect(text(card)).toMatch(means);
      });
    });

    test('ranking section', () => expectTopRanking('/latam'));
    test('review picker of three', () => expectPicker('latam'));

    test('banner 163021, region latam', () => {
      expect(bannersIn('/latam')).toEqual([{ id: banners.latam, link: banners.affiliateLink, region: 'latam' }]);
    });

    test('three blog teasers', () => expectTeasers('/latam'));
  });

  test.describe(`/guia, ${language}`, () => {
    test('four groups of article cards, in order', () => {
      const groups = all(main('/guia'), 'section[data-color]');
      expect(groups).toHaveLength(guideGroups.length);
      groups.forEach((group, index) => {
        const { title, articles = [] } = guideGroups[index] ?? {};
        if (language === 'pt') expect(text(only(group, 'h2'))).toBe(title);
        expect(attribute(group, 'data-color')).toBeTruthy();
        const found = cards(group);
        const links = found.flatMap(linksOf);
        const specified = articles.map((slug) => local(`/guia/${slug}`));
        // Further articles may stand between those of the specification.
        expect(links.filter((link) => specified.includes(link))).toEqual(specified);
        expect(links).toHaveLength(found.length);
        for (const card of found) {
          expect(titleOf(card)).not.toBe('');
          expect(text(first(card, 'p')).length).toBeGreaterThan(20);
          expect(all(card, 'svg')).toHaveLength(1);
        }
      });
      expect(new Set(groups.map((group) => attribute(group, 'data-color'))).size).toBe(groups.length);
    });

    test('a card to the dictionary', () => {
      const headings = all(main('/guia'), 'h2').filter((heading) => linksOf(heading).includes(local('/dicionario')));
      expect(headings).toHaveLength(1);
    });
  });

  test.describe(`/dicionario, ${language}`, () => {
    const panel = (letter: string) => only(main('/dicionario'), `section[id="letter-${letter.toLowerCase()}"]`);

    test('an A–Z letter selector, A first', () => {
      const tabs = all(only(main('/dicionario'), '[role="tablist"]'), '[role="tab"]');
      expect(tabs.map((tab) => text(tab))).toEqual(alphabet);
      expect(tabs.filter((tab) => attribute(tab, 'aria-selected') === 'true').map((tab) => text(tab))).toEqual(['A']);
    });

    test('terms stand under their initials, each with definition and example', () => {
      for (const letter of alphabet) {
        for (const entry of all(panel(letter), 'article')) {
          expect(titleOf(entry).normalize('NFD').charAt(0)).toBe(letter);
          const [definition, example] = all(entry, 'p');
          expect(definition && text(definition).length).toBeGreaterThan(20);
          expect(example && text(example)).toMatch(/^(Exemplo|Ejemplo|Example): .{10}/);
        }
      }
    });

    test('at least 80 terms', () => {
      expect(alphabet.flatMap((letter) => all(panel(letter), 'article')).length).toBeGreaterThanOrEqual(80);
    });

    test('a letter without terms says so', () => {
      const empty = alphabet.filter((letter) => all(panel(letter), 'article').length === 0);
      expect(empty.length).toBeGreaterThan(0);
      for (const letter of alphabet) {
        const message = noTerms[language].replace('{letter}', letter);
        expect(text(panel(letter)).includes(message), letter).toBe(empty.includes(letter));
      }
    });
  });

  test.describe(`/rankings, ${language}`, () => {
    test('five category cards with their destinations', () => {
      const found = cards(section('/rankings', 'categorias'));
      expect(found.map(linksOf)).toEqual(rankingCategories.map(({ to }) => [local(to)]));
      found.forEach((card, index) => {
        expect(titleOf(card)).toMatch(rankingCategories[index]?.title[language] ?? /^$/);
        expect(links(card)[0]?.text).toMatch(/^(Ver ranking|View ranking): /);
      });
    });

    test('banner 163021', () => {
      expect(bannersIn('/rankings')).toEqual([{ id: banners.latam, link: banners.affiliateLink, region: undefined }]);
    });

    test('one table of all operators, by region and by score on 10', () => {
      const onTen = ({ score, scale }: (typeof reviews)[number]) => (score / scale) * 10;
      const expected = [...reviews].sort(
        (a, b) => a.region.localeCompare(b.region) || onTen(b) - onTen(a) || reviews.indexOf(a) - reviews.indexOf(b),
      );
      const [, ...body] = rows(only(main('/rankings'), 'table'));
      expect(body.map(([name]) => name)).toEqual(expected.map(({ name }) => name));
      expected.forEach((review, index) => {
        const [, region, rating, analysis, deposit, pix, rollover, status] = body[index] ?? [];
        const { minimumDeposit, payments, rollover: times } = review.facts;
        const figure = (fact: RegExp | undefined) => fact?.source.match(/\d+/)?.[0];
        expect(region?.toLowerCase().slice(0, 3)).toBe(review.region.slice(0, 3));
        expect(rating).toMatch(new RegExp(`^${scoreOf(review.rating, 10)}$`));
        expect(analysis).toMatch(new RegExp(`^${analysisOf(review.score, review.scale)}$`));
        expect(deposit).toMatch(minimumDeposit ? new RegExp(`^R\\$ ${figure(minimumDeposit)}$`) : /informado|stated/);
        expect(pix).toMatch(pixWords[payments ? (payments.source.includes('PIX') ? 'yes' : 'no') : 'unknown']);
        expect(rollover).toMatch(times ? new RegExp(`^${figure(times)}x`) : /informado|stated/);
        expect(status).toMatch(statusWords[review.authorisation]);
      });
    });
  });

  test.describe(`/blog, ${language}`, () => {
    test('the posts, with date, reading time and category', () => {
      const found = all(main('/blog'), 'article');
      const slugs = found.map((card) => linksOf(card)[0]?.split('/').at(-1) ?? '');
      expect([...slugs].sort()).toEqual(posts.map(({ slug }) => slug).sort());
      found.forEach((card, index) => {
        expectPost(card, slugs[index] ?? '');
        if (language !== 'pt') return;
        expect(text(card)).toMatch(/ ?(Estratégia|Iniciantes|Mercados) /);
        expect(titleOf(card)).toMatch(posts.find(({ slug }) => slug === slugs[index])?.subject ?? /^$/);
      });
    });

    test('“read more” is not a link', () => {
      for (const card of all(main('/blog'), 'article')) {
        expect(text(card)).toMatch(new RegExp(` ${readMore[language]}$`));
        expect(links(card).map((link) => link.text)).toEqual([titleOf(card)]);
      }
    });
  });

  test.describe(`static pages, ${language}`, () => {
    test('/sobre has a brand heading', () => {
      expect(text(only(main('/sobre'), 'h1'))).toContain('Guia do Apostador');
    });

    test('/contato shows the contact e-mail as a mailto link', () => {
      const [mail] = links(main('/contato')).filter(({ href }) => href.startsWith('mailto:'));
      expect(mail?.href).toMatch(/^mailto:[^@?]+@[^@?]+\.[^@?]+$/);
      expect(mail?.text).toBe(mail?.href.replace('mailto:', ''));
      expect(all(main('/contato'), 'form')).toEqual([]);
    });

    for (const path of ['/sobre', '/institucional', '/privacidade', '/contato']) {
      test(`${path} has text under headings`, () => {
        expect(all(main(path), 'h2').length).toBeGreaterThan(2);
        expect(text(main(path)).split(' ').length).toBeGreaterThan(150);
      });
    }
  });
}

test('the glossary’s eleven entries, under their initials', () => {
  for (const { letter, term } of glossary) {
    const terms = all(only(documentAt('/dicionario'), `section[id="letter-${letter.toLowerCase()}"]`), 'article h3');
    expect(terms.map((heading) => text(heading))).toContain(term);
  }
});

test('the titles of the region pages mention 2025', () => {
  for (const path of ['/brasil', '/latam', '/es/latam']) {
    expect(text(only(documentAt(path), 'head title'))).toContain('2025');
  }
});

test('some guide articles show banner 163021, below their text', () => {
  const withBanner = guideArticles.filter((slug) => all(documentAt(`/guia/${slug}`), '[data-banner-id]').length > 0);
  expect(withBanner).toEqual(articlesWithBanner);
  for (const slug of withBanner) {
    const main = only(documentAt(`/guia/${slug}`), 'main');
    expect(attribute(only(main, '[data-banner-id]'), 'data-banner-id')).toBe(banners.latam);
    expect(precedes(only(main, 'h1'), only(main, '[data-banner-id]'))).toBe(true);
  }
});

test('no screen has a form, a field or a login', () => {
  const fields = ['form', 'input', 'select', 'textarea'];
  for (const path of ['/', '/brasil', '/latam', '/contato', '/dicionario', '/rankings', '/reviews/blaze-br']) {
    for (const field of fields) expect(all(documentAt(path), field), path).toEqual([]);
    expect(pageText(path)).not.toMatch(/\b(entrar na conta|criar conta|login|senha:)/i);
  }
});
