import type { Source } from '@/lib/content/schema/index.ts';
import { formatLongDate } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { Day } from './day.tsx';

/** One source; where only a copy of it was read, with the day of that copy. */
export function Citation({ source, locale }: { source: Source; locale: Locale }) {
  const { publisher, url, date, copy } = source;
  const t = translator(locale, 'article');
  const title = titleOf(source, locale);
  return (
    <>
      {url ? (
        <a href={url} rel="noopener">
          {title}
        </a>
      ) : (
        title
      )}
      , {publisher}, {date ? <Day day={date} locale={locale} /> : t('undated')}
      {copy && ` (${t('copy', { day: formatLongDate(copy, locale) })})`}
    </>
  );
}

/** Sources as the items of a list. */
export function Citations({ sources, locale }: { sources: readonly Source[]; locale: Locale }) {
  return sources.map((source) => (
    <li key={titleOf(source, locale)}>
      <Citation source={source} locale={locale} />
    </li>
  ));
}

/** A source's title, in the reader's language where it has one in it. */
export function titleOf({ title }: Source, locale: Locale): string {
  return typeof title === 'string' ? title : inLanguage(title, locale);
}
