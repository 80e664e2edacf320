import { countriesIn } from '@/lib/content/authorisation.ts';
import { catalogue, docFor, type Entry } from '@/lib/content/catalogue.ts';
import { listedReviews } from '@/lib/content/listed-reviews.ts';
import type { Component } from '@/lib/content/load/mdx-props.ts';
import { mdxComponents } from '@/lib/content/schema/mdx-components.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import type { Route } from '@/lib/routes.ts';

/** The days of what a component shows from elsewhere: a change there changes the page. */
function daysOf(component: Component, locale: Locale): string[] {
  const { guide, posts, countries } = catalogue();
  const updated = (entries: readonly Entry<{ updated: string }>[]) =>
    entries.map((entry) => docFor(entry, locale).doc.frontmatter.updated);
  const checked = (of: typeof countries.countries) => of.map((country) => country.checked);
  const { name, props } = component;
  switch (mdxComponents[name].shows) {
    case 'reviews':
      return updated(listedReviews(component));
    case 'guide':
      return updated(guide.articles);
    case 'posts':
      return updated(posts.slice(0, props.count as number | undefined));
    case 'country':
      return checked(countries.countries.filter(({ id }) => id === props.country));
    case 'latam':
      return checked(countriesIn('latam', countries));
    case 'countries':
      return checked(countries.countries);
    // Terms have no day.
    case 'glossary':
    case 'nothing':
      return [];
  }
}

/** The day (`YYYY-MM-DD`) on which readers of a page last got something else: its text, or the newest of what it shows from elsewhere. */
export function lastChanged(route: Route, locale: Locale): string {
  const { frontmatter, body } = docFor(route.entry, locale).doc;
  const days = body.components.flatMap(({ value }) => daysOf(value, locale));
  return [frontmatter.updated, ...days].sort().at(-1) ?? frontmatter.updated;
}
