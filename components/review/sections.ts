import { docFor, type Review } from '@/lib/content/catalogue.ts';
import type { HeadingInfo } from '@/lib/content/load/mdx.ts';
import { criterionIds } from '@/lib/content/schema/index.ts';
import { hasCriteria } from '@/lib/content/scores.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { criterionId, ids } from '@/lib/ids.ts';

/** The sections of a review in the order of its page: those that every review has, and those of its text. */
export function reviewSections(review: Review, locale: Locale): HeadingInfo[] {
  const t = translator(locale, 'review');
  const section = (id: string, text: string) => ({ id, text, depth: 2 });
  const table = review.layout === 'numbered' && hasCriteria(review);
  return [
    section(ids.overallScore, t('overall')),
    section(ids.quickFacts, t('quickFacts', { first: String(review.firstEdition) })),
    section(ids.summary, t('summary')),
    section(ids.authorisation, translator(locale, 'authorisation')('title')),
    ...writtenSections(review, locale),
    ...(table ? [section(ids.summaryTable, t('summaryTable'))] : []),
    section(ids.prosAndCons, t('prosAndCons')),
    section(ids.verdict, t('verdict')),
    section(ids.alternatives, t('alternatives')),
    section(ids.history, t('history')),
    section(ids.sources, translator(locale, 'article')('sources')),
  ];
}

/** Headings, tabs and criteria of the text; criteria within tabs are no sections of the page. */
function writtenSections(review: Review, locale: Locale): HeadingInfo[] {
  const { anchors, headings, components } = docFor(review, locale).doc.body;
  const criterion = translator(locale, 'criteria');
  const tabs = new Map(
    components.flatMap(({ value: { name, props } }) =>
      name === 'Tab' ? [[String(props.id), String(props.title)]] : [],
    ) as [string, string][],
  );
  return anchors.flatMap(({ value: id }) => {
    const key = criterionIds.find((name) => id === criterionId(name));
    const text =
      review.layout === 'tabs'
        ? tabs.get(id)
        : (headings.find((heading) => heading.depth === 2 && heading.id === id)?.text ?? (key && criterion(key)));
    return text ? [{ id, text, depth: 2 }] : [];
  });
}
