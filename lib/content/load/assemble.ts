import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import type { GlossaryEntry, ReviewFile } from '../schema/index.ts';
import type { SingleFiles } from '../schema/single-files.ts';
import {
  type BlogFrontmatter,
  collections,
  type Entry,
  type Frontmatter,
  type GuideFrontmatter,
  isDraft,
  type PageFrontmatter,
  type ReviewFrontmatter,
} from './collections.ts';
import type { Content } from './content.ts';

type GuideFile = SingleFiles['guide'];
type GuideGroup = Omit<GuideFile['groups'][number], 'articles'>;
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

/** All content of the site, ready to be shown. */
export interface Catalogue extends Omit<SingleFiles, 'guide' | 'wording'> {
  pages: Entry<PageFrontmatter>[];
  guide: { groups: GuideGroup[]; articles: GuideArticle[] };
  /** Newest first. */
  posts: Entry<BlogFrontmatter>[];
  /** By region and place in the region's picker. */
  reviews: Review[];
  glossary: Record<Locale, GlossaryEntry[]>;
}

/** The catalogue of some files, in the order in which the site shows their entries; nothing where a file is missing. */
export function assemble(content: Content, drafts: boolean): Catalogue | undefined {
  const { site, countries, rankings, related, published, guide, glossary, reviews } = content;
  const original = glossary[defaultLocale];
  if (!site || !countries || !rankings || !related || !published || !guide || !original) return undefined;

  const shown = <F extends Frontmatter>(entries: Entry<F>[]): Entry<F>[] =>
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
function withoutDrafts<F extends Frontmatter>(entry: Entry<F>): Entry<F> {
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
