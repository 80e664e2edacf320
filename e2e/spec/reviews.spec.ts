/** Section 2, review pages: each of the thirteen against the facts, at its three addresses. */
import { expect, test } from '@playwright/test';
import {
  all,
  attribute,
  closest,
  documentAt,
  type Element,
  first,
  links,
  only,
  pages,
  precedes,
  rows,
  text,
  textBefore,
} from '@/e2e/site.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import {
  alwaysShown,
  blazeTabs,
  criterionNames,
  type FactRow,
  factNames,
  languages,
  languageTags,
  notStated,
  notStatedEs,
  type ReviewFacts,
  type ReviewId,
  reviewIds,
  reviews,
  reviewWords,
  scoreText,
} from './facts.ts';

const document = (id: ReviewId, language: ReviewFacts['language'] = 'pt') =>
  documentAt(localizedPath(`/reviews/${id}`, language));
const main = (id: ReviewId) => only(document(id), 'main');

/** The section under a heading. */
const sectionOf = (id: ReviewId, heading: string) => {
  const found = all(main(id), 'h2').find((element) => text(element) === heading);
  const section = found && closest(found, 'section');
  if (!section) throw new Error(`/reviews/${id} has no section “${heading}”`);
  return section;
};

/** Rows of the facts at a glance, by name. */
function factsOf(id: ReviewId): Map<string, string> {
  const list = only(main(id), 'dl');
  const names = all(list, 'dt').map((name) => text(name));
  const values = all(list, 'dd').map((value) => text(value));
  return new Map(names.map((name, index) => [name, values[index] ?? '']));
}

const fact = (id: ReviewId, row: FactRow, language: 'pt' | 'es' = 'pt') => factsOf(id).get(factNames[language][row]);

/** Bars of criteria and score, by name. */
const meters = (id: ReviewId) =>
  new Map(all(main(id), 'meter').map((bar) => [attribute(bar, 'aria-label'), Number(attribute(bar, 'value'))]));

for (const review of reviews) {
  const { id, name, language, region, rating, score, scale, stars, criteria } = review;
  const words = reviewWords[language];
  const names = criterionNames[language];
  const unknown = language === 'es' ? notStatedEs : notStated;
  const onTen = (score / scale) * 10;
  const scored = criteria.flatMap(([criterion, value]) => (value === undefined ? [] : [{ criterion, value }]));
  const write = (value: number, of: number) => `${scoreText(value, language)} ?/ ?${of}\\b`;
  const analysis = write(score, scale) + (scale === 5 ? ` = ${write(onTen, 10)}` : '');

  test.describe(`/reviews/${id}`, () => {
    test(`is written in ${languageTags[language]} at every address`, () => {
      for (const code of languages) {
        const page = documentAt(localizedPath(`/reviews/${id}`, code));
        expect(attribute(only(page, 'html'), 'lang')).toBe(languageTags[code]);
        expect(attribute(only(page, 'main'), 'lang')).toBe(languageTags[language]);
      }
    });

    test('hero: logo, name, score, visit button', () => {
      const visit = first(main(id), 'a[data-partner]');
      const before = textBefore(visit);
      expect(before).toContain(name);
      expect(text(only(main(id), 'h1'))).toMatch(new RegExp(name.split(' ')[0] ?? name));
      const logo = first(main(id), 'img');
      expect(attribute(logo, 'src')).toContain(id);
      expect(precedes(logo, visit)).toBe(true);
      expect(attribute(visit, 'data-partner')).toBe(id);
      expect(text(visit)).toBe(`${words.visit}: ${name}, ${words.newTab}`);
      expect(before).toMatch(new RegExp(`${words.analysisScore} ${analysis}`));
    });

    test('both readings of the score, labelled, each with its scale', () => {
      const before = textBefore(first(main(id), 'a[data-partner]'));
      expect(before).toMatch(new RegExp(`${words.rankingScore} ${write(rating, 10)}`));
      expect(before).toMatch(new RegExp(`${words.analysisScore} ${analysis}`));
    });

    test('the status of the authorisation above the visit button, leading to its explanation', () => {
      const visit = first(main(id), 'a[data-partner]');
      const status = first(main(id), 'a[href="#autorizacao"]');
      expect(precedes(status, visit)).toBe(true);
      expect(all(main(id), '#autorizacao')).toHaveLength(1);
    });

    test('evaluation summary with tags', () => {
      expect(all(sectionOf(id, words.summary), 'li').length).toBeGreaterThanOrEqual(2);
    });

    test('six criteria with their scores and bars', () => {
      const list = closest(
        all(main(id), 'li').find((item) => text(item).startsWith(names[criteria[0]?.[0] ?? 'usability'])) ?? main(id),
        'ul',
      );
      expect(list && all(list, 'li').map((item) => text(item))).toEqual(
        criteria.map(
          ([criterion, value]) =>
            `${names[criterion]} ${value === undefined ? words.noScore : scoreText(value, language)}`,
        ),
      );
      for (const { criterion, value } of scored) expect(meters(id).get(names[criterion])).toBe(value * 10);
      // The criteria with a score and the overall bar, nothing made up for the others.
      expect(meters(id).size).toBe(scored.length + 1);
    });

    test('overall bar and stars', () => {
      const bars = all(main(id), 'meter').map((bar) => Number(attribute(bar, 'value')));
      expect(bars).toContain(Math.round(onTen * 10));
      const label = attribute(first(main(id), '[role="img"]'), 'aria-label') ?? '';
      expect(label).toMatch(words.stars(stars));
      expect(stars).toBe(Math.floor(onTen / 2));
      expect(all(first(main(id), '[role="img"]'), '.star-on')).toHaveLength(stars);
      expect(all(first(main(id), '[role="img"]'), 'svg')).toHaveLength(5);
    });

    test('detailed analysis of every criterion, with its score', () => {
      for (const [criterion, value] of criteria) {
        const heading = [...all(main(id), 'h2'), ...all(main(id), 'h3')].find(
          (element) => attribute(element, 'id') === `criterio-${criterion}`,
        );
        if (!heading) throw new Error(`/reviews/${id} has no analysis of ${criterion}`);
        expect(text(heading)).toContain(names[criterion]);
        const section = closest(heading, 'section');
        expect(section && text(section).split(' ').length).toBeGreaterThan(25);
        if (value === undefined) expect(section && text(section)).toContain(words.noScore);
        else expect(text(heading)).toContain(scoreText(value, language));
      }
    });

    test('at least 600 words of analysis', () => {
      const end = only(main(id), 'h2[id="pros-e-contras"]');
      const paragraphs = ['p', 'li']
        .flatMap((tag) => all(only(main(id), '.prose'), tag))
        .filter((element) => precedes(element, end) && !closest(element, '.tags'))
        .filter((element) => element.tagName !== 'p' || !closest(element, 'li'));
      const count = paragraphs.reduce((sum, paragraph) => sum + text(paragraph).split(' ').length, 0);
      expect(count).toBeGreaterThanOrEqual(600);
    });

    test('pros and cons, who it is for and who it is not for', () => {
      const section = sectionOf(id, words.prosAndCons);
      expect(all(section, 'h3').map((heading) => text(heading))).toEqual(words.assessment);
      const lists = all(section, 'ul').map((list) => all(list, 'li').length);
      expect(lists).toHaveLength(4);
      expect(Math.min(...lists)).toBeGreaterThanOrEqual(1);
    });

    test('final verdict with call to action', () => {
      const verdict = sectionOf(id, words.verdict);
      expect(text(verdict).split(' ').length).toBeGreaterThan(25);
      expect(attribute(only(verdict, 'a[data-partner]'), 'data-partner')).toBe(id);
      expect(text(verdict)).toMatch(new RegExp(analysis));
    });

    test('facts: those the specification gives, and no others', () => {
      const found = factsOf(id);
      const rowsOf = Object.entries(factNames[language]) as [FactRow, string][];
      for (const [row, label] of rowsOf) {
        const given = review.facts[row];
        const value = found.get(label);
        if (given) expect(value, label).toMatch(given);
        else expect(value, label).toBe(alwaysShown.includes(row) ? unknown : undefined);
      }
      expect([...found.keys()].every((label) => rowsOf.some(([, known]) => known === label))).toBe(true);
    });

    test('a bonus is what was stated in 2025, never an offer', () => {
      const bonus = factsOf(id).get(factNames[language].bonus) ?? '';
      if (!review.facts.bonus) expect(bonus).toBe(unknown);
      else expect(bonus).toMatch(/(bônus informado em|bono informado en) 2025$/);
      if (region === 'brasil' && (review.facts.bonus || review.facts.rollover)) {
        const facts = closest(only(main(id), 'dl'), 'section');
        expect(facts && text(facts)).toMatch(/Lei 14\.790\/2023, art\. 29, I\) proíbe.*não uma oferta/);
      }
      for (const action of all(main(id), 'a[data-partner]')) expect(text(action)).not.toMatch(/b[ôo]n/i);
    });

    test('the words of every partner link of the page lead to this operator', () => {
      const partners = all(main(id), 'a[data-partner]').map((link) => attribute(link, 'data-partner'));
      expect(partners.length).toBeGreaterThanOrEqual(3);
      expect(new Set(partners)).toEqual(new Set([id]));
    });

    test('two alternatives: the best-scored others of the region', () => {
      const tenOf = (other: ReviewFacts) => other.score / other.scale;
      const best = reviews
        .filter((other) => other.region === region && other.id !== id)
        .toSorted((a, b) => tenOf(b) - tenOf(a))
        .slice(0, 2);
      const found = all(only(main(id), '[aria-labelledby="alternativas"]'), '.card');
      expect(found.map((card) => links(only(card, 'h3')))).toEqual(
        best.map((other) => [{ href: `/reviews/${other.id}`, text: other.name }]),
      );
    });

    test('history: what changed, each with its day, newest first, back to the first publication', () => {
      const changes = all(only(main(id), '[aria-labelledby="historico"]'), 'li');
      const days = changes.map((change) => attribute(only(change, 'time'), 'datetime') ?? '');
      expect(days).toEqual(days.toSorted().reverse());
      expect(days.length).toBeGreaterThanOrEqual(2);
      for (const change of changes) expect(text(change).split(' ').length).toBeGreaterThan(8);
      const published = all(only(main(id), '.byline'), 'time').map((day) => attribute(day, 'datetime'));
      expect([days.at(-1), days[0]]).toEqual(published);
    });

    test('sources: each with its day, and among them every rule that the text names', () => {
      const sources = only(main(id), '[aria-labelledby="fontes"]');
      for (const source of all(sources, 'li')) only(source, 'time');
      const named = text(only(main(id), '.prose')).matchAll(
        /(?:Lei|Ley|Portaria(?: Normativa)? SPA\/MF) ([\d.]+)\/\d{4}/g,
      );
      for (const [rule, number = ''] of named) expect(text(sources), rule).toContain(`${number},`);
    });

    if (scored.length > 0) {
      test('the score is the mean of the criteria that the page shows', () => {
        const shown = all(main(id), 'li meter').map((bar) => Number(attribute(bar, 'value')) / 10);
        const mean = shown.reduce((sum, value) => sum + value, 0) / shown.length;
        expect(text(main(id))).toMatch(
          new RegExp(`${words.analysisScore} ${write(Math.round(mean * 10) / 10, scale)}`),
        );
      });
    }
  });
}

test('from every score a link in the same block leads to how scores come about', () => {
  const answers = ['duas-notas', 'criterios', 'o-que-nao-testamos'];
  let inHeadings = 0;
  for (const { path, locale } of pages) {
    const about = answers.map((answer) => `${localizedPath('/sobre', locale)}#${answer}`);
    // In the heading of a criterion it is the score itself, told by a title: the heading's name stays short.
    for (const score of all(documentAt(path), '.criterion-score')) {
      const link = closest(score, 'a');
      expect(link && about.includes(attribute(link, 'href') ?? ''), path).toBe(true);
      expect(link && attribute(link, 'title'), path).toBeTruthy();
      inHeadings++;
    }
    const scores = all(documentAt(path), '.score');
    const unexplained = scores.filter((score) => !links(blockOf(score)).some(({ href }) => about.includes(href)));
    expect(
      unexplained.map((score) => text(score)),
      path,
    ).toEqual([]);
    // Who hears the links in a row hears whose scores each one speaks of.
    for (const link of all(documentAt(path), '.score-pair a')) {
      expect(
        reviews.some(({ name }) => text(link).endsWith(` ${name}`)),
        `${path}: ${text(link)}`,
      ).toBe(true);
    }
  }
  expect(inHeadings).toBe(
    languages.length * reviews.flatMap(({ criteria }) => criteria.filter(([, value]) => value)).length,
  );
});

/** The card, list entry, comparison or section that shows a score. */
function blockOf(score: Element): Element {
  const parent = score.parentNode as Element;
  const isBlock =
    ['li', 'header', 'section'].includes(parent.tagName) ||
    ['.card', '.comparison'].some((name) => closest(parent, name) === parent);
  return isBlock ? parent : blockOf(parent);
}

/** Back links of a review, as address and whether they lead through the history. */
const backLinks = (id: ReviewId) =>
  all(main(id), 'a')
    .filter((link) => /^(Voltar|Volver)$/.test(text(link)))
    .map((link) => [attribute(link, 'href'), attribute(link, 'data-back') !== undefined]);

test.describe('what single reviews have besides', () => {
  test('Betsul: a back link to home', () => expect(backLinks('betsul-br')).toEqual([['/', false]]));
  test('Blaze: a back button through the history', () => expect(backLinks('blaze-br')).toEqual([['/brasil', true]]));
  test('no other review has one', () => {
    const others = reviewIds.filter((id) => id !== 'betsul-br' && id !== 'blaze-br');
    expect(others.flatMap(backLinks)).toEqual([]);
  });

  test('Betsul and F12.bet: on 5 and on 10', () => {
    expect(text(main('betsul-br'))).toMatch(/4,2 ?\/ ?5 = 8,4 ?\/ ?10/);
    expect(text(main('f12bet-br'))).toMatch(/4,5 ?\/ ?5 = 9,0 ?\/ ?10/);
  });

  for (const id of ['fresh-casino-br', 'jet-casino-br'] as const) {
    const { criteria, score } = reviews.find((review) => review.id === id) ?? { criteria: [], score: 0 };

    test(`${id}: six numbered sections, Jogos e Mercados among them`, () => {
      const numbered = all(main(id), 'h2')
        .map((heading) => text(heading))
        .filter((heading) => /^\d\./.test(heading));
      expect(numbered).toEqual(
        criteria.map(([criterion, value], index) =>
          `${index + 1}. ${criterionNames.pt[criterion]} ${value === undefined ? '' : scoreText(value, 'pt')}`.trim(),
        ),
      );
      expect(numbered.join()).toContain('Jogos e Mercados');
      expect(text(main(id))).not.toContain('Mercados e Odds');
    });

    test(`${id}: summary table with the average as its last row`, () => {
      const [head, ...body] = rows(only(main(id), '[aria-labelledby="tabela-resumo"] table'));
      expect(head).toEqual(['Critério', 'Nota (1–10)']);
      expect(body).toEqual([
        ...criteria.map(([criterion, value]) => [
          criterionNames.pt[criterion],
          value === undefined ? reviewWords.pt.noScore : scoreText(value, 'pt'),
        ]),
        [reviewWords.pt.average, scoreText(score, 'pt')],
      ]);
    });
  }

  test('Fresh Casino: 40x, nine VIP levels, 500 free spins, more than 5,000 games, chat 24/7 and e-mail', () => {
    const content = text(main('fresh-casino-br'));
    for (const given of [
      /40x/,
      /9 níveis/,
      /500 free spins/,
      /mais de 5\.000 jogos/i,
      /chat 24 horas por dia, sete dias por semana/,
      /e-mail/,
    ]) {
      expect(content).toMatch(given);
    }
  });

  test('Jet Casino: rollover typically 40x, average 9.1', () => {
    expect(fact('jet-casino-br', 'rollover')).toBe('40x, em geral');
    expect(text(main('jet-casino-br'))).toMatch(/Média final 9,1/);
  });

  test('Blaze: the High Risk badge beside the name', () => {
    expect(textBefore(first(main('blaze-br'), 'a[data-partner]'))).toMatch(/Blaze ?Alto risco/i);
  });

  test('Blaze: four tabs, overview first, with verdict, strengths and weaknesses', () => {
    const tabs = all(only(main('blaze-br'), '[role="tablist"]'), '[role="tab"]');
    expect(tabs.map((tab) => attribute(tab, 'aria-controls'))).toEqual([...blazeTabs]);
    expect(tabs.map((tab) => attribute(tab, 'aria-selected'))).toEqual(['true', 'false', 'false', 'false']);
    const overview = text(only(main('blaze-br'), '[role="tabpanel"][id="overview"]'));
    for (const part of [/Veredito/, /Pontos fortes/, /Pontos fracos/]) expect(overview).toMatch(part);
  });

  test('Blaze: side column with stars, six bars, quick facts and a call to action', () => {
    const aside = only(main('blaze-br'), 'aside');
    expect(attribute(only(aside, '[role="img"]'), 'aria-label')).toMatch(/^3 de 5 estrelas/);
    expect(all(aside, 'li meter')).toHaveLength(6);
    expect(all(aside, 'dl')).toHaveLength(1);
    expect(attribute(only(aside, 'a[data-partner]'), 'data-partner')).toBe('blaze-br');
  });

  test('Brazino777: introduction, then a section for each criterion', () => {
    const heading = first(main('brazino777-latam'), 'h2[id="criterio-games"]');
    expect(textBefore(heading)).toMatch(/promedio simple de los seis criterios/);
  });
});
