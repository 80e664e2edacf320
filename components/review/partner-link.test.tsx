import { renderToStaticMarkup } from 'react-dom/server';
import { Banner } from '@/components/blocks/banner.tsx';
import { countriesOfReaders, isLawful, permitInForce } from '@/lib/content/authorisation.ts';
import { catalogue, type Review } from '@/lib/content/catalogue.ts';
import type { Authorisation, Site } from '@/lib/content/schema/index.ts';
import { type PageContext, routeOf } from '@/lib/routes.ts';
import { PartnerActions, PartnerLink } from './partner-link.tsx';
import { StatusChip } from './status-chip.tsx';

const { site, reviews, countries } = catalogue();
const setting = site.partnerButtons;
const under = (value: Site['partnerButtons']) => {
  site.partnerButtons = value;
};
afterEach(() => under(setting));

const page: PageContext = { route: routeOf('pages', 'home'), locale: 'pt', textLocale: 'pt' };
const permit: Authorisation = {
  state: 'held',
  country: 'mexico',
  holder: 'Empresa de teste',
  act: 'Permiso 1',
  checked: '2026-10-10',
};
const review = (id: string): Review => {
  const found = reviews.find(({ slug }) => slug === id);
  if (!found) throw new Error(`There is no review ${id}`);
  return found;
};
/** A house made for the test: in force, of a country where betting is lawful. */
const authorised: Review = { ...review('novibet-mx'), authorisations: [permit] };
const ended = review('superbet-br');

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

test('a chip leads to the explanation on the review, and on the review itself to its place there', () => {
  const chip = (context: PageContext) => renderToStaticMarkup(<StatusChip review={ended} locale="pt" page={context} />);
  expect(chip(page)).toContain('href="/reviews/superbet-br#autorizacao"');
  expect(chip({ ...page, route: routeOf('reviews', ended.slug) })).toContain('href="#autorizacao"');
});

test('"authorised" shows the buttons of those that hold a permit, and banners where betting is lawful', () => {
  under('authorised');
  for (const item of reviews)
    expect(link(item).includes('data-partner')).toBe(permitInForce(item, countries) !== undefined);
  for (const locale of ['pt', 'es', 'en'] as const) {
    for (const region of [undefined, 'brasil', 'latam'] as const) {
      const banner = <Banner id={163019} region={region} locale={locale} page={{ ...page, locale }} />;
      const lawful = countriesOfReaders({ region, locale }, countries).every(isLawful);
      expect(renderToStaticMarkup(banner) !== '').toBe(lawful && site.banners.enabled);
    }
  }
});
