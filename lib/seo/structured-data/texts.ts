import type { Article, BlogPosting, Organization, Review, Thing } from 'schema-dts';
import { authorName, docFor, type Entry } from '@/lib/content/catalogue.ts';
import { type Locale, locales } from '@/lib/i18n/locales.ts';
import { type PageContext, type Route, routeOf } from '@/lib/routes.ts';
import { sectionOf } from '@/lib/section.ts';
import { canonicalUrl } from '../metadata.ts';
import { shareUrl } from '../share.ts';
import { organizationId, websiteId } from './ids.ts';

/** The text that a page exists for: an article, a post or a review. Pages of `content/pages` have none. */
export function texts(page: PageContext): Thing[] {
  const { route } = page;
  switch (route.collection) {
    case 'guide':
      return [article(page, route)];
    case 'blog':
      return [blogPosting(page, route)];
    case 'reviews':
      return [review(page, route.entry)];
    case 'pages':
      return [];
  }
}

function article(page: PageContext, route: Route<'guide'>): Article {
  const { doc, locale } = docFor(route.entry, page.locale);
  const { title, description } = doc.frontmatter;
  return {
    '@type': 'Article',
    ...published(page, route.entry),
    headline: title,
    description,
    image: shareUrl(route, page.locale),
    articleSection: sectionOf(route, locale),
  };
}

function blogPosting(page: PageContext, route: Route<'blog'>): BlogPosting {
  const { doc, locale } = docFor(route.entry, page.locale);
  const { title, excerpt } = doc.frontmatter;
  return {
    '@type': 'BlogPosting',
    ...published(page, route.entry),
    headline: title,
    description: excerpt,
    image: shareUrl(route, page.locale),
    articleSection: sectionOf(route, locale),
  };
}

/** A review of an operator, rated with the score of the analysis on its own scale. */
function review(page: PageContext, { name, score, ...entry }: Route<'reviews'>['entry']): Review {
  const { title, summary, verdict } = docFor(entry, page.locale).doc.frontmatter;
  return {
    '@type': 'Review',
    ...published(page, entry),
    name: title,
    description: summary,
    itemReviewed: { '@type': 'Organization', name },
    reviewRating: { '@type': 'Rating', ratingValue: score.value, bestRating: score.scale, worstRating: 0 },
    reviewBody: verdict,
  };
}

type Dated = Entry<{ published: string; updated: string; author: string }>;

/** Who published a text, when, where and in which language. */
function published(page: PageContext, entry: Dated) {
  const { doc, locale } = docFor(entry, page.locale);
  const { published, updated, author } = doc.frontmatter;
  const url = canonicalUrl(page.route, page.locale);
  return {
    '@id': `${url}#text`,
    url,
    author: authorOf(author, locale),
    publisher: { '@id': organizationId() },
    isPartOf: { '@id': websiteId() },
    datePublished: published,
    dateModified: updated,
    inLanguage: locales[locale].hreflang,
  };
}

function authorOf(id: string, locale: Locale): Organization {
  return {
    '@type': 'Organization',
    name: authorName(id, locale),
    url: canonicalUrl(routeOf('pages', 'sobre'), locale),
  };
}
