import type { Source } from '@/lib/content/schema/index.ts';
import { formatLongDate } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { Day } from './byline.tsx';

/** Where a text's statements come from, with dates. */
export function Sources({ sources, locale }: { sources: readonly Source[]; locale: Locale }) {
  if (sources.length === 0) return null;
  return (
    <section className="sources mt-xl border-t border-line pt-m text-small" aria-labelledby="fontes">
      <h2 id="fontes" className="mt-0 text-h3">
        {translator(locale, 'article')('sources')}
      </h2>
      <ul>
        {sources.map((source) => (
          <li key={source.title}>
            <Citation source={source} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One source; where only a copy of it was read, with the day of that copy. */
export function Citation({
  source: { title, publisher, url, date, copy },
  locale,
}: {
  source: Source;
  locale: Locale;
}) {
  return (
    <>
      {url ? (
        <a href={url} rel="noopener">
          {title}
        </a>
      ) : (
        title
      )}
      , {publisher}, <Day day={date} locale={locale} />
      {copy && ` (${translator(locale, 'article')('copy', { day: formatLongDate(copy, locale) })})`}
    </>
  );
}
