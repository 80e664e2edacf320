import { Feed } from 'feed';
import { authorName, type BlogFrontmatter, catalogue, type GuideFrontmatter } from '@/lib/content/catalogue.ts';
import { type Locale, locales } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { absoluteUrl } from '@/lib/i18n/urls.ts';
import { routeOf } from '@/lib/routes.ts';
import { canonicalUrl, feedTitle, feedUrl } from './metadata.ts';

interface FeedItem {
  frontmatter: GuideFrontmatter | BlogFrontmatter;
  category: string;
  link: string;
}

/** RSS of the blog and the guide: the texts that really exist in a language, newest first. */
export function rssFeed(locale: Locale): string {
  const { site } = catalogue();
  const items = feedItems(locale);
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
      items
        .map(({ frontmatter }) => frontmatter.updated)
        .sort()
        .at(-1) ?? `${site.year}-01-01`,
    ),
    generator: false,
  });
  for (const { frontmatter, category, link } of items) {
    feed.addItem({
      title: frontmatter.title,
      link,
      description: frontmatter.description,
      date: noon(frontmatter.published),
      category: [{ name: category }],
      author: [{ name: authorName(frontmatter.author, locale), email: site.email }],
    });
  }
  return feed.rss2();
}

function feedItems(locale: Locale): FeedItem[] {
  const { guide, posts } = catalogue();
  const category = translator(locale, 'blog');
  const articles = guide.articles.flatMap(({ slug, docs, group }) => {
    const doc = docs[locale];
    return doc
      ? [
          {
            frontmatter: doc.frontmatter,
            category: inLanguage(group.title, locale),
            link: canonicalUrl(routeOf('guide', slug), locale),
          },
        ]
      : [];
  });
  const news = posts.flatMap(({ slug, docs }) => {
    const doc = docs[locale];
    return doc
      ? [
          {
            frontmatter: doc.frontmatter,
            category: category(`categories.${doc.frontmatter.category}`),
            link: canonicalUrl(routeOf('blog', slug), locale),
          },
        ]
      : [];
  });
  // The sort is stable: texts of one day stay in the order of the catalogue.
  return [...news, ...articles].sort((a, b) => b.frontmatter.published.localeCompare(a.frontmatter.published));
}

/** A day as a point in time that falls on that day all over Latin America and Europe. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
