import { Feed } from 'feed';
import { authorName, catalogue } from '@/lib/content/catalogue.ts';
import { type Locale, locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { absoluteUrl } from '@/lib/i18n/urls.ts';
import { routes } from '@/lib/routes.ts';
import { sectionOf } from '@/lib/section.ts';
import { canonicalUrl, feedTitle, feedUrl } from './metadata.ts';

/** RSS of the blog and the guide: the texts that really exist in a language, newest first. */
export function rssFeed(locale: Locale): string {
  const { site } = catalogue();
  const texts = textsIn(locale);
  const t = translator(locale, 'footer');
  const feed = new Feed({
    id: feedUrl(locale),
    title: feedTitle(locale),
    description: t('description'),
    link: absoluteUrl(site.url, '/', locale),
    feedLinks: { rss: feedUrl(locale) },
    language: locales[locale].hreflang,
    copyright: t('copyright', { year: String(site.year), name: site.name }),
    // The content's date: without one the package would write the build's.
    updated: noon(
      texts
        .map(({ frontmatter }) => frontmatter.updated)
        .sort()
        .at(-1) ?? `${site.year}-01-01`,
    ),
    generator: false,
  });
  for (const { route, frontmatter } of texts) {
    feed.addItem({
      title: frontmatter.title,
      link: canonicalUrl(route, locale),
      description: frontmatter.description,
      date: noon(frontmatter.published),
      category: [{ name: sectionOf(route, locale) }],
      author: [{ name: authorName(frontmatter.author, locale), email: site.email }],
    });
  }
  return feed.rss2();
}

/** On one day posts come first, then articles, each in the order of the catalogue. */
function textsIn(locale: Locale) {
  return routes()
    .flatMap((route) => {
      if (route.collection !== 'guide' && route.collection !== 'blog') return [];
      const doc = route.entry.docs[locale];
      return doc ? { route, frontmatter: doc.frontmatter } : [];
    })
    .sort(
      (a, b) =>
        b.frontmatter.published.localeCompare(a.frontmatter.published) ||
        a.route.collection.localeCompare(b.route.collection),
    );
}

/** A day as a point in time that falls on that day all over Latin America and Europe. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
