import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import type { Review } from '@/lib/content/catalogue.ts';
import { essentialFacts, type FactId, factIds } from '@/lib/content/fact-ids.ts';
import { factText, hasFact } from '@/lib/content/fact-text.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** Facts at a glance: the known ones, then which of the essential ones are not. */
export function FactTable({ review, locale }: { review: Review; locale: Locale }) {
  const t = translator(locale, 'facts');
  const isKnown = (id: FactId) => hasFact(id, review, locale);
  const shown = [...factIds.filter(isKnown), ...essentialFacts.filter((id) => !isKnown(id))];
  return (
    <dl className="facts">
      {shown.map((id) => (
        <div key={id} data-known={isKnown(id)}>
          <dt>{t(`names.${id}`)}</dt>
          <dd>{factText(id, review, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One fact within a sentence. */
export function Fact({ id, locale, page: { route } }: MdxComponentProps<'Fact'>) {
  if (route.collection !== 'reviews') throw new Error('<Fact> belongs to reviews only');
  return factText(id, route.entry, locale);
}
