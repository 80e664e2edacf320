import {
  countriesOfReaders,
  inReadingOrder,
  isBanned,
  isQuiet,
  type Operator,
  permitInForce,
  rendersBanners,
  showsBanners,
  showsButton,
  standingOf,
} from './authorisation.ts';
import { actText, licenceText, listDates, standingChip, standingSentence } from './authorisation-text.ts';
import { catalogue } from './catalogue.ts';
import type { Authorisation, Countries, Country } from './schema/index.ts';

const country = (
  id: string,
  region: 'brasil' | 'latam',
  state: Country['state'],
  more: Partial<Country> = {},
): Country => ({
  id,
  name: { pt: id, es: id, en: id },
  region,
  language: region === 'brasil' ? 'pt' : 'es',
  currency: 'BRL',
  state,
  law: { pt: 'Lei.' },
  instruments: [{ title: 'Lei', publisher: 'Governo', date: '2026' }],
  authority: { pt: 'Alguém.' },
  help: [],
  sources: [{ title: 'Notícia', publisher: 'Jornal', date: '2026' }],
  checked: '2026-10-10',
  ...more,
});

const countries: Countries = {
  countries: [
    country('Brasil', 'brasil', 'prohibited', {
      since: '2026-09-25',
      ended: { on: '2026-10-25', by: { pt: 'MP 1', en: 'Measure 1' } },
    }),
    country('México', 'latam', 'licensed'),
    country('Argentina', 'latam', 'by province'),
    country('Chile', 'latam', 'restricted'),
  ],
  elsewhere: { anjouan: { pt: 'Anjouan', es: 'Anjouan', en: 'Anjouan' } },
};

const checked = '2026-10-10';
const held = (id: string): Authorisation => ({ state: 'held', country: id, holder: 'Empresa', act: 'Ato 1', checked });
const ended = (id: string): Authorisation => ({
  state: 'ended',
  country: id,
  holder: 'Empresa',
  act: 'Ato 1',
  checked,
});
const unclear = (id: string): Authorisation => ({ state: 'unclear', country: id, checked });
const absent = (id: string, lists?: string[]): Authorisation => ({ state: 'none found', country: id, lists, checked });
const operator = (region: Operator['region'], ...authorisations: Authorisation[]): Operator => ({
  region,
  authorisations,
});

test.each<[standing: string, operator: Operator]>([
  ['held', operator('latam', absent('Argentina'), held('México'))],
  ['ended', operator('brasil', ended('Brasil'))],
  ['held', operator('latam', held('anjouan'), held('Chile'))],
  ['unclear', operator('latam', unclear('México'), held('anjouan'))],
  ['elsewhere', operator('latam', absent('México'), held('anjouan'))],
  // An authorisation of another region says nothing to readers of this one.
  ['none', operator('latam', absent('México'), ended('Brasil'))],
  ['none', operator('brasil', absent('Brasil'), held('México'))],
])('the standing of an operator is %s', (standing, item) => {
  expect(standingOf(item, countries)).toBe(standing);
});

test('under "authorised" a button needs a permit in force in a lawful country of the region; under "all" it needs none', () => {
  const may = operator('latam', held('México'));
  const mayNot = operator('latam', held('anjouan'), ended('Brasil'));
  expect(permitInForce(may, countries)?.country).toBe('México');
  expect([may, mayNot].map((item) => showsButton('authorised', item, countries))).toEqual([true, false]);
  expect([may, mayNot].map((item) => showsButton('all', item, countries))).toEqual([true, true]);
});

test('an operator that the law of its country names is authorised, in all words; a button is for where any may be', () => {
  const named = operator('latam', held('anjouan'), absent('México'), held('Chile'));
  expect(standingChip(named, countries, 'pt')).toBe('autorizada: Chile');
  expect(standingSentence(named, countries, 'pt')).toContain('Chile: autorização em vigor (Ato 1)');
  expect(licenceText(named, countries, 'pt')).toBe('Anjouan, Chile');
  expect(showsButton('authorised', named, countries)).toBe(false);
  expect(isQuiet(named, countries)).toBe(true);
});

test('a button is quiet where there is no permit in force, and where the risk is high', () => {
  const may = operator('latam', held('México'));
  expect(isQuiet(may, countries)).toBe(false);
  expect(isQuiet({ ...may, highRisk: true }, countries)).toBe(true);
  expect(isQuiet(operator('brasil', ended('Brasil')), countries)).toBe(true);
});

test('a page answers to its region, else to the countries that its language is read in, else to all', () => {
  const ids = (...readers: Parameters<typeof countriesOfReaders>) => countriesOfReaders(...readers).map(({ id }) => id);
  expect(ids({ region: 'latam', locale: 'pt' }, countries)).toEqual(['México', 'Argentina', 'Chile']);
  expect(ids({ locale: 'pt' }, countries)).toEqual(['Brasil']);
  expect(ids({ locale: 'es' }, countries)).toEqual(['México', 'Argentina', 'Chile']);
  expect(ids({ locale: 'en' }, countries)).toHaveLength(4);
});

const all = { partnerButtons: 'all', banners: { enabled: true } } as const;
const authorised = { ...all, partnerButtons: 'authorised' } as const;
const lawful = { ...countries, countries: countries.countries.filter(({ id }) => id !== 'Chile') };
const off = { ...all, banners: { enabled: false } };

test('banners follow the strictest country under "authorised"', () => {
  expect(showsBanners(authorised, { locale: 'es' }, countries)).toBe(false);
  expect(showsBanners(authorised, { locale: 'es' }, lawful)).toBe(true);
  expect(showsBanners(authorised, { locale: 'pt' }, lawful)).toBe(false);
  expect(showsBanners(authorised, { region: 'latam', locale: 'pt' }, lawful)).toBe(true);
  expect(showsBanners(all, { locale: 'pt' }, countries)).toBe(true);
  expect(showsBanners(off, { locale: 'pt' }, countries)).toBe(false);
});

test('no page may show a banner where no region and no language has lawful betting alone', () => {
  expect([all, authorised, off].map((site) => rendersBanners(site, countries))).toEqual([true, false, false]);
  expect([all, authorised, off].map((site) => rendersBanners(site, lawful))).toEqual([true, true, false]);
});

test('a region is banned where none of its countries lets anybody take bets', () => {
  expect([isBanned('brasil', countries), isBanned('latam', countries)]).toEqual([true, false]);
});

test('Portuguese pages list Brazil first, all others by name', () => {
  const names = (locale: 'pt' | 'es') => inReadingOrder(countries, locale, ({ name }) => name.pt).map(({ id }) => id);
  expect(names('pt')).toEqual(['Brasil', 'Argentina', 'Chile', 'México']);
  expect(names('es')).toEqual(['Argentina', 'Brasil', 'Chile', 'México']);
});

/** Non-breaking spaces are written as “~” here. */
const seen = (text: string) => text.replaceAll('\u00a0', '~');

test('the sentence says what the record is, what the law is, and when that was checked', () => {
  expect(seen(standingSentence(operator('brasil', ended('Brasil')), countries, 'pt'))).toBe(
    'Autorização (Ato 1) extinta, pelo texto da MP 1, em 25~de~outubro de~2026; apostas proibidas desde 25~de~setembro de~2026; conferido até 10~de~outubro de~2026.',
  );
  expect(
    seen(standingSentence(operator('brasil', absent('Brasil', ['2025-09', '2026-05', '2026-10'])), countries, 'pt')),
  ).toBe(
    'Não encontrada nas listas oficiais de setembro de~2025, maio e outubro de~2026; apostas proibidas desde 25~de~setembro de~2026; conferido até 10~de~outubro de~2026.',
  );
  expect(
    seen(standingSentence(operator('latam', absent('México'), absent('Chile'), held('anjouan')), countries, 'es')),
  ).toBe(
    'Ninguna autorización local encontrada (México y Chile); licencia de Anjouan (Ato 1), que no vale en ningún país de América Latina; comprobado hasta el 10~de~octubre de~2026.',
  );
});

test.each<[since: string | undefined, until: string, pt: string, es: string, en: string]>([
  [
    '2026-09-25',
    '2026-08-31',
    'em 31 de agosto de 2026; México: apostas proibidas desde 25 de setembro de 2026;',
    'el 31 de agosto de 2026; México: apuestas prohibidas desde el 25 de septiembre de 2026;',
    'on 31 August 2026; México: betting prohibited since 25 September 2026;',
  ],
  [
    '2026-09',
    '2026-08',
    'em agosto de 2026; México: apostas proibidas desde setembro de 2026;',
    'en agosto de 2026; México: apuestas prohibidas desde septiembre de 2026;',
    'in August 2026; México: betting prohibited since September 2026;',
  ],
  [
    undefined,
    '2026',
    'em 2026; México: apostas proibidas;',
    'en 2026; México: apuestas prohibidas;',
    'in 2026; México: betting prohibited;',
  ],
])(
  'a ban since %s and an end in %s are told as far as they are known, of the country that they are of',
  (since, until, ...words) => {
    const mexico = country('México', 'latam', 'prohibited', since ? { since } : {});
    const law = { ...countries, countries: [mexico, country('Peru', 'latam', 'licensed')] };
    const { state: _, ...record } = held('México');
    const house = operator('latam', { ...record, state: 'ended', act: 'Ato 1', holder: 'Empresa', until });
    for (const [index, locale] of (['pt', 'es', 'en'] as const).entries())
      expect(standingSentence(house, law, locale).replaceAll('\u00a0', ' ')).toContain(` ${words[index]} `);
  },
);

test('nothing in the sentence is dated fresher than it is: its day is that of the oldest check it tells of', () => {
  const dayOf = (item: Operator, law: Countries) =>
    / (\d+)\sde\soutubro de\s2026\.$/.exec(standingSentence(item, law, 'pt'))?.[1];
  const old = (item: Authorisation, day: string): Authorisation => ({ ...item, checked: `2026-10-0${day}` });
  expect(dayOf(operator('latam', absent('Argentina'), old(held('México'), '3')), countries)).toBe('3');
  expect(dayOf(operator('latam', absent('México'), old(held('anjouan'), '4')), countries)).toBe('4');
  // What the sentence does not tell of, it does not date either.
  expect(dayOf(operator('latam', absent('México'), old(absent('Brasil'), '5')), countries)).toBe('10');
  const banned = { ...countries, countries: [country('Brasil', 'brasil', 'prohibited', { checked: '2026-10-06' })] };
  expect(dayOf(operator('brasil', absent('Brasil')), banned)).toBe('6');
});

test('English reads the acts that it cites in its own way', () => {
  expect(standingSentence(operator('brasil', ended('Brasil')), countries, 'en')).toContain(
    'under the terms of Measure 1,',
  );
  expect(actText('Portaria SPA/MF nº 2.090/2024', 'en')).toBe('Portaria SPA/MF no. 2,090/2024');
  expect(actText('Portaria SPA/MF nº 2.090/2024', 'pt')).toBe('Portaria SPA/MF nº 2.090/2024');
  expect(actText('ALSI-202410011-FI1', 'en')).toBe('ALSI-202410011-FI1');
});

test('months of one year name it once', () => {
  expect(seen(listDates(['2025-09', '2026-05', '2026-10'], 'en'))).toBe('September~2025, May and October~2026');
});

test('a house without a licence says that none was found', () => {
  expect(licenceText(operator('brasil', absent('Brasil')), countries, 'pt')).toBe('nenhuma encontrada');
  expect(licenceText(operator('brasil', ended('Brasil'), unclear('anjouan')), countries, 'en')).toBe(
    'Brasil (ended), Anjouan (not confirmed)',
  );
});

test('no chip of an operator without a permit in force can be read as lawful', () => {
  const { reviews, countries: real } = catalogue();
  for (const review of reviews.filter((item) => !permitInForce(item, real))) {
    expect(standingChip(review, real, 'pt')).toMatch(/extinta|não confirmada|^só licença|^sem autorização/);
  }
});

test('every operator’s status names the day of its check', () => {
  const { reviews, countries: real } = catalogue();
  for (const review of reviews)
    expect(standingSentence(review, real, 'pt')).toMatch(/; conferido até \d+\sde\s[a-zç]+ de\s\d{4}\.$/);
});
