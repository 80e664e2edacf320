import { collections, docFor, type Review } from '@/lib/content/catalogue.ts';
import { locales } from '@/lib/i18n/locales.ts';
import type { PageContext } from '@/lib/routes.ts';

/** Props of a link to a review, with the language of the text that it leads to: another than the page's where there is no translation. */
export const reviewLink = (review: Review, { locale }: Pick<PageContext, 'locale'>) => ({
  to: collections.reviews.path(review.slug),
  locale,
  hrefLang: locales[docFor(review, locale).locale].hreflang,
});
