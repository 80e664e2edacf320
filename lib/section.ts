import { docFor } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { Route } from '@/lib/routes.ts';

/** What a text stands under, in words: an article's group, a post's category. */
export function sectionOf(route: Route<'guide' | 'blog'>, locale: Locale): string {
  if (route.collection === 'guide') return inLanguage(route.entry.group.title, locale);
  const { category } = docFor(route.entry, locale).doc.frontmatter;
  return translator(locale, 'blog')(`categories.${category}`);
}
