import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { closest } from '../closest.ts';
import { collections } from '../collections.ts';
import { readContent } from '../content.ts';
import { files } from '../folders.ts';
import { iconNames } from '../icons.ts';
import { holdAgainst } from '../issues.ts';
import { blogFrontmatter, reviewFile, slug as slugSchema } from '../schema.ts';
import { say } from '../sentences/index.ts';
import type { Sentence } from '../sentences/words.ts';
import { insertField, insertItem } from './insert.ts';
import { blogPost, type Filling, guideArticle, quoted, reviewFacts, reviewText } from './templates.ts';

export const kinds = ['guide', 'post', 'review', 'term'] as const;
export type Kind = (typeof kinds)[number];

export const flagNames = ['title', 'group', 'icon', 'category', 'region', 'term', 'definition', 'example'] as const;
export type FlagName = (typeof flagNames)[number];

/** What somebody asks for, as far as they said it: `npm run new -- <kind> <slug> --<flag> …`. */
export type Wish = Partial<Record<Input, string>>;
export type Input = 'kind' | 'slug' | FlagName;

/** A wish whose kind and slug are good. */
type Request = Wish & { slug: string; today: string };

/** Why nothing was written, and which part of the wish is missing or wrong. */
export class Refusal extends Error {
  constructor(
    readonly input: Input,
    readonly says: Sentence,
    readonly allowed: readonly string[] = [],
  ) {
    super(says.en.join(' — '));
  }
}

export interface Created {
  kind: Kind;
  slug: string;
  /** Written or changed. */
  files: readonly string[];
}

/** Writes the files of a new text, all valid, or none. `today` is `YYYY-MM-DD`. @throws Refusal */
export function createText(root: string, wish: Wish, today: string): Created {
  const kind = kindOf(wish.kind);
  const slug = slugOf(wish.slug);
  const changes = { guide, post, review, term }[kind](root, { ...wish, slug, today });
  for (const [file, text] of Object.entries(changes)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { kind, slug, files: Object.keys(changes) };
}

function kindOf(word: string | undefined): Kind {
  const kind = kinds.find((item) => item === word);
  if (!kind) throw new Refusal('kind', say.unknownKind(word ?? '', closest(word ?? '', kinds), kinds), kinds);
  return kind;
}

function slugOf(word: string | undefined): string {
  if (!word) throw new Refusal('slug', say.missingSlug());
  if (!slugSchema.safeParse(word).success) throw new Refusal('slug', say.badFolderName(word));
  return word;
}

type Changes = Record<string, string>;

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

/** Folder of a new text. @throws Refusal where there is one of this name */
function newFolder(root: string, collection: keyof typeof collections, slug: string): string {
  const folder = `${collections[collection].folder}/${slug}`;
  if (existsSync(path.join(root, folder))) throw new Refusal('slug', say.exists(folder));
  return folder;
}

/** A flag that must be there, one of `allowed` where given. @throws Refusal */
function flag(request: Request, name: FlagName, allowed?: readonly string[]): string {
  const value = request[name];
  if (!value) throw new Refusal(name, say.missingFlag(name, allowed ?? []), allowed);
  if (allowed && !allowed.includes(value)) {
    throw new Refusal(name, say.wrongChoice(`--${name}`, value, allowed), allowed);
  }
  return value;
}

function filling(root: string, request: Request): Filling {
  const title = flag(request, 'title');
  const fault = holdAgainst(blogFrontmatter.shape.title, title).faults[0];
  if (fault) throw new Refusal('title', say.wrongLength('--title', title.length, { is: 'most', value: 60 }));
  const author = Object.keys(readContent(root).content.site?.authors ?? {})[0] ?? 'redacao';
  return { slug: request.slug, title, author, today: request.today };
}

function guide(root: string, request: Request): Changes {
  const folder = newFolder(root, 'guide', request.slug);
  const text = read(root, files.guide);
  const groups = (parse(text) as { groups: { id: string }[] }).groups.map(({ id }) => id);
  const group = flag(request, 'group', groups);
  const icon = request.icon ? flag(request, 'icon', iconNames) : 'book';
  const article = guideArticle(filling(root, request));
  const row = [`slug: ${request.slug}`, `icon: ${icon}`];
  return {
    [`${folder}/pt.mdx`]: article,
    [files.guide]: insertItem(text, ['groups', groups.indexOf(group), 'articles'], row),
  };
}

function post(root: string, request: Request): Changes {
  const folder = newFolder(root, 'blog', request.slug);
  const category = flag(request, 'category', blogFrontmatter.shape.category.options);
  return { [`${folder}/pt.mdx`]: blogPost(filling(root, request), category) };
}

function review(root: string, request: Request): Changes {
  const folder = newFolder(root, 'reviews', request.slug);
  const region = flag(request, 'region', reviewFile.shape.region.options);
  const { reviews } = readContent(root).content;
  const order =
    Math.max(0, ...[...reviews.values()].filter((item) => item.region === region).map((item) => item.order)) + 1;
  const original = region === 'latam' ? 'es' : 'pt';
  const filled = filling(root, request);
  return {
    [`${folder}/review.yml`]: reviewFacts(filled, { region, order, original }),
    [`${folder}/${original}.mdx`]: reviewText(filled, original),
    [files.site]: insertField(
      read(root, files.site),
      ['partnerLinks'],
      request.slug,
      `https://parceiro.example/${request.slug}`,
    ),
  };
}

/** A term is public at once, so it comes with its words; the check then asks for the translations. */
function term(root: string, request: Request): Changes {
  const file = files.glossary('pt');
  const text = read(root, file);
  const entries = parse(text) as { id: string; term: string }[];
  if (entries.some(({ id }) => id === request.slug)) throw new Refusal('slug', say.exists(`${file}: ${request.slug}`));
  const entry = {
    id: request.slug,
    term: flag(request, 'term'),
    definition: flag(request, 'definition'),
    example: flag(request, 'example'),
  };
  const after = entries.findIndex((other) => other.term.localeCompare(entry.term, 'pt') > 0);
  const lines = Object.entries(entry).map(([key, value]) => `${key}: ${key === 'id' ? value : quoted(value)}`);
  return {
    [file]: insertItem(text, [], lines, { blankLine: true, ...(after < 0 ? {} : { before: after }) }),
  };
}
