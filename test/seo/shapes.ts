/**
 * What Google asks of each type of structured data that the site uses, from its published lists of required and recommended
 * properties (developers.google.com/search/docs/appearance/structured-data: Article, Breadcrumb, Organization, Review snippet)
 * and, for lists, terms and the site itself, from schema.org. Strict: what is not named here may not be there.
 */
import { z } from 'zod';
import { localeCodes, locales } from '@/lib/i18n/locales.ts';
import { origin } from './files.ts';

const text = z.string().trim().min(1);
const day = z.iso.date();
const url = z.url().startsWith(`${origin}/`);
const language = z.enum(localeCodes.map((code) => locales[code].hreflang));
const reference = z.strictObject({ '@id': url });
const author = z.strictObject({ '@type': z.literal('Organization'), name: text, url });

const published = {
  '@id': url,
  url,
  author,
  publisher: reference,
  isPartOf: reference,
  datePublished: day,
  dateModified: day,
  inLanguage: language,
};
const article = { ...published, headline: text.max(110), description: text, image: url, articleSection: text };

const numbered = <T extends { position: number }>(items: T[]) =>
  items.every(({ position }, index) => position === index + 1);

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': url,
  name: text,
  url,
  logo: url,
});
const website = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': url,
  name: text,
  url,
  inLanguage: z.array(language),
  publisher: reference,
});
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: url }))
    .min(2)
    .refine(numbered),
});
const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  name: text,
  numberOfItems: z.int().positive(),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, url }))
    .min(1)
    .refine(numbered),
});
const review = z.strictObject({
  '@type': z.literal('Review'),
  ...published,
  name: text,
  description: text,
  reviewBody: text,
  itemReviewed: z.strictObject({ '@type': z.literal('Organization'), name: text }),
  reviewRating: z
    .strictObject({
      '@type': z.literal('Rating'),
      ratingValue: z.number(),
      bestRating: z.union([z.literal(5), z.literal(10)]),
      worstRating: z.literal(0),
    })
    .refine(({ ratingValue, bestRating }) => ratingValue >= 0 && ratingValue <= bestRating),
});
const termSet = z.strictObject({
  '@type': z.literal('DefinedTermSet'),
  name: text,
  url,
  hasDefinedTerm: z.array(z.strictObject({ '@type': z.literal('DefinedTerm'), '@id': url, name: text })).min(1),
});

const node = z.discriminatedUnion('@type', [
  organization,
  website,
  breadcrumbs,
  itemList,
  review,
  termSet,
  z.strictObject({ '@type': z.literal('Article'), ...article }),
  z.strictObject({ '@type': z.literal('BlogPosting'), ...article }),
]);
export type Node = z.infer<typeof node>;

export const graph = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(node).min(2) });
