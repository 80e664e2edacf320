import type { Placed } from '@/components/mdx.tsx';
import type { Review } from '@/lib/content/catalogue.ts';
import { essentialFacts, factIds, factText, hasFact } from '@/lib/content/fact-text.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** Facts at a glance: the essential ones always, the others where they are known. */
export function FactTable({ review, locale }: { review: Review; locale: Locale }) {
  const t = translator(locale, 'facts');
  const shown = factIds.filter((id) => essentialFacts.includes(id) || hasFact(id, review, locale));
  return (
    <dl className="facts">
      {shown.map((id) => (
        <div key={id} data-known={hasFact(id, review, locale)}>
          <dt>{t(`names.${id}`)}</dt>
          <dd>{factText(id, review, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One fact within a sentence. */
export function Fact({ id, locale, page: { review } }: Placed<'Fact'>) {
  if (!review) throw new Error('<Fact> belongs to reviews only');
  return factText(id, review, locale);
}
