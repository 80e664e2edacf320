import { countriesIn } from '@/lib/content/authorisation.ts';
import { standingChip } from '@/lib/content/authorisation-text.ts';
import { type Collection, catalogue, collections, docFor } from '@/lib/content/catalogue.ts';
import { heroOf } from '@/lib/content/hero.ts';
import { listedReviews } from '@/lib/content/listed-reviews.ts';
import { formatList } from '@/lib/i18n/format.ts';
import { isLocale, type Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type Route, regionOf, routeAt, routes } from '@/lib/routes.ts';
import { sectionOf } from '@/lib/section.ts';
import type { Box } from './fit-text.ts';

/** Size of the pictures that other sites show beside a link to a page. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Where the title stands on them: left of the picture, between eyebrow and foot. */
export const titleBox: Box = { width: 650, height: 310, leading: 1.1, sizes: [88, 80, 72, 66, 60, 54, 48, 42] };

/** Address of a page's share picture: one for each language that its text exists in. */
export function shareUrl(route: Route, locale: Locale): string {
  const name = sharePictureName(route, docFor(route.entry, locale).locale);
  return `${catalogue().site.url}/share/${name.join('/')}`;
}

/** Folders and file name of a share picture below `/share`. */
function sharePictureName({ collection, slug }: { collection: Collection; slug: string }, locale: Locale): string[] {
  return [locale, collection, `${slug}.png`];
}

interface SharePage {
  name: string[];
  route: Route;
  locale: Locale;
}

/** Every share picture of the site. */
export function sharePictures(): SharePage[] {
  return routes().flatMap((route) =>
    route.locales.map((locale) => ({ name: sharePictureName(route, locale), route, locale })),
  );
}

/** The share picture of a name, if there is one. */
export function sharePictureOf([locale = '', collection = '', file = '']: readonly string[]): SharePage | undefined {
  if (!isLocale(locale) || !Object.hasOwn(collections, collection)) return undefined;
  const route = routeAt(collections[collection as Collection].path(file.replace(/\.png$/, '')));
  return route?.locales.includes(locale) ? { name: sharePictureName(route, locale), route, locale } : undefined;
}

/** What a page's share picture says: where its text belongs, or how the law stands to what it is about, and its title. */
export function shareWords(route: Route, locale: Locale): { eyebrow: string; title: string } {
  const { title } = docFor(route.entry, locale).doc.frontmatter;
  const crumb = translator(locale, 'crumbs');
  switch (route.collection) {
    case 'guide':
      return { eyebrow: `${crumb('guia')} · ${sectionOf(route, locale)}`, title };
    case 'blog':
      return { eyebrow: `${crumb('blog')} · ${sectionOf(route, locale)}`, title };
    case 'reviews':
      return { eyebrow: `${route.entry.name} · ${standingChip(route.entry, catalogue().countries, locale)}`, title };
    case 'pages': {
      const hero = heroOf(docFor(route.entry, locale).doc);
      // A heading in another language than the page's is not for its share picture.
      const heading = hero && !hero.lang ? hero.title : title;
      const law = lawOf(route, locale);
      const place = law && !regionOf(route) ? undefined : hero?.eyebrow; // on a page of no region, the law names the country
      return { eyebrow: [place, law].filter(Boolean).join(' · '), title: heading };
    }
  }
}

/** A page's share picture in words, in the language of its text. */
export function shareAlt(route: Route, locale: Locale): string {
  const { eyebrow, title } = shareWords(route, docFor(route.entry, locale).locale);
  return [eyebrow, title].filter(Boolean).join('. ');
}

/** What the law says of betting in the countries of the operators that a page lists. */
function lawOf(route: Route, locale: Locale): string | undefined {
  const { countries } = catalogue();
  const t = translator(locale, 'law');
  const listed = docFor(route.entry, locale).doc.body.components.flatMap(({ value }) => listedReviews(value));
  const region = regionOf(route);
  const shown = region ? [region] : [...new Set(listed.map((review) => review.region))];
  const about = shown.flatMap((each) => countriesIn(each, countries));
  const [country, ...others] = about;
  if (!country) return undefined;
  if (region && others.length === 0) return t(`state.${country.state}`);
  const prohibiting = about.filter(({ state }) => state === 'prohibited');
  if (prohibiting.length === 0) return t('byCountry');
  const names = formatList(
    prohibiting.map(({ name }) => inLanguage(name, locale)),
    locale,
  );
  return `${names}: ${t('state.prohibited')}`;
}
