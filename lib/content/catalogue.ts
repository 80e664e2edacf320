import type { z } from 'zod';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { ContentError, type Fault } from './faults.ts';
import { listFolder, readText } from './files.ts';
import { type Doc, readMdx } from './mdx.ts';
import { publishedFilePath } from './published.ts';
import { checkReferences } from './references.ts';
import {
  blogFrontmatter,
  type GlossaryEntry,
  glossaryFile,
  guideFile,
  guideFrontmatter,
  pageFrontmatter,
  publishedFile,
  type ReviewFile,
  rankingsFile,
  reviewFile,
  reviewFrontmatter,
  type Site,
  siteFile,
  slug as slugSchema,
} from './schema.ts';
import { parseYaml } from './yaml.ts';

export type PageFrontmatter = z.infer<typeof pageFrontmatter>;
export type GuideFrontmatter = z.infer<typeof guideFrontmatter>;
export type BlogFrontmatter = z.infer<typeof blogFrontmatter>;
export type ReviewFrontmatter = z.infer<typeof reviewFrontmatter>;

/** One folder of `content/`: a text in its original language and in those it was translated to. */
export interface Entry<F> {
  slug: string;
  original: Locale;
  docs: Partial<Record<Locale, Doc<F>>> & { [L in Locale]?: Doc<F> };
}

export interface GuideArticle extends Entry<GuideFrontmatter> {
  group: GuideGroup;
  icon: z.infer<typeof guideFile>['groups'][number]['articles'][number]['icon'];
  card: z.infer<typeof guideFile>['groups'][number]['articles'][number]['card'];
  /** Paths of the neighbours in reading order; the first article has no previous one. */
  previous?: string;
  next: string;
}

export type GuideGroup = Omit<z.infer<typeof guideFile>['groups'][number], 'articles'>;

export interface Review extends Entry<ReviewFrontmatter>, Omit<ReviewFile, 'original'> {
  /** Where the partner button leads. */
  partnerLink: string;
}

/** All content of the site, checked. Built once per process; everything that shows content reads it from here. */
export interface Catalogue {
  site: Site;
  pages: Entry<PageFrontmatter>[];
  guide: { groups: GuideGroup[]; articles: GuideArticle[] };
  /** Newest first. */
  posts: Entry<BlogFrontmatter>[];
  /** By region and place in the region's picker. */
  reviews: Review[];
  glossary: Record<Locale, GlossaryEntry[]>;
  rankings: z.infer<typeof rankingsFile>;
  published: z.infer<typeof publishedFile>;
}

/** Folders of `content/` with one sub-folder per text, and their place in the address. */
export const collections = {
  pages: { folder: 'content/pages', path: (slug: string) => (slug === 'home' ? '/' : `/${slug}`) },
  guide: { folder: 'content/guide', path: (slug: string) => `/guia/${slug}` },
  blog: { folder: 'content/blog', path: (slug: string) => `/blog/${slug}` },
  reviews: { folder: 'content/reviews', path: (slug: string) => `/reviews/${slug}` },
} as const;

export type Collection = keyof typeof collections;

/**
 * Reads and checks all content.
 * @param options.drafts whether texts marked `draft: true` are part of the result
 * @returns the catalogue where nothing is wrong, and every fault found
 */
export function readCatalogue(root: string, options: { drafts: boolean }): { catalogue?: Catalogue; faults: Fault[] } {
  const faults: Fault[] = [];
  const yaml = <S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined => {
    const read = readText(root, file);
    const parsed = read.fault ? { faults: [read.fault] } : parseYaml(read.text, schema, file);
    faults.push(...parsed.faults);
    return 'data' in parsed ? parsed.data : undefined;
  };

  const entries = <S extends z.ZodType>(
    collection: Collection,
    schema: S,
    original: (slug: string) => Locale = () => defaultLocale,
  ) => {
    const found = readEntries(root, collection, schema, original);
    faults.push(...found.faults);
    return found.entries.filter(({ slug, docs }) => {
      const main = docs[original(slug)] as Doc<{ draft?: true }> | undefined;
      return options.drafts || !main?.frontmatter.draft;
    });
  };

  const site = yaml('content/site.yml', siteFile);
  const rankings = yaml('content/rankings.yml', rankingsFile);
  const published = yaml(publishedFilePath, publishedFile);
  const guide = yaml('content/guide/guide.yml', guideFile);
  const glossary = Object.fromEntries(
    localeCodes.map((code) => [code, yaml(`content/glossary/${code}.yml`, glossaryFile)]),
  );
  const reviewData = new Map(
    listFolder(root, collections.reviews.folder)
      .filter((item) => item.isFolder)
      .map(({ name }) => [name, yaml(`${collections.reviews.folder}/${name}/review.yml`, reviewFile)]),
  );

  const pages = entries('pages', pageFrontmatter);
  const articles = entries('guide', guideFrontmatter);
  const posts = entries('blog', blogFrontmatter);
  const reviewTexts = entries('reviews', reviewFrontmatter, (slug) => reviewData.get(slug)?.original ?? defaultLocale);

  if (!site || !rankings || !published || !guide || Object.values(glossary).includes(undefined)) return { faults };

  const catalogue: Catalogue = {
    site,
    pages,
    guide: { groups: guide.groups, articles: orderArticles(guide, articles) },
    posts: posts.sort((a, b) => compareDays(b, a)),
    reviews: reviewTexts
      .flatMap((text) => {
        const data = reviewData.get(text.slug);
        return data ? [{ ...data, ...text, partnerLink: site.partnerLinks[text.slug] ?? '' }] : [];
      })
      .sort((a, b) => a.region.localeCompare(b.region) || a.order - b.order),
    glossary: glossary as Record<Locale, GlossaryEntry[]>,
    rankings,
    published,
  };
  // Cross-references are checked only where every file could be read: a broken file would make every link to it a fault.
  if (faults.length === 0) faults.push(...checkReferences(catalogue, root, { guide, articles }));
  return { catalogue, faults };
}

let cached: Catalogue | undefined;

/** The site's catalogue. @throws ContentError listing every fault of the content */
export function catalogue(): Catalogue {
  const development = process.env.NODE_ENV === 'development';
  if (cached && !development) return cached;
  const { catalogue: read, faults } = readCatalogue(process.cwd(), { drafts: development });
  const errors = faults.filter((fault) => fault.severity !== 'warning');
  if (!read || errors.length > 0) throw new ContentError(errors);
  cached = read;
  return read;
}

/** The text of an entry for a reader of `locale`: the translation where there is one, else the original. */
export function textOf<F>(entry: Entry<F>, locale: Locale): { locale: Locale; doc: Doc<F> } {
  const translated = entry.docs[locale];
  if (translated) return { locale, doc: translated };
  const original = entry.docs[entry.original];
  if (!original) throw new Error(`${entry.slug} has no text in its original language ${entry.original}`);
  return { locale: entry.original, doc: original };
}

/** The name of an author (key of `authors` in `content/site.yml`) in a language, else in the default one. */
export function authorName(id: string, locale: Locale): string {
  const name = catalogue().site.authors[id]?.name;
  return name?.[locale] ?? name?.[defaultLocale] ?? id;
}

function readEntries<S extends z.ZodType>(
  root: string,
  collection: Collection,
  schema: S,
  originalOf: (slug: string) => Locale,
) {
  const { folder } = collections[collection];
  const entries: Entry<z.infer<S>>[] = [];
  const faults: Fault[] = [];
  const allowedFiles = [
    ...localeCodes.map((code) => `${code}.mdx`),
    ...(collection === 'reviews' ? ['review.yml'] : []),
  ];

  for (const { name, isFolder } of listFolder(root, folder)) {
    const place = `${folder}/${name}`;
    if (!isFolder) {
      if (collection === 'guide' && name === 'guide.yml') continue;
      faults.push({
        file: place,
        message: 'a file where only folders belong',
        hint: `move it to ${folder}/<slug>/<language>.mdx`,
      });
      continue;
    }
    const spelled = slugSchema.safeParse(name);
    if (!spelled.success)
      faults.push({
        file: place,
        message: `the folder name “${name}” cannot be an address`,
        hint: spelled.error.issues[0]?.message ?? '',
      });

    const files = listFolder(root, place).map((item) => item.name);
    for (const file of files.filter((item) => !allowedFiles.includes(item))) {
      faults.push({
        file: `${place}/${file}`,
        message: 'this file has no meaning here',
        hint: `allowed: ${allowedFiles.join(', ')}`,
      });
    }
    const original = originalOf(name);
    if (!files.includes(`${original}.mdx`)) {
      faults.push({
        file: place,
        message: `the original, ${original}.mdx, is missing`,
        hint: `write ${place}/${original}.mdx, or remove the folder`,
      });
    }
    const docs: Entry<z.infer<S>>['docs'] = {};
    for (const code of localeCodes.filter((item) => files.includes(`${item}.mdx`))) {
      const read = readMdx(root, `${place}/${code}.mdx`, schema);
      faults.push(...read.faults);
      if (read.doc) docs[code] = read.doc;
    }
    entries.push({ slug: name, original, docs });
  }
  return { entries, faults };
}

/** Articles in the order of `guide.yml`, each with its neighbours. */
function orderArticles(guide: z.infer<typeof guideFile>, texts: Entry<GuideFrontmatter>[]): GuideArticle[] {
  const known = new Map(texts.map((text) => [text.slug, text]));
  const groups = guide.groups.map((group) => ({
    group,
    articles: group.articles.flatMap((row) => {
      const text = known.get(row.slug);
      return text ? [{ ...text, group, icon: row.icon, card: row.card }] : [];
    }),
  }));
  const ordered = groups.flatMap(({ articles }) => articles);
  return ordered.map((article, index) => {
    const before = ordered[index - 1];
    const after = ordered[index + 1];
    const closes = after?.group !== article.group;
    const opens = !before || (before.group !== article.group && before.group.end !== undefined);
    const next = closes && article.group.end ? article.group.end : after ? collections.guide.path(after.slug) : '/guia';
    return { ...article, next, ...(!opens && before ? { previous: collections.guide.path(before.slug) } : {}) };
  });
}

function compareDays(a: Entry<BlogFrontmatter>, b: Entry<BlogFrontmatter>): number {
  const day = (entry: Entry<BlogFrontmatter>) => entry.docs[entry.original]?.frontmatter.published ?? '';
  return day(a).localeCompare(day(b)) || b.slug.localeCompare(a.slug);
}
