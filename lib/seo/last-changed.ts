import { catalogue, docFor, type Entry } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import type { Route } from '@/lib/routes.ts';

type Dated = Entry<{ updated: string }>;

/** The texts that a component lists: a change of one of them changes the page. */
function listedBy(component: string): readonly Dated[] {
  const { guide, posts, reviews } = catalogue();
  switch (component) {
    case 'GuideIndex':
      return guide.articles;
    case 'BlogList':
    case 'BlogTeasers':
      return posts;
    case 'TopRanking':
    case 'ReviewList':
    case 'KnownFacts':
    case 'ReviewPicker':
    case 'RankingCategories':
    case 'ComparisonTable':
      return reviews;
    default:
      return [];
  }
}

/** The day (`YYYY-MM-DD`) on which readers of a page last got something else: its text, or the newest text that it lists. */
export function lastChanged(route: Route, locale: Locale): string {
  const { frontmatter, body } = docFor(route.entry, locale).doc;
  const listed = body.components.flatMap(({ value }) => listedBy(value.name));
  const days = listed.map((entry) => docFor(entry, locale).doc.frontmatter.updated);
  return [frontmatter.updated, ...days].sort().at(-1) ?? frontmatter.updated;
}
