import { Island } from '@/components/islands/island.tsx';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Disclosure } from '@/components/review/disclosure.tsx';
import { hasPartnerLink } from '@/components/review/partner-link.tsx';
import { ReviewActions } from '@/components/review/review-actions.tsx';
import { ScorePair } from '@/components/review/scores.tsx';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { Panel } from '@/components/ui/card.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { Tag, Tags } from '@/components/ui/tag.tsx';
import { catalogue, docFor } from '@/lib/content/catalogue.ts';
import { langWithin } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { pickedReviewId, tabId, titleId } from '@/lib/ids.ts';

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
            tabs: reviews.map((review) => ({ id: pickedReviewId(review.slug), label: review.name })),
          }}
        />
        {reviews.map((review) => {
          const { doc, locale: textLocale } = docFor(review, locale);
          const { summary, highlights } = doc.frontmatter;
          const lang = langWithin(locale, textLocale);
          return (
            <Panel
              as="section"
              key={review.slug}
              role="tabpanel"
              id={pickedReviewId(review.slug)}
              aria-labelledby={tabId(pickedReviewId(review.slug))}
              className="flex flex-col gap-m [.panel+&]:mt-m"
            >
              <div className="flex flex-wrap items-center gap-m">
                <Lettermark review={review} size={72} />
                <div className="space-y-xs">
                  <div>
                    <LinkedHeading
                      as="h3"
                      id={titleId(pickedReviewId(review.slug))}
                      section={pickedReviewId(review.slug)}
                    >
                      {review.name}
                    </LinkedHeading>
                  </div>
                  <StatusChip review={review} locale={locale} page={page} />
                </div>
                <div className="@tablet:ms-auto @tablet:*:justify-items-end">
                  <ScorePair review={review} locale={locale} page={page} />
                </div>
              </div>
              <p lang={lang}>{summary}</p>
              <Tags lang={lang}>
                {highlights.map((highlight) => (
                  <Tag as="li" key={highlight}>
                    {highlight}
                  </Tag>
                ))}
              </Tags>
              <ReviewActions review={review} locale={locale} page={page} />
            </Panel>
          );
        })}
      </div>
    </>
  );
}
