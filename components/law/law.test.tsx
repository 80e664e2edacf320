import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { titleOf } from '@/components/ui/citation.tsx';
import { countryOf } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { formatLongDate } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type PageContext, routeOf } from '@/lib/routes.ts';
import { CountryCards } from './country-cards.tsx';
import { HelpLine, HelpLines, helpByCountry } from './help-lines.tsx';
import { LawNotice } from './law-notice.tsx';

const { countries } = catalogue().countries;
const brasil = countryOf('brasil', catalogue().countries);
const page = (locale: Locale): PageContext => ({ route: routeOf('pages', 'home'), locale, textLocale: locale });
const text = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('the notice says what the law is since when, by which act, checked when, and where that may change', () => {
  const html = renderToStaticMarkup(<LawNotice country="brasil" locale="pt" page={page('pt')} />).replaceAll(
    '&amp;',
    '&',
  );
  expect(html).toContain('id="lei"');
  const { state, since, instruments, follow, checked, law } = brasil;
  const days = [since, checked, ...instruments.map(({ copy }) => copy)].flatMap((day) => day ?? []);
  for (const part of [
    translator('pt', 'law')(`state.${state}`),
    inLanguage(law, 'pt'),
    ...days.map((day) => formatLongDate(day, 'pt')),
    ...instruments.flatMap((source) => [titleOf(source, 'pt'), source.url ?? '']),
    follow?.url ?? '',
  ])
    expect(html).toContain(part);
});

test('its brief form leads to the whole one and takes no id of its own', () => {
  const html = renderToStaticMarkup(<LawNotice country="brasil" brief locale="es" page={page('es')} />);
  expect(html).toContain('href="/es/brasil#lei"');
  expect(html).not.toContain('id="lei"');
});

test.each(['pt', 'es', 'en'] as const)(
  'every help line of every country is on the %s contact page, or is said not to have been found',
  (locale) => {
    const shown = text(<HelpLines locale={locale} page={page(locale)} />);
    for (const { name, help } of countries) {
      expect(shown).toContain(inLanguage(name, locale));
      for (const line of help) expect(shown).toContain(line.phone ?? line.name);
    }
  },
);

test('a number is dialled as it is written, from abroad too', () => {
  const line = { name: 'Ajuda', phone: '+55 (11) 3061-4444' };
  expect(renderToStaticMarkup(<HelpLine line={line} locale="pt" />)).toContain('href="tel:+551130614444"');
});

test('Portuguese readers see Brazil first', () => {
  expect(helpByCountry('pt').helped[0]?.id).toBe('brasil');
  expect(helpByCountry('es').helped[0]?.id).toBe('argentina');
});

test('the cards say what was not found of a country', () => {
  const cards = text(<CountryCards locale="pt" page={page('pt')} />);
  for (const { checked } of countries.filter(({ region, tax }) => region === 'latam' && !tax))
    expect(cards).toContain(`Nada encontrado até ${formatLongDate(checked, 'pt').replace(/\s/g, ' ')}`);
});
