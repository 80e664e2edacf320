import { locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import type { PageContext } from '@/lib/routes.ts';

/** One line above a text that is not in the reader's language, with a link to the page in the text's own. */
export function TranslationNotice({ page: { locale, textLocale, route } }: { page: PageContext }) {
  if (locale === textLocale) return null;
  const t = translator(locale, 'layout');
  const { hreflang, name } = locales[textLocale];
  return (
    <p className="notice">
      {t('untranslated', { language: t(`languages.${textLocale}`) })}{' '}
      <a href={localizedPath(route.path, textLocale)} hrefLang={hreflang} lang={hreflang}>
        {name}
      </a>
    </p>
  );
}
