import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import type { Review } from '@/lib/content/catalogue.ts';
import { factText, hasFact } from '@/lib/content/fact-text.ts';
import { essentialFacts, type FactId, factIds } from '@/lib/content/schema/fact-ids.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** Facts at a glance: the known ones, then which of the essential ones are not. */
export function FactTable({ review, locale }: { review: Review; locale: Locale }) {
  const t = translator(locale, 'facts');
  const isKnown = (id: FactId) => hasFact(id, review, locale);
  const unknown = essentialFacts.filter((id) => !isKnown(id));
  return (
    <dl className="grid text-small/[1.4] hyphens-auto *:grid *:grid-cols-[minmax(min(7.5rem,40%),2fr)_3fr] *:gap-m @max-[18rem]:*:grid-cols-1 @max-[18rem]:*:gap-0">
      {factIds.filter(isKnown).map((id) => (
        <div key={id} className="border-t border-line py-s">
          <dt className="text-muted">{t(`names.${id}`)}</dt>
          <dd className="font-semibold">{factText(id, review, locale)}</dd>
        </div>
      ))}
      {/* What is not known is said, and takes little room. */}
      {unknown.map((id, index) => (
        <div
          key={id}
          className={`pb-[0.2rem] text-tiny text-muted ${index === 0 ? 'mt-s border-t border-line pt-[0.7rem]' : 'pt-[0.2rem]'}`}
        >
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
