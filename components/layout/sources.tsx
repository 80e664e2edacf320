import type { Source } from '@/lib/content/schema.ts';
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
        {sources.map(({ title, publisher, url, date }) => (
          <li key={title}>
            {url ? (
              <a href={url} rel="noopener">
                {title}
              </a>
            ) : (
              title
            )}
            , {publisher}, <Day day={date} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
