/** Section 2, the screens that are not articles, posts or reviews: what each shows, in every language. */
import { shortTitle } from '@/lib/breadcrumbs.ts';
import { showsButton } from '@/lib/content/authorisation.ts';
import { standingChip } from '@/lib/content/authorisation-text.ts';
import { catalogue, docFor, type Review } from '@/lib/content/catalogue.ts';
import { readingsAgree } from '@/lib/content/scores.ts';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { routeAt } from '@/lib/routes.ts';
import { labelledScores, scores, scoreText } from './scores.ts';
import {
  all,
  attribute,
  cards,
  closest,
  documentAt,
  type Element,
  first,
  links,
  mayShowBanners,
  only,
  pages,
  pageText,
  plain,
  precedes,
  rows,
  text,
} from './site.ts';
import {
  alphabet,
  bannerIds,
  guideArticles,
  homeGuideCards,
  latamCountries,
  posts,
  rankingCategories,
  words,
} from './specification.ts';

const titleOf = (card: Element) => text(only(card, 'h3'));
const linksOf = (element: Element) => links(element).map(({ href }) => href);
const routeTo = (path: string) => {
  const route = routeAt(path);
  if (!route) throw new Error(`There is no page ${path}`);
  return route;
};

describe.each(localeCodes)('%s', (locale) => {
  const local = (path: string) => localizedPath(path, locale);
  const main = (path: string) => only(documentAt(local(path)), 'main');
  const section = (path: string, id: string) => only(main(path), `section[id="${id}"]`);
  /** The section with the title. */
  const hero = (path: string) => closest(only(main(path), 'h1'), 'section') ?? main(path);
  /** The language that a page speaks: the original's where it is not translated. */
  const languageOf = (path: string): Locale => docFor(routeTo(path).entry, locale).locale;
  /** Whether a page is in Portuguese, the language in which the specification gives words. */
  const inPortuguese = (path: string) => languageOf(path) === 'pt';

  /** What every place that lists posts shows of one: day, reading time, category, the heading's link. */
  function expectPost(card: Element, slug: string, language: Locale) {
    const post = catalogue().posts.find((item) => item.slug === slug);
    if (!post) throw new Error(`There is no post ${slug}`);
    const { published, category } = docFor(post, language).doc.frontmatter;
    expect(attribute(only(card, 'time'), 'datetime')).toBe(published);
    expect(text(card)).toMatch(/ \d{1,2} min /);
    expect(text(card)).toContain(translator(language, 'blog')(`categories.${category}`));
    expect(links(card)).toEqual([{ href: local(`/blog/${slug}`), text: titleOf(card) }]);
    expect(all(card, 'p').length).toBeGreaterThanOrEqual(2);
  }

  function expectTeasers(path: string) {
    const found = cards(section(path, 'blog'));
    const newest = catalogue().posts.slice(0, 3);
    expect(found).toHaveLength(3);
    found.forEach((card, index) => {
      expectPost(card, newest[index]?.slug ?? '', languageOf(path));
    });
    const more = links(section(path, 'blog')).at(-1);
    expect(more?.href).toBe(local('/blog'));
    if (inPortuguese(path)) expect(more?.text).toBe(words.allArticles);
  }

  /** What a card of an operator shows, wherever it stands. */
  function expectOperator(card: Element, review: Review, language: Locale, visited = true) {
    const content = text(card);
    const t = translator(language, 'review');
    const { ranking, analysis } = labelledScores(review, language);
    expect(titleOf(card)).toBe(review.name);
    expect(content).toMatch(ranking);
    expect(content).toMatch(analysis);
    expect(attribute(only(card, 'img'), 'src')).toContain(review.slug);
    expect(all(card, '[role="img"]')).toEqual([]); // stars are for the averages of reviews
    expect(all(card, 'ul li').map((highlight) => text(highlight) !== '')).toEqual([true, true, true]);
    const fullReview = { href: local(`/reviews/${review.slug}`), target: undefined };
    const read = all(card, 'a[href*="/reviews/"]:not([href*="#"])');
    expect(all(card, '.button').length > 0).toBe(visited);
    expect(read.map((link) => ({ href: attribute(link, 'href'), target: attribute(link, 'target') }))).toEqual([
      fullReview,
    ]);
    expect(read.map(text)).toEqual([`${translator(language, 'ranking')('fullReview')}: ${review.name}`]);
    const visits = all(card, 'a[data-partner]');
    const { site, countries } = catalogue();
    const hasButton = visited && showsButton(site.partnerButtons, review, countries);
    expect(visits.map((link) => attribute(link, 'data-partner'))).toEqual(hasButton ? [review.slug] : []);
    if (!visited) return;
    // Whether the operator may take a bet is said before the button.
    const status = standingChip(review, countries, language);
    expect(content).toContain(status);
    if (hasButton) expect(content.indexOf(t('visit'))).toBeGreaterThan(content.indexOf(status));
  }

  function expectTopRanking(path: string) {
    const language = languageOf(path);
    const { top } = catalogue().rankings;
    const entries = all(section(path, 'top-ranking'), 'ol li[data-region]');
    expect(entries).toHaveLength(3);
    entries.forEach((entry, index) => {
      const row = top[index];
      const review = catalogue().reviews.find(({ slug }) => slug === row?.review);
      if (!row || !review) throw new Error(`${path} has an entry ${index + 1} of nobody`);
      expect(text(entry)).toMatch(new RegExp(` ?${index + 1} ${review.name} `));
      expect(text(entry)).toContain(row.strength[language] ?? row.strength.pt);
      expect(text(entry)).toContain(translator(language, 'ranking')(`regions.${review.region}`));
      expect(attribute(entry, 'data-region')).toBe(review.region);
      // On a region's page, who belongs to the other region is marked, and has no button.
      const elsewhere = path !== '/' && `/${review.region}` !== path;
      const mark = translator(language, 'ranking')(`elsewhere.${review.region}`);
      expect(text(entry).includes(mark)).toBe(elsewhere);
      expectOperator(entry, review, language, !elsewhere);
    });
  }

  /** Headings of cards against the specification's words; in other languages there are as many. */
  function expectTitles(path: string, titles: string[], given: readonly RegExp[]) {
    expect(titles).toHaveLength(given.length);
    expect(titles).not.toContain('');
    if (inPortuguese(path)) for (const [index, title] of given.entries()) expect(titles[index]).toMatch(title);
  }

  test.each([
    { path: '/', id: bannerIds.brasil, region: undefined },
    { path: '/brasil', id: bannerIds.brasil, region: 'brasil' },
    { path: '/latam', id: bannerIds.latam, region: 'latam' },
    { path: '/rankings', id: bannerIds.latam, region: undefined },
  ])('$path has banner $id, of region $region, where the settings let it stand', ({ path, id, region }) => {
    const boxes = all(main(path), `[data-banner-id="${id}"]`).map((box) => ({
      link: attribute(box, 'data-affiliate-link-id'),
      region: attribute(box, 'data-region'),
    }));
    const may = mayShowBanners({ route: routeTo(path), locale });
    expect(boxes).toEqual(may ? [{ link: bannerIds.affiliateLink, region }] : []);
  });

  test.each(['/', '/brasil', '/latam'])('%s has the TOP 3', (path) => expectTopRanking(path));
  test.each(['/', '/brasil', '/latam'])('%s has three blog teasers, and the link to all posts', (path) =>
    expectTeasers(path),
  );

  describe.each([
    { path: '/brasil', region: 'brasil', title: words.heroBrasil },
    { path: '/latam', region: 'latam', title: words.heroLatam },
  ])('$path', ({ path, region, title }) => {
    const inRegion = catalogue().reviews.filter((review) => review.region === region);
    const language = languageOf(path);

    test('hero, and buttons that scroll to the ranking and to the list', () => {
      if (inPortuguese(path)) expect(text(only(hero(path), 'h1'))).toBe(title);
      expect(text(only(hero(path), 'h1'))).toContain('2025');
      expect(text(only(documentAt(local(path)), 'head title'))).toContain('2025');
      expect(linksOf(hero(path))).toEqual(['#top-ranking', '#casas']);
    });

    test('the region’s operators come first, before the TOP 3: name, score, status, a reason and the way to the review', () => {
      const list = section(path, 'casas');
      expect(precedes(list, section(path, 'top-ranking'))).toBe(true);
      const rowsOf = all(list, 'li');
      expect(rowsOf.map(titleOf).toSorted()).toEqual(inRegion.map(({ name }) => name).toSorted());
      for (const row of rowsOf) {
        const review = inRegion.find(({ name }) => name === titleOf(row));
        if (!review) throw new Error(`${path} lists nobody`);
        const { ranking } = scores(review, language);
        expect(text(row)).toMatch(new RegExp(ranking));
        const beside = `${translator(language, 'ranking')('analysisBeside')} ${scoreText(review.score.value, language)}/${review.score.scale}`;
        expect(text(row).includes(beside)).toBe(!readingsAgree(review));
        expect(linksOf(row)).toEqual([local(`/reviews/${review.slug}`), local(`/reviews/${review.slug}#autorizacao`)]);
        expect(all(row, 'p').filter((paragraph) => text(paragraph)).length).toBeGreaterThanOrEqual(2);
      }
    });

    test('review picker of the region', () => {
      const picker = section(path, 'analises');
      expect(all(picker, '[role="tab"]').map(text)).toEqual(inRegion.map(({ name }) => name));
      const panels = all(picker, '[role="tabpanel"]');
      expect(panels).toHaveLength(inRegion.length);
      panels.forEach((panel, index) => {
        const review = inRegion[index];
        if (!review) throw new Error(`${path} has a panel of nobody`);
        expectOperator(panel, review, language);
        expect(text(panel)).toContain(plain(docFor(review, language).doc.frontmatter.summary));
      });
    });
  });

  describe('home', () => {
    test('hero: title, subtitle, description, two buttons', () => {
      expect(text(only(hero('/'), 'h1'))).not.toBe('');
      expect(all(hero('/'), 'p').filter((paragraph) => text(paragraph).length > 60)).toHaveLength(2);
      expect(all(hero('/'), 'a')).toHaveLength(2);
    });

    test('three trust badges', () => {
      expectTitles('/', all(first(main('/'), 'ul'), 'li').map(text), words.trustBadges);
    });

    test('region chooser: a card to /brasil, a card to /latam', () => {
      const found = cards(section('/', 'regioes'));
      expect(found.map(linksOf)).toEqual([[local('/brasil')], [local('/latam')]]);
      expect(found.map((card) => attribute(card, 'data-accent'))).toEqual(['brasil', 'latam']);
    });

    test('guide section: three cards, each with its drawing and its access button', () => {
      const found = cards(section('/', 'guia'));
      expect(found.map(linksOf)).toEqual(homeGuideCards.map((to) => [local(to)]));
      expectTitles('/', found.map(titleOf), words.homeGuideCards);
      for (const card of found) {
        expect(all(card, 'svg').length).toBeGreaterThan(0);
        if (inPortuguese('/')) expect(text(card)).toMatch(/ Acessar$/);
      }
    });
  });

  describe('/brasil', () => {
    test('three benefit cards, before those that writers add', () => {
      const titles = cards(section('/brasil', 'beneficios')).map(titleOf);
      expectTitles('/brasil', titles.slice(0, words.brazilBenefits.length), words.brazilBenefits);
    });

    test('section of three features or more', () =>
      expect(cards(section('/brasil', 'diferenciais')).length).toBeGreaterThanOrEqual(3));

    test('“Comece Por Aqui”', () => {
      if (inPortuguese('/brasil')) expect(text(only(section('/brasil', 'comece'), 'h2'))).toBe(words.startHere);
      const articles = guideArticles.map((slug) => local(`/guia/${slug}`));
      expect(articles).toEqual(expect.arrayContaining(cards(section('/brasil', 'comece')).flatMap(linksOf)));
    });
  });

  describe('/latam', () => {
    test('country cards with their means of payment', () => {
      const found = cards(section('/latam', 'paises'));
      expect(found.length).toBeGreaterThanOrEqual(latamCountries.length);
      if (!inPortuguese('/latam')) return;
      for (const [name, ...means] of latamCountries) {
        const card = found.find((item) => titleOf(item) === name);
        for (const way of means) expect(card && text(card)).toMatch(way);
      }
    });
  });

  describe('/guia', () => {
    test('groups of article cards, in order, each in a colour of its own', () => {
      const { groups, articles } = catalogue().guide;
      const found = all(main('/guia'), 'section[data-color]');
      expect(found.map((group) => [attribute(group, 'id'), attribute(group, 'data-color')])).toEqual(
        groups.map(({ id, color }) => [id, color]),
      );
      expect(found.map((group) => cards(group).map(linksOf))).toEqual(
        groups.map((group) =>
          articles.filter((article) => article.group === group).map(({ slug }) => [local(`/guia/${slug}`)]),
        ),
      );
      for (const card of found.flatMap(cards)) {
        expect(titleOf(card)).not.toBe('');
        expect(text(first(card, 'p')).length).toBeGreaterThan(20);
        expect(all(card, 'svg')).toHaveLength(1);
      }
    });

    test('a card to the dictionary', () => {
      const headings = all(main('/guia'), 'h2').filter((heading) => linksOf(heading).includes(local('/dicionario')));
      expect(headings).toHaveLength(1);
    });
  });

  describe('/dicionario', () => {
    const panel = (letter: string) => only(main('/dicionario'), `section[id="letra-${letter.toLowerCase()}"]`);

    test('an A–Z letter selector, A first', () => {
      const tabs = all(only(main('/dicionario'), '[role="tablist"]'), '[role="tab"]');
      expect(tabs.slice(0, alphabet.length).map(text)).toEqual(alphabet);
    });

    test('every term, once, with definition and example; under its initial where that is a letter', () => {
      const entries = all(main('/dicionario'), 'article');
      expect(entries.map(titleOf).sort()).toEqual(
        catalogue()
          .glossary[locale].map(({ term }) => term.replace(/\s+/g, ' '))
          .sort(),
      );
      for (const entry of entries) {
        const [definition, example] = all(entry, 'p');
        expect(definition && text(definition).length).toBeGreaterThan(20);
        expect(example && text(example).length).toBeGreaterThan(10);
      }
      for (const entry of entries) {
        const initial = titleOf(entry).normalize('NFD').charAt(0).toUpperCase();
        if (alphabet.includes(initial)) expect(closest(entry, `[id="letra-${initial.toLowerCase()}"]`)).toBeDefined();
      }
    });

    test('an index leads to every letter that has terms, and to every term', () => {
      const index = links(only(main('/dicionario'), 'details')).map(({ href }) => href);
      const filled = alphabet.filter((letter) => all(panel(letter), 'article').length > 0);
      expect(index).toEqual(expect.arrayContaining(filled.map((letter) => `#letra-${letter.toLowerCase()}`)));
      const entries = all(main('/dicionario'), 'article h3').map((term) => `#${attribute(term, 'id')}`);
      expect(index.filter((href) => !href.startsWith('#letra-'))).toEqual(entries);
    });

    test('a letter without terms says so', () => {
      for (const letter of alphabet) {
        const message = translator(languageOf('/dicionario'), 'glossary')('notFound', { letter });
        expect([letter, text(panel(letter)).includes(message)]).toEqual([
          letter,
          all(panel(letter), 'article').length === 0,
        ]);
      }
    });
  });

  describe('/rankings', () => {
    test('five category cards with their destinations', () => {
      const found = cards(section('/rankings', 'categorias'));
      expect(found.map(linksOf)).toEqual(catalogue().rankings.categories.map(({ id, to }) => [`#${id}`, local(to)]));
      expectTitles('/rankings', found.map(titleOf), words.rankingCategories);
      // By the menu in the language that the page speaks: where that is not the address's, the menu above it has other words.
      const language = languageOf('/rankings');
      const menu = links(only(documentAt(localizedPath('/rankings', language)), '#menu'));
      for (const [index, card] of found.entries()) {
        const path = catalogue().rankings.categories[index]?.to.replace(/#.*/, '') ?? '';
        const item = menu.find(({ href }) => href === localizedPath(path, language));
        const page = item?.text ?? shortTitle(routeTo(path), { locale: language });
        const view = translator(language, 'rankings')('view', { page });
        expect(links(card).at(-1)?.text).toBe(`${view} (${titleOf(card)})`);
      }
    });

    test('no Brazilian operator is recommended for a subject: nothing there leads to its site', () => {
      for (const id of ['pix', 'aplicativos', 'futebol'])
        expect(all(section('/brasil', id), '[data-partner]')).toEqual([]);
    });

    test('one table of all operators, by region and there by the score in its list', () => {
      const reviews = catalogue().reviews.toSorted(
        (a, b) => a.region.localeCompare(b.region) || b.rating - a.rating || a.order - b.order,
      );
      const [head = [], ...body] = rows(only(main('/rankings'), 'table'));
      const t = translator(languageOf('/rankings'), 'ranking');
      const cell = (row: string[] | undefined, column: Parameters<typeof t>[0]) => row?.[head.indexOf(t(column))];
      expect(body.map((row) => cell(row, 'columns.name'))).toEqual(reviews.map(({ name }) => name));
      reviews.forEach((review, index) => {
        const row = body[index];
        const { minimumDeposit, payments, rollover } = review.facts;
        const { ranking, analysis } = scores(review, languageOf('/rankings'));
        expect(cell(row, 'columns.region')).toBe(t(`regions.${review.region}`));
        expect(cell(row, 'columns.rating')).toMatch(new RegExp(`^${ranking}$`));
        expect(cell(row, 'columns.analysis')).toMatch(
          new RegExp(`^${readingsAgree(review) ? t('sameAsRanking') : analysis}$`),
        );
        expect(cell(row, 'columns.pix')).toBe(payments ? t(payments.includes('pix') ? 'yes' : 'no') : '–');
        for (const [column, figure] of [
          ['columns.minimumDeposit', minimumDeposit?.amount],
          ['columns.rollover', rollover?.times],
        ] as const) {
          const shown = cell(row, column)?.replace(/\D/g, '');
          expect([review.slug, column, shown]).toEqual([review.slug, column, String(figure ?? '')]);
        }
      });
    });

    test('a row of the comparison folds what else is known; of payments, nothing where PIX is all of them', () => {
      const name = translator(languageOf('/rankings'), 'facts')('names.payments');
      const telling = all(main('/rankings'), '.comparison li details').filter((details) =>
        text(details).includes(name),
      );
      const others = catalogue().reviews.filter(({ facts }) => facts.payments?.some((method) => method !== 'pix'));
      expect(telling.map((details) => text(only(details, 'summary')).replace(/^.*?: /, '')).toSorted()).toEqual(
        others.map((review) => review.name).toSorted(),
      );
    });

    test('a row of the comparison that knows nothing further says so before it is unfolded', () => {
      const t = translator(languageOf('/rankings'), 'ranking');
      for (const details of all(main('/rankings'), '.comparison li details')) {
        const [region, ...told] = all(details, 'li').map(text);
        expect(region).toContain(t('columns.region'));
        const further = told.some((line) => !line.startsWith(t('missing')));
        expect(text(only(details, 'summary'))).toMatch(further ? t('more') : t('missing'));
      }
    });
  });

  describe('/blog', () => {
    test('the posts, newest first, with date, reading time and category; “read more” is not a link', () => {
      const found = all(main('/blog'), 'article');
      const { posts } = catalogue();
      expect(found).toHaveLength(posts.length);
      found.forEach((card, index) => {
        expectPost(card, posts[index]?.slug ?? '', languageOf('/blog'));
        expect(text(card)).toMatch(new RegExp(` ${translator(languageOf('/blog'), 'blog')('readMore')}$`));
      });
    });
  });

  describe('static pages', () => {
    test('/sobre has a brand heading', () => {
      expect(text(only(main('/sobre'), 'h1'))).toContain(catalogue().site.name);
    });

    test('/contato shows the contact e-mail as a mailto link', () => {
      const { email } = catalogue().site;
      expect(links(main('/contato'))).toContainEqual({ href: `mailto:${email}`, text: email });
    });

    test.each(['/sobre', '/institucional', '/privacidade', '/contato'])('%s has text under headings', (path) => {
      expect(all(main(path), 'h2').length).toBeGreaterThan(2);
      expect(text(main(path)).split(' ').length).toBeGreaterThan(150);
    });
  });
});

test('the cards of /rankings lead where the specification says, or to a place there', () => {
  const { categories } = catalogue().rankings;
  expect(categories.map(({ to }) => to.replace(/#.*/, ''))).toEqual([...rankingCategories]);
});

test('the posts of the specification are on /blog, by their subjects', () => {
  const titles = new Map(links(only(documentAt('/blog'), 'main')).map((link) => [link.href, link.text]));
  for (const { slug, subject } of posts) expect(titles.get(`/blog/${slug}`)).toMatch(subject);
});

test('some guide articles show banner 163021, below their title', () => {
  const may = mayShowBanners({ route: routeTo(`/guia/${guideArticles[0]}`), locale: 'pt' });
  const selector = `main [data-banner-id="${bannerIds.latam}"]`;
  const shown = guideArticles.flatMap((slug) => all(documentAt(`/guia/${slug}`), selector));
  expect(shown.length > 0).toBe(may);
  for (const box of shown) {
    const main = closest(box, 'main');
    expect(main && precedes(only(main, 'h1'), box)).toBe(true);
  }
});

test('no page has a form, a field or a login', () => {
  for (const { path } of pages) {
    expect([path, ...all(documentAt(path), 'form, input, select, textarea')]).toEqual([path]);
    expect(pageText(path)).not.toMatch(/\b(entrar na conta|criar conta|login|senha:)/i);
  }
});
