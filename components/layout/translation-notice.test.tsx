import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/lib/i18n/locales.ts';
import type { Route } from '@/lib/routes.ts';
import { TranslationNotice } from './translation-notice.tsx';

/** What stands above a text in one language; `translationOf` is the version that the English translation was made from. */
function noticeIn(locale: Locale, translationOf = 'aaaaaaaaaaaa') {
  const text = (version: string, fields: object) => ({ version, frontmatter: { title: 'Odds', ...fields } });
  const route = {
    path: '/guia/odds',
    original: 'pt',
    locales: ['pt', 'en'],
    entry: {
      slug: 'odds',
      original: 'pt',
      docs: { pt: text('aaaaaaaaaaaa', {}), en: text('bbbbbbbbbbbb', { translationOf }) },
    },
  } as unknown as Route;
  const textLocale = locale === 'es' ? 'pt' : locale;
  return renderToStaticMarkup(<TranslationNotice page={{ route, locale, textLocale }} />);
}

test('the original and a translation that keeps up with it bear no notice', () => {
  expect(noticeIn('pt')).toBe('');
  expect(noticeIn('en')).toBe('');
});

test('a translation behind its original says so, and leads to the original', () => {
  expect(noticeIn('en', 'cccccccccccc')).toMatch(
    /^<p[^>]*>.*original.*<a href="\/guia\/odds" hrefLang="pt-BR" lang="pt-BR">Português<\/a><\/p>$/,
  );
  expect(noticeIn('en', 'cccccccccccc')).not.toBe(noticeIn('es'));
});

test('a language without a translation says so, in its own words', () => {
  expect(noticeIn('es')).toMatch(/^<p[^>]*>Este texto .*portugués.*href="\/guia\/odds"/);
});
