import { renderToStaticMarkup } from 'react-dom/server';
import { Banner } from '@/components/blocks/banner.tsx';
import { PageShell } from '@/components/layout/page-shell.tsx';
import { catalogue, type Review } from '@/lib/content/catalogue.ts';
import type { Authorisation, Countries, Country, Site } from '@/lib/content/schema/index.ts';
import { type PageContext, routeOf } from '@/lib/routes.ts';
import { PartnerActions, PartnerLink } from './partner-link.tsx';

const { site, reviews, countries: today } = catalogue();
const under = (value: Site['partnerButtons']) => jest.replaceProperty(site, 'partnerButtons', value);

/** A law of the test's own, whatever that of today is: betting is prohibited in Brazil, and lawful in Mexico alone. */
const states: Record<string, Country['state']> = { brasil: 'prohibited', mexico: 'licensed' };
const countries: Countries = {
  ...today,
  countries: today.countries.map((country) => ({ ...country, state: states[country.id] ?? 'restricted' })),
};
beforeEach(() => {
  jest.replaceProperty(catalogue(), 'countries', countries);
});
afterEach(() => jest.restoreAllMocks());

const page: PageContext = { route: routeOf('pages', 'home'), locale: 'pt', textLocale: 'pt' };
const permit = (state: 'held' | 'ended', country: string): Authorisation => ({
  state,
  country,
  holder: 'Empresa de teste',
  act: 'Ato 1',
  checked: '2026-10-10',
});
const review = (id: string): Review => {
  const found = reviews.find(({ slug }) => slug === id);
  if (!found) throw new Error(`There is no review ${id}`);
  return found;
};
/** Operators made for the test: with a permit in force where betting is lawful, and with one that has ended. */
const authorised: Review = { ...review('novibet-mx'), authorisations: [permit('held', 'mexico')] };
const ended: Review = { ...review('superbet-br'), authorisations: [permit('ended', 'brasil')] };

const link = (item: Review) => renderToStaticMarkup(<PartnerLink review={item} locale="pt" />);
const actions = (item: Review) => renderToStaticMarkup(<PartnerActions review={item} locale="pt" page={page} />);

test('a partner button is a paid link in a new tab, under either setting, where a permit is in force', () => {
  for (const value of ['all', 'authorised'] as const) {
    under(value);
    expect(link(authorised)).toContain(
      'data-partner="novibet-mx" target="_blank" rel="sponsored nofollow noopener noreferrer"',
    );
    expect(link(authorised)).not.toContain('data-quiet');
  }
});

test('under "authorised" a house without one has no button, and a line says why; the law stays what is primary', () => {
  under('authorised');
  expect(link(ended)).not.toContain('data-partner');
  expect(link(ended)).toContain('não encontramos autorização em vigor');
  expect(actions(ended)).toMatch(/<a (?![^>]*data-quiet)[^>]*href="\/brasil#lei"/);
});

test('under "all" its button is quiet, below the status and after the law', () => {
  under('all');
  const html = actions(ended);
  expect(html).toMatch(/#autorizacao[\s\S]*autorização extinta[\s\S]*Ver a lei[\s\S]*data-quiet[\s\S]*data-partner/);
});

test('a high risk makes a button quiet whatever the permit', () => {
  under('all');
  const html = actions({ ...authorised, highRisk: true });
  expect(html).toContain('data-quiet');
  expect(html).toMatch(/<a (?![^>]*data-quiet)[^>]*href="\/latam#paises"[^>]*>Conferir quem autoriza/);
});

test('under "authorised" no page has a banner, or an empty place for one, where betting is not lawful', () => {
  const banner = (context: PageContext, region?: 'brasil' | 'latam') =>
    renderToStaticMarkup(<Banner id={163019} region={region} locale={context.locale} page={context} />);
  under('authorised');
  for (const locale of ['pt', 'es', 'en'] as const) {
    const context = { ...page, locale };
    for (const region of [undefined, 'brasil', 'latam'] as const) expect(banner(context, region)).toBe('');
    expect(renderToStaticMarkup(<PageShell page={context}>Texto</PageShell>)).not.toContain('<aside');
  }
  under('all');
  expect(banner(page) !== '').toBe(site.banners.enabled);
});
