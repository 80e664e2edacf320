import { docFor, type Review } from '@/lib/content/catalogue.ts';
import type { HeadingInfo } from '@/lib/content/load/mdx.ts';
import { criterionIds } from '@/lib/content/schema/index.ts';
import { hasCriteria } from '@/lib/content/scores.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The sections of a review in the order of its page: those that every review has, and those of its text. */
export function reviewSections(review: Review, locale: Locale): HeadingInfo[] {
  const t = translator(locale, 'review');
  const section = (id: string, text: string) => ({ id, text, depth: 2 });
  const table = review.layout === 'numbered' && hasCriteria(review);
  return [
    section('nota-geral', t('overall')),
    section('dados', t('quickFacts', { first: String(review.firstEdition) })),
    section('resumo', t('summary')),
    section('autorizacao', translator(locale, 'authorisation')('title')),
    ...writtenSections(review, locale),
    ...(table ? [section('tabela-resumo', t('summaryTable'))] : []),
    section('pros-e-contras', t('prosAndCons')),
    section('veredito', t('verdict')),
    section('alternativas', t('alternatives')),
    section('historico', t('history')),
    section('fontes', translator(locale, 'article')('sources')),
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
    const key = criterionIds.find((name) => id === `criterio-${name}`);
    const text =
      review.layout === 'tabs'
        ? tabs.get(id)
        : (headings.find((heading) => heading.depth === 2 && heading.id === id)?.text ?? (key && criterion(key)));
    return text ? [{ id, text, depth: 2 }] : [];
  });
}
