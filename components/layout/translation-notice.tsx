import type { ReactNode } from 'react';
import { freshnessOf } from '@/lib/content/translations.ts';
import { languageName } from '@/lib/i18n/format.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import type { PageContext } from '@/lib/routes.ts';

/** One line above a text that is not in the reader's language, or behind its original, with a link to the original page. */
export function TranslationNotice({ page: { locale, textLocale, route } }: { page: PageContext }) {
  const notice =
    locale !== textLocale ? 'untranslated' : freshnessOf(route.entry, locale) === 'stale' ? 'stale' : undefined;
  if (!notice) return null;
  const t = translator(locale, 'layout');
  const { hreflang, name } = locales[route.original];
  return (
    <Notice>
      {t(notice, { language: languageName(route.original, locale) })}{' '}
      <a href={localizedPath(route.path, route.original)} hrefLang={hreflang} lang={hreflang}>
        {name}
      </a>
    </Notice>
  );
}

/** A line above a text that says something of the text itself. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="mt-xs mb-m rounded-small bg-blue-soft px-m py-3 text-small">{children}</p>;
}
