import { Citations } from '@/components/ui/citation.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import type { Source } from '@/lib/content/schema/index.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';

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
    <section className="sources mt-xl border-t border-line pt-m text-small" aria-labelledby={ids.sources}>
      <LinkedHeading as="h2" id={ids.sources} className="mt-0 text-h3">
        {t('sources')}
      </LinkedHeading>
      <ul>
        {firstEdition && <li>{t('firstEdition')}</li>}
        <Citations sources={sources} locale={locale} />
      </ul>
    </section>
  );
}
