import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSeq, parse, parseDocument, stringify } from 'yaml';
import { termPath } from '@/lib/content/addresses.ts';
import { closest } from '@/lib/content/diagnostics/closest.ts';
import { type Diagnostic, isError } from '@/lib/content/diagnostics/diagnostics.ts';
import { type Message, message } from '@/lib/content/diagnostics/messages.ts';
import { isReservedId } from '@/lib/content/lint/reserved-ids.ts';
import { collections } from '@/lib/content/load/collections.ts';
import type { Content } from '@/lib/content/load/content.ts';
import { contentFiles } from '@/lib/content/load/folders.ts';
import { iconNames } from '@/lib/content/schema/icons.ts';
import { blogFrontmatter, reviewFile, slug as slugSchema } from '@/lib/content/schema/index.ts';
import { editYaml } from '@/lib/edit-yaml.ts';
import { defaultLocale, type Locale } from '@/lib/i18n/locales.ts';

/** Kinds of text, and what has to be said of a new one besides its folder's name. */
const kinds = {
  guide: ['title', 'group', 'icon'],
  post: ['title', 'category'],
  review: ['title', 'region'],
  term: ['term', 'definition', 'example'],
} as const;
export type Kind = keyof typeof kinds;
const collectionOf = { guide: 'guide', post: 'blog', review: 'reviews' } as const;
export type Field = 'kind' | 'slug' | (typeof kinds)[Kind][number];
export type Answers = Partial<Record<Field, string>>;
/** Answers to all that a kind of text is asked for. */
export type NewText = Answers & { kind: string; slug: string };

/** The fields that a kind of text has, in the order in which somebody is asked. */
export function fieldsFor(kind: Kind): Field[] {
  return ['slug', ...kinds[kind]];
}

/** The errors in the lists that a kind's groups and authors come from, and that it is written into. */
export function brokenLists(kind: Kind, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const lists: readonly string[] = {
    guide: [contentFiles.site, contentFiles.guide],
    post: [contentFiles.site],
    review: [contentFiles.site],
    term: [contentFiles.glossary(defaultLocale)],
  }[kind];
  return diagnostics.filter((found) => isError(found) && lists.includes(found.file));
}

/** The answers that a field takes, where they are few. */
export function choicesOf(field: Field, content: Content): readonly string[] | undefined {
  if (field === 'kind') return Object.keys(kinds);
  if (field === 'group') return content.guide?.groups.map(({ id }) => id) ?? [];
  if (field === 'icon') return iconNames;
  if (field === 'category') return blogFrontmatter.shape.category.options;
  if (field === 'region') return reviewFile.shape.region.options;
  return undefined;
}

/** What is wrong with an answer; `undefined` where it is allowed. `answers` are those given before. */
export function checkAnswer(
  field: Field,
  value: string | undefined,
  answers: Answers,
  content: Content,
): Message | undefined {
  const choices = choicesOf(field, content);
  if (!value?.trim()) return missingAnswer(field, choices ?? []);
  const wrong = (shown: string, mend: Message) =>
    message('fields.wrong', { field: `--${field}`, value: `“${shown}”`, mend });
  if (choices && !choices.includes(value)) {
    if (field === 'kind')
      return message('new.unknownKind', { word: value, near: closest(value, choices) ?? 'none', known: choices });
    return wrong(value, message('mend.choice', { allowed: choices }));
  }
  if (/\p{Cc}/u.test(value)) return wrong(value.replace(/\p{Cc}+/gu, ' '), message('rules.oneLine'));
  if (field === 'title') {
    const { maxLength } = blogFrontmatter.shape.title;
    const limit = Number(maxLength) - (answers.kind === 'review' ? reviewTitle('', 'es').length : 0);
    if (value.length > limit)
      return message('fields.length', { field: '--title', length: value.length, is: 'most', limit });
  }
  if (field === 'slug') {
    if (!slugSchema.safeParse(value).success) return message('files.badFolderName', { name: value });
    const taken = existingText(answers.kind as Kind, value, content);
    if (taken) return message('new.exists', { place: taken });
    if (answers.kind === 'term' && isReservedId(value)) return message('mdx.reservedId', { id: value });
  }
  return undefined;
}

/** The title of an operator's review. */
const reviewTitle = (name: string, original: Locale) => `${name}: ${original === 'es' ? 'análisis' : 'análise'}`;

function missingAnswer(flag: Field, allowed: readonly string[]): Message {
  if (flag === 'slug') return message('new.missingSlug');
  if (flag === 'kind') return message('new.missingKind', { known: allowed });
  return allowed.length > 0 ? message('new.missingChoice', { flag, allowed }) : message('new.missingText', { flag });
}

/** Where a text of this name stands already, if anywhere. */
function existingText(kind: Kind, slug: string, { glossary, root }: Content): string | undefined {
  if (kind === 'term') {
    const exists = glossary[defaultLocale]?.some(({ id }) => id === slug);
    return exists ? `${contentFiles.glossary(defaultLocale)}: ${slug}` : undefined;
  }
  const folder = `${collections[collectionOf[kind]].folder}/${slug}`;
  return existsSync(path.join(root, folder)) ? folder : undefined;
}

/**
 * The files that a new text writes or changes, by path, with their text.
 * @param answers one for every field of the kind, each without a diagnostic
 * @param today `YYYY-MM-DD`
 */
export function newFiles(answers: NewText, content: Content, today: string): Record<string, string> {
  const read = (file: string) => readFileSync(path.join(content.root, file), 'utf8');
  const { slug, title = '' } = answers;
  const filled = (template: string, more: Record<string, string> = {}) => {
    const values: Record<string, string> = {
      ...answers,
      title: quoted(title),
      author: firstAuthor(content),
      today,
      ...more,
    };
    const text = readFileSync(path.join(process.cwd(), 'lib/cli/new/templates', template), 'utf8');
    return text.replace(/\$(\w+)/g, (whole, name: string) => values[name] ?? whole);
  };
  switch (answers.kind as Kind) {
    case 'guide': {
      const group = content.guide?.groups.findIndex(({ id }) => id === answers.group) ?? 0;
      const row = { slug, icon: answers.icon };
      return {
        [contentFiles.text('guide', slug, defaultLocale)]: filled('guide.mdx'),
        [contentFiles.guide]: editYaml(read(contentFiles.guide), (guide) =>
          guide.addIn(['groups', group, 'articles'], guide.createNode(row)),
        ),
      };
    }
    case 'post':
      return { [contentFiles.text('blog', slug, defaultLocale)]: filled('post.mdx') };
    case 'review': {
      const original = answers.region === 'latam' ? 'es' : defaultLocale;
      const orders = [...content.reviews.values()].filter(({ region }) => region === answers.region);
      const facts = {
        mark: quoted(
          title
            .replace(/[^\p{L}\p{N}]/gu, '')
            .slice(0, 2)
            .toUpperCase() || 'X',
        ),
        order: `${Math.max(0, ...orders.map(({ order }) => order)) + 1}`,
        original,
        country: original === 'es' ? 'mexico' : 'brasil',
      };
      const link = `https://parceiro.example/${slug}`;
      const heading = quoted(reviewTitle(title, original));
      const review = filled('review.yml', facts);
      const criteria = reviewFile.shape.criteria.parse(parse(review).criteria);
      const words = filled(`review.${original}.mdx`, { title: heading }).replace(/<Criterion .*/s, (section) =>
        criteria.map(({ id }) => section.replace('$criterion', id)).join('\n'),
      );
      return {
        [contentFiles.review(slug)]: review,
        [contentFiles.text('reviews', slug, original)]: words,
        [contentFiles.site]: editYaml(read(contentFiles.site), (site) => site.setIn(['partnerLinks', slug], link)),
      };
    }
    // A term is public at once, so it comes with its words; the check then asks for the translations.
    case 'term': {
      const file = contentFiles.glossary(defaultLocale);
      const term = answers.term ?? '';
      const glossary = content.glossary[defaultLocale] ?? [];
      const at = glossary.findIndex((other) => other.term.localeCompare(term, defaultLocale) > 0);
      const words = kinds.term.map((field) => `${field}: ${quoted(answers[field] ?? '')}`);
      const entry = parseDocument(stringify({ id: slug }) + words.join('\n')).contents;
      return {
        [file]: editYaml(read(file), ({ contents: terms }) => {
          if (!entry || !isSeq<typeof entry>(terms)) throw new Error(`${file} is no list`);
          const next = terms.items[at];
          entry.spaceBefore = at !== 0;
          if (next) next.spaceBefore = true;
          terms.items.splice(next ? at : terms.items.length, 0, entry);
        }),
      };
    }
  }
}

/** Any text as one line of YAML. */
const quoted = (text: string) => JSON.stringify(text);

const firstAuthor = ({ site }: Content) => Object.keys(site?.authors ?? {})[0] ?? 'redacao';

/** What to do once the files are there. */
export function nextStep(kind: Kind, slug: string): Message {
  if (kind === 'term') return message('new.nextTerm', { slug, address: termPath(slug) });
  return message('new.nextText', { kind, address: collections[collectionOf[kind]].path(slug) });
}
