import type { z } from 'zod';
import { contentVersion } from '@/lib/content-version.ts';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { ContentError, type Diagnostic, isError } from './diagnostics/diagnostics.ts';
import { checkContent } from './lint/index.ts';
import {
  type BlogFrontmatter,
  collections,
  type Entry,
  type GuideFrontmatter,
  isDraft,
  type PageFrontmatter,
  type ReviewFrontmatter,
} from './load/collections.ts';
import { type Content, readContent } from './load/content.ts';
import type { Doc } from './load/mdx.ts';
import { readSnapshot } from './load/snapshot.ts';
import type {
  Countries,
  GlossaryEntry,
  guideFile,
  publishedFile,
  ReviewFile,
  rankingsFile,
  relatedFile,
  Site,
} from './schema/index.ts';

export type {
  BlogFrontmatter,
  Collection,
  Entry,
  GuideFrontmatter,
  PageFrontmatter,
  ReviewFrontmatter,
} from './load/collections.ts';
export { collections } from './load/collections.ts';

type GuideFile = z.infer<typeof guideFile>;
export type GuideGroup = Omit<GuideFile['groups'][number], 'articles'>;
type GuideRow = GuideFile['groups'][number]['articles'][number];

export interface GuideArticle extends Entry<GuideFrontmatter>, Pick<GuideRow, 'icon' | 'aside' | 'card'> {
  group: GuideGroup;
  /** Paths of the neighbours in reading order; the first article has no previous one. */
  previous?: string;
  next: string;
}

export interface Review extends Entry<ReviewFrontmatter>, Omit<ReviewFile, 'original'> {
  /** Where the partner button leads. */
  partnerLink: string;
}

/** All content of the site, checked. Built once per process; everything that shows content reads it from here. */
export interface Catalogue {
  site: Site;
  /** The law of each country, and the names of places elsewhere that license operators. */
  countries: Countries;
  pages: Entry<PageFrontmatter>[];
  guide: { groups: GuideGroup[]; articles: GuideArticle[] };
  /** Newest first. */
  posts: Entry<BlogFrontmatter>[];
  /** By region and place in the region's picker. */
  reviews: Review[];
  glossary: Record<Locale, GlossaryEntry[]>;
  rankings: z.infer<typeof rankingsFile>;
  /** Pages that an article or a post leads to at its end, by its address. */
  related: z.infer<typeof relatedFile>;
  /** Addresses that were ever public. */
  published: z.infer<typeof publishedFile>;
}

/**
 * Reads and checks all content. Drafts are checked like everything else.
 * @param options.drafts whether texts marked `draft: true` are part of the result
 * @returns the catalogue where no error was found, and every diagnostic
 */
export function readCatalogue(
  root: string,
  options: { drafts: boolean },
): { catalogue?: Catalogue; diagnostics: Diagnostic[] } {
  const { content, diagnostics: broken } = readContent(root);
  const diagnostics = [...broken, ...checkContent(content)];
  return { catalogue: diagnostics.some(isError) ? undefined : assemble(content, options.drafts), diagnostics };
}

let cached: { catalogue: Catalogue; contentVersion: string } | undefined;

/** The site's catalogue. @throws ContentError listing every problem of the content */
export function catalogue(): Catalogue {
  if (cached?.contentVersion === contentVersion) return cached.catalogue;
  const read = readSnapshot<Catalogue>() ?? readAll();
  cached = { catalogue: read, contentVersion };
  return read;
}

function readAll(): Catalogue {
  const { catalogue: read, diagnostics } = readCatalogue(process.cwd(), {
    drafts: process.env.NODE_ENV === 'development',
  });
  if (!read) throw new ContentError(diagnostics.filter(isError));
  return read;
}

type TextOf<E> = E extends Entry<infer F> ? Doc<F> : never;

/** The text of an entry for a reader of `locale`: the translation where there is one, else the original. */
export function docFor<E extends Entry<unknown>>(entry: E, locale: Locale): { locale: Locale; doc: TextOf<E> } {
  const docs = entry.docs as Partial<Record<Locale, TextOf<E>>>;
  const translated = docs[locale];
  if (translated) return { locale, doc: translated };
  const original = docs[entry.original];
  if (!original) throw new Error(`${entry.slug} has no text in its original language ${entry.original}`);
  return { locale: entry.original, doc: original };
}

/**
 * What a list says of an article to a reader of `locale`, and in which language: the article's own title and description where it
 * is written in that language, else those of its card, else the original's.
 */
export function cardOf(article: GuideArticle, locale: Locale): { title: string; description: string; locale: Locale } {
  const { locale: textLocale, doc } = docFor(article, locale);
  const card = textLocale === locale ? undefined : article.card?.[locale];
  const { title, description } = card ?? doc.frontmatter;
  return { title, description, locale: card ? locale : textLocale };
}

/** The name of an author (key of `authors` in `content/site.yml`) in a language, else in the default one. */
export function authorName(id: string, locale: Locale): string {
  const name = catalogue().site.authors[id]?.name;
  return name ? inLanguage(name, locale) : id;
}

/** Makes the catalogue of the files, in the order in which the site shows their entries. */
function assemble(content: Content, drafts: boolean): Catalogue | undefined {
  const { site, countries, rankings, related, published, guide, glossary, reviews } = content;
  const original = glossary[defaultLocale];
  if (!site || !countries || !rankings || !related || !published || !guide || !original) return undefined;

  const shown = <F extends { draft?: true | undefined }>(entries: Entry<F>[]): Entry<F>[] =>
    drafts ? entries : entries.filter((entry) => !isDraft(entry)).map(withoutDrafts);

  return {
    site,
    countries,
    pages: shown(content.texts.pages),
    guide: orderGuide(guide, shown(content.texts.guide)),
    posts: shown(content.texts.blog).toSorted((a, b) => compareDays(b, a)),
    reviews: shown(content.texts.reviews)
      .flatMap((text) => {
        const facts = reviews.get(text.slug);
        return facts ? [{ ...facts, ...text, partnerLink: site.partnerLinks[text.slug] ?? '' }] : [];
      })
      .toSorted((a, b) => a.region.localeCompare(b.region) || a.order - b.order),
    glossary: Object.fromEntries(
      localeCodes.map((code) => [code, glossary[code] ?? original]),
    ) as Catalogue['glossary'],
    rankings,
    related,
    published,
  };
}

/** An entry without the translations that are drafts of their own. */
function withoutDrafts<F extends { draft?: true | undefined }>(entry: Entry<F>): Entry<F> {
  const finished = Object.entries(entry.docs).filter(([, doc]) => !doc.frontmatter.draft);
  return { ...entry, docs: Object.fromEntries(finished) as Entry<F>['docs'] };
}

/** Articles in the order of `guide.yml`, each with its neighbours, and the groups that have any. */
function orderGuide(guide: GuideFile, texts: Entry<GuideFrontmatter>[]): Catalogue['guide'] {
  const known = new Map(texts.map((text) => [text.slug, text]));
  const ordered = guide.groups.flatMap(({ articles, ...group }) =>
    articles.flatMap(({ slug, icon, aside, card }) => {
      const text = known.get(slug);
      return text ? [{ ...text, group, icon, aside, card }] : [];
    }),
  );
  const articles = ordered.map((article, index) => {
    const before = ordered.slice(0, index).findLast(({ aside }) => !aside);
    const after = ordered.slice(index + 1).find(({ aside }) => !aside);
    const closes = after?.group !== article.group;
    const opens = !before || (before.group !== article.group && before.group.end !== undefined);
    const next = closes && article.group.end ? article.group.end : after ? collections.guide.path(after.slug) : '/guia';
    return { ...article, next, ...(opens ? {} : { previous: collections.guide.path(before.slug) }) };
  });
  return { groups: [...new Set(articles.map(({ group }) => group))], articles };
}

function compareDays(a: Entry<BlogFrontmatter>, b: Entry<BlogFrontmatter>): number {
  const day = (entry: Entry<BlogFrontmatter>) => entry.docs[entry.original]?.frontmatter.published ?? '';
  return day(a).localeCompare(day(b)) || b.slug.localeCompare(a.slug);
}
