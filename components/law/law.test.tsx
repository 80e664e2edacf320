import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogue } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { type PageContext, routeOf } from '@/lib/routes.ts';
import { CountryCards } from './country-cards.tsx';
import { HelpLines, helpByCountry } from './help-lines.tsx';
import { LawNotice } from './law-notice.tsx';

const { countries } = catalogue().countries;
const page = (locale: Locale): PageContext => ({ route: routeOf('pages', 'home'), locale, textLocale: locale });
const text = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('the notice says what is prohibited since when, by which act, checked when, and where that may change', () => {
  const html = renderToStaticMarkup(<LawNotice country="brasil" locale="pt" page={page('pt')} />);
  expect(html).toMatch(/id="lei"[\s\S]*proibidas desde 25 de setembro de 2026/);
  for (const part of [
    'mpv1394.htm',
    'texto lido em cópia de 9 de outubro de 2026',
    'Conferido até 10 de outubro',
    'congressonacional',
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

test('Portuguese readers see Brazil first', () => {
  expect(helpByCountry('pt').helped[0]?.id).toBe('brasil');
  expect(helpByCountry('es').helped[0]?.id).toBe('argentina');
});

test('the cards keep how people pay in Mexico, Argentina and Colombia, and say what was not found', () => {
  const cards = text(<CountryCards locale="pt" page={page('pt')} />);
  for (const word of ['SPEI', 'OXXO', 'Mercado Pago', 'PSE', 'Efecty', 'Baloto']) expect(cards).toContain(word);
  expect(cards).toContain('Nada encontrado até 10 de outubro de 2026');
});
