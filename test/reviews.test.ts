/** Section 2, review pages: what each shows of its facts and scores, whoever it is about. What these must be: `specification.test.ts`. */
import { showsButton } from '@/lib/content/authorisation.ts';
import { standingChip, standingSentence } from '@/lib/content/authorisation-text.ts';
import { catalogue, docFor } from '@/lib/content/catalogue.ts';
import { factText, hasFact } from '@/lib/content/fact-text.ts';
import { essentialFacts, factIds } from '@/lib/content/schema/fact-ids.ts';
import { readingsAgree, weakness } from '@/lib/content/scores.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { labelledScores, onTen, scores, scoreText, starsOf } from './scores.ts';
import {
  all,
  attribute,
  canonicalPages,
  closest,
  documentAt,
  type Element,
  first,
  links,
  only,
  pages,
  plain,
  precedes,
  rows,
  sourcesWithoutDay,
  text,
  textBefore,
} from './site.ts';
import { blazeTabs } from './specification.ts';

const { reviews, site, countries } = catalogue();
const reviewOf = (id: string) => {
  const review = reviews.find(({ slug }) => slug === id);
  if (!review) throw new Error(`There is no review ${id}`);
  return review;
};

describe.each(canonicalPages.filter(({ route }) => route.collection === 'reviews'))('$path', (page) => {
  const review = reviewOf(page.route.slug);
  const { slug: id, name, criteria, facts } = review;
  const language = page.textLocale;
  const { frontmatter } = docFor(review, language).doc;
  const t = translator(language, 'review');
  const criterion = translator(language, 'criteria');
  const fact = translator(language, 'facts');
  const scored = criteria.flatMap(({ id: key, score }) => (score === undefined ? [] : [{ key, score }]));
  const main = () => only(documentAt(page.path), 'main');
  const hasButton = showsButton(site.partnerButtons, review, countries);
  /** The partner button, or the line that says why there is none. */
  const visit = () => first(main(), 'a[data-partner], .no-partner');

  /** The section under a heading. */
  const sectionOf = (heading: string) => {
    const found = all(main(), 'h2').find((element) => text(element) === heading);
    const section = found && closest(found, 'section');
    if (!section) throw new Error(`${page.path} has no section “${heading}”`);
    return section;
  };

  test('hero: logo, name, both scores with their scales, visit button', () => {
    const before = textBefore(visit());
    const { ranking, analysis } = labelledScores(review, language);
    expect(before).toContain(name);
    expect(before).toMatch(ranking);
    expect(before).toMatch(analysis);
    const logo = first(main(), 'img');
    expect(attribute(logo, 'src')).toContain(id);
    expect(precedes(logo, visit())).toBe(true);
    expect(text(visit())).toBe(
      hasButton ? `${t('visit')}: ${name}, ${t('newTab')}` : translator(language, 'authorisation')('noButton'),
    );
  });

  test('the status of the authorisation above the visit button, with where to check it', () => {
    const chip = first(main(), 'a[href="#autorizacao"]');
    expect(text(chip)).toContain(standingChip(review, countries, language));
    expect(precedes(chip, visit())).toBe(true);
    expect(textBefore(visit())).toContain(plain(standingSentence(review, countries, language)));
    const told = closest(only(main(), '#autorizacao'), 'section');
    // Where there is nothing but that none was found, the sentence alone tells it, with the day.
    const records = review.authorisations.filter(({ state, lists }) => state !== 'none found' || lists);
    for (const { checked } of records)
      expect(told && all(told, 'time').map((time) => attribute(time, 'datetime'))).toContain(checked);
  });

  test('evaluation summary with tags', () => {
    expect(all(sectionOf(t('summary')), 'li').map(text)).toEqual(frontmatter.tags.map(plain));
  });

  test('six criteria with their scores and bars, and nothing made up for those without', () => {
    const list = all(main(), '.criterion-bars > li').map(text);
    const word = (score: number) => {
      const kind = weakness(score);
      return kind ? `${t(`weakness.${kind}`)} ` : '';
    };
    expect(list).toEqual(
      scored.length === 0
        ? []
        : criteria.map(
            ({ id: key, score }) =>
              `${criterion(key)} ${score === undefined ? t('noScore') : word(score) + scoreText(score, language)}`,
          ),
    );
    const bars = new Map(
      all(main(), 'meter').map((bar) => [attribute(bar, 'aria-label'), Number(attribute(bar, 'value'))]),
    );
    for (const { key, score } of scored) expect(bars.get(criterion(key))).toBeCloseTo(score * 10);
    expect(bars.size).toBe(scored.length === 0 ? 0 : scored.length + 1);
  });

  if (scored.length === 0)
    test('a total without criteria: one sentence instead of six rows, no bar, and a ring of its own', () => {
      for (const { id: key } of criteria) expect(text(only(main(), '.no-criteria'))).toContain(criterion(key));
      expect(all(main(), 'meter, [role="img"], #tabela-resumo')).toEqual([]);
      expect(textBefore(visit())).toContain(t('noCriteria'));
    });

  test('one reading where both agree, and no question why there are two', () => {
    const hero = first(main(), '.score-pair');
    const agree = readingsAgree(review);
    expect(all(hero, '.score')).toHaveLength(agree ? 1 : 2);
    expect(text(hero).includes(t('howWeScore.twoScores'))).toBe(!agree);
  });

  test('a list of the page’s sections, in their order and all of them', () => {
    const list = links(only(main(), '.toc')).map(({ href }) => href.slice(1));
    expect(list.length).toBeGreaterThan(6);
    const idsIn = (selector: string) => all(main(), selector).map((element) => attribute(element, 'id') ?? '');
    expect(idsIn('[id]').filter((id) => list.includes(id))).toEqual(list);
    // What leads out of the page is no section of it.
    expect(list).toEqual(expect.arrayContaining(idsIn('h2[id]:not(#visitar, [role="tabpanel"] *)')));
  });

  if (review.score.average)
    test('overall bar and stars', () => {
      const bars = all(main(), 'meter').map((bar) => Math.round(Number(attribute(bar, 'value'))));
      expect(bars).toContain(Math.round(onTen(review) * 10));
      const stars = first(main(), '[role="img"]');
      const filled = starsOf(onTen(review));
      expect(attribute(stars, 'aria-label')).toMatch(new RegExp(`^${filled} `));
      expect([all(stars, '.star-on').length, all(stars, 'svg').length]).toEqual([filled, 5]);
    });

  test('facts are headed as those of 2025 only where they come from the first edition', () => {
    const heading = text(only(main(), '#dados'));
    expect(heading.includes('2025')).toBe(review.firstEdition ?? false);
  });

  test('detailed analysis of every criterion that has a score', () => {
    for (const { key, score } of scored) {
      const heading = only(main(), `[id="criterio-${key}"]`);
      expect(text(heading)).toContain(criterion(key));
      const section = closest(heading, 'section');
      expect(section && text(section).length).toBeGreaterThan(text(heading).length);
      expect(text(heading)).toContain(scoreText(score, language));
    }
  });

  test('pros and cons, who it is for and who it is not for', () => {
    const section = sectionOf(t('prosAndCons'));
    const kinds = ['pros', 'cons', 'suits', 'avoid'] as const;
    expect(all(section, 'h3').map(text)).toEqual(kinds.map((kind) => t(kind)));
    expect(all(section, 'ul').map((list) => all(list, 'li').map(text))).toEqual(
      kinds.map((kind) => frontmatter[kind].map(plain)),
    );
  });

  test('final verdict with call to action', () => {
    const verdict = sectionOf(t('verdict'));
    expect(text(verdict)).toContain(plain(frontmatter.verdict));
    expect(all(verdict, 'a[data-partner]').map((link) => attribute(link, 'data-partner'))).toEqual(
      hasButton ? [id] : [],
    );
    expect(text(verdict)).toMatch(new RegExp(`${t('analysisScore')} ${scores(review, language).analysis}`));
  });

  test('facts: those that are known, each with its figures, then which of the essential ones are not', () => {
    const list = first(main(), 'dl');
    const known = factIds.filter((key) => hasFact(key, review, language));
    const unknown = essentialFacts.filter((key) => !known.includes(key));
    expect(all(list, 'dt').map(text)).toEqual([...known, ...unknown].map((key) => fact(`names.${key}`)));
    const values = all(list, 'dd').map(text);
    expect(values).toEqual([
      ...known.map((key) => plain(factText(key, review, language))),
      ...unknown.map(() => fact('unknown')),
    ]);
    // Whatever the words: the figures of review.yml stand there.
    const shown = values.join(' ').replace(/(?<=\d)[.,\s](?=\d{3})/g, '');
    for (const figure of figuresIn(facts)) expect(shown).toContain(figure);
  });

  test('a bonus is what was stated in 2025, never an offer', () => {
    const { bonus, rollover } = facts;
    if (bonus) expect(factText('bonus', review, language)).toMatch(/2025$/);
    if (review.region === 'brasil' && (bonus || rollover)) {
      const section = closest(first(main(), 'dl'), 'section');
      expect(section && text(section)).toContain(t('bonusLaw'));
    }
  });

  test('every partner link of the page leads to this operator', () => {
    const partners = all(main(), 'a[data-partner]').map((link) => attribute(link, 'data-partner'));
    expect(new Set(partners)).toEqual(new Set(hasButton ? [id] : []));
  });

  test('two alternatives: the first others of the region’s list', () => {
    const best = reviews
      .filter((other) => other.region === review.region && other !== review)
      .toSorted((a, b) => b.rating - a.rating || a.order - b.order)
      .slice(0, 2);
    const found = all(only(main(), 'section[aria-labelledby="alternativas"]'), '.card');
    expect(found.map((card) => links(only(card, 'h3')))).toEqual(
      best.map((other) => [{ href: localizedPath(`/reviews/${other.slug}`, page.locale), text: other.name }]),
    );
  });

  test('history: what changed, each with its day, newest first, back to the first publication', () => {
    const changes = all(only(main(), 'section[aria-labelledby="historico"]'), 'li');
    const days = changes.map((change) => attribute(only(change, 'time'), 'datetime') ?? '');
    expect(days).toEqual(review.history.map(({ date }) => date));
    const published = all(only(main(), '.byline'), 'time').map((time) => attribute(time, 'datetime'));
    if (language === review.original) expect([...new Set([days.at(-1), days[0]])]).toEqual(published);
    for (const change of changes) expect(text(change).split(' ').length).toBeGreaterThan(4);
  });

  test('sources: each with its day or without one, and among them every rule that the text names', () => {
    const sources = only(main(), '.sources');
    const firstEdition = translator(language, 'article')('firstEdition');
    expect(sourcesWithoutDay(sources, language).filter((words) => words !== firstEdition)).toEqual([]);
    const named = text(only(main(), '.prose')).matchAll(
      /(?:Lei|Ley|Law|Portaria(?: Normativa)? SPA\/MF) ([\d.,]+)\/\d{4}/g,
    );
    const missing = Array.from(named, ([rule, number = '']) => (text(sources).includes(number) ? '' : rule));
    expect(missing.filter(Boolean)).toEqual([]);
  });

  test('a back link where review.yml has one, through the history where it says so', () => {
    const found = all(first(main(), 'header'), 'a:not([data-partner])').filter((link) => text(link) === t('back'));
    expect(found.map((link) => [attribute(link, 'href'), attribute(link, 'data-back')])).toEqual(
      review.back ? [[localizedPath(review.back.to, page.locale), review.back.history && '']] : [],
    );
  });

  test('the badge of high risk beside the name, where review.yml says so', () => {
    expect(textBefore(visit()).includes(`${name} ${t('highRisk')}`)).toBe(review.highRisk === true);
  });

  if (review.layout === 'numbered' && scored.length > 0) {
    test('numbered sections, and a summary table with the average as its last row', () => {
      const numbered = all(main(), 'h2')
        .map(text)
        .filter((heading) => /^\d\./.test(heading));
      const written = criteria.map(({ id: key, score }) => [
        criterion(key),
        score === undefined ? t('noScore') : scoreText(score, language),
      ]);
      expect(numbered).toEqual(
        written.map(([title, score], index) => `${index + 1}. ${title} ${score === t('noScore') ? '' : score}`.trim()),
      );
      const [head, ...body] = rows(only(main(), '[aria-labelledby="tabela-resumo"] table'));
      expect(head).toEqual([t('criterion'), t('scoreOf10')]);
      expect(body).toEqual([...written, [t('average'), scoreText(review.score.value, language)]]);
    });
  }
});

/** Figures of facts as digits: amounts, counts, years, percentages. */
function figuresIn(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(figuresIn) : [];
}

test('from every score a link in the same block leads to how scores come about', () => {
  const answers = ['duas-notas', 'criterios', 'o-que-nao-testamos'];
  for (const { path, locale } of pages) {
    const about = answers.map((answer) => `${localizedPath('/sobre', locale)}#${answer}`);
    // In the heading of a criterion it is the score itself, told by a title: the heading's name stays short.
    for (const score of all(documentAt(path), '.criterion-score')) {
      const link = closest(score, 'a');
      expect([path, about.includes((link && attribute(link, 'href')) ?? '')]).toEqual([path, true]);
      expect(link && attribute(link, 'title')).toBeTruthy();
    }
    const unexplained = all(documentAt(path), '.score').filter(
      (score) => !links(blockOf(score)).some(({ href }) => about.includes(href)),
    );
    expect([path, unexplained.map(text)]).toEqual([path, []]);
    // A reader who hears the links in a row knows from each one whose scores it explains.
    for (const link of all(documentAt(path), '.score-pair a'))
      expect(reviews.some(({ name }) => text(link).endsWith(` ${name}`))).toBe(true);
  }
});

/** The card, list entry, comparison or section that shows a score. */
function blockOf(score: Element): Element {
  return closest(score, '.comparison') ?? closest(score, 'li, header, section, .card') ?? score;
}

describe('what single reviews have besides', () => {
  const main = (id: string) => only(documentAt(localizedPath(`/reviews/${id}`, reviewOf(id).original)), 'main');

  test('Betsul: a back link to home; Blaze: one through the history', () => {
    expect([reviewOf('betsul-br').back, reviewOf('blaze-br').back]).toEqual([
      { to: '/' },
      { to: '/brasil', history: true },
    ]);
  });

  test.each(['fresh-casino-br', 'jet-casino-br'])('%s: numbered sections', (id) => {
    expect(reviewOf(id).layout).toBe('numbered');
  });

  test('Fresh Casino: chat round the clock, and e-mail', () => {
    for (const given of [/chat 24 horas/, /e-mail/]) expect(text(main('fresh-casino-br'))).toMatch(given);
  });

  test('Blaze: the badge, and four tabs, overview first, with verdict, strengths and weaknesses', () => {
    expect(reviewOf('blaze-br').highRisk).toBe(true);
    const tabs = all(only(main('blaze-br'), '[role="tablist"]'), '[role="tab"]');
    expect(tabs.map((tab) => attribute(tab, 'aria-controls'))).toEqual([...blazeTabs]);
    const overview = text(only(main('blaze-br'), '[role="tabpanel"][id="overview"]'));
    for (const part of [/Veredito/, /Pontos fortes/, /Pontos fracos/]) expect(overview).toMatch(part);
  });

  test('Blaze: side column with stars, six bars, quick facts and a call to action', () => {
    const label = translator('pt', 'review')('aside');
    const aside = only(main('blaze-br'), `aside[aria-label="${label}"]`);
    only(aside, '[role="img"]');
    expect(all(aside, 'li meter')).toHaveLength(6);
    expect(all(aside, 'dl')).toHaveLength(1);
    only(aside, 'a[data-partner="blaze-br"], .no-partner');
  });

  test('Brazino777: introduction, then a section for each criterion', () => {
    const heading = first(main('brazino777-latam'), 'h2[id^="criterio-"]');
    expect(textBefore(heading).split(' ').length).toBeGreaterThan(60);
  });
});
