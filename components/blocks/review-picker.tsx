import { Island } from '@/components/islands/island.tsx';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Disclosure } from '@/components/review/disclosure.tsx';
import { hasPartnerLink } from '@/components/review/partner-link.tsx';
import { ReviewActions } from '@/components/review/review-actions.tsx';
import { ScorePair } from '@/components/review/scores.tsx';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { Stars } from '@/components/ui/stars.tsx';
import { catalogue, textOf } from '@/lib/content/catalogue.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The review cards of a region, one tab each. */
export function ReviewPicker({ region, locale, page }: MdxComponentProps<'ReviewPicker'>) {
  const t = translator(locale, 'ranking');
  const reviews = catalogue().reviews.filter((review) => review.region === region);
  return (
    <>
      {reviews.some(hasPartnerLink) && <Disclosure locale={locale} page={page} />}
      <div>
        <Island
          name="tabs"
          when="idle-visible"
          locale={locale}
          props={{
            label: t('pickerLabel'),
            tabs: reviews.map((review) => ({ id: `casa-${review.slug}`, label: review.name })),
          }}
        />
        {reviews.map((review) => {
          const { doc, locale: textLocale } = textOf(review, locale);
          const { summary, highlights } = doc.frontmatter;
          const lang = textLocale === locale ? undefined : locales[textLocale].hreflang;
          return (
            <section
              key={review.slug}
              role="tabpanel"
              id={`casa-${review.slug}`}
              aria-labelledby={`tab-casa-${review.slug}`}
              tabIndex={0}
              className="card panel review-card"
            >
              <div className="review-card-head">
                <Lettermark review={review} size={72} />
                <div>
                  <h3>{review.name}</h3>
                  <Stars score={review.rating} locale={locale} />{' '}
                  <StatusChip review={review} locale={locale} page={page} />
                </div>
                <ScorePair review={review} locale={locale} page={page} />
              </div>
              <p lang={lang}>{summary}</p>
              <ul className="tags" lang={lang}>
                {highlights.map((highlight) => (
                  <li key={highlight} className="tag">
                    {highlight}
                  </li>
                ))}
              </ul>
              <div className="ranking-actions">
                <ReviewActions review={review} locale={locale} page={page} />
              </div>
            </section>
          );
        })}
      </div>
    </>
  );
}
