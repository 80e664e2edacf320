import type { Source } from '@/lib/content/schema/index.ts';
import { formatLongDate } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { Day } from './byline.tsx';

interface Props {
  sources: readonly Source[];
  /** Whether scores and facts come from the first edition of this site. */
  firstEdition?: boolean | undefined;
  locale: Locale;
}

/** Where a text's statements come from, with dates. */
export function Sources({ sources, firstEdition = false, locale }: Props) {
  if (sources.length === 0 && !firstEdition) return null;
  const t = translator(locale, 'article');
  return (
    <section className="sources mt-xl border-t border-line pt-m text-small" aria-labelledby="fontes">
      <h2 id="fontes" className="mt-0 text-h3">
        {t('sources')}
      </h2>
      <ul>
        {firstEdition && <li>{t('firstEdition')}</li>}
        {sources.map((source) => (
          <li key={titleOf(source, locale)}>
            <Citation source={source} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

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

/** A source's title, in the reader's language where it has one in it. */
export function titleOf({ title }: Source, locale: Locale): string {
  return typeof title === 'string' ? title : inLanguage(title, locale);
}
