import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { type Diagnostic, type Place, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { unbreakable } from '../mdx/typography.mjs';
import { type GlossaryEntry, glossaryFile, type ReviewFile, reviewFile } from '../schema/index.ts';
import { type SingleFiles, singleFiles } from '../schema/single-files.ts';
import { type Collection, collections, type Entry, type FrontmatterOf, type Texts } from './collections.ts';
import { contentFiles, findFolders, strayFiles } from './folders.ts';
import { type Prose, parseDoc } from './mdx.ts';
import { type Reader, reader } from './reader.ts';
import { fillName, hasPlaceholder, namesSite } from './site-name.ts';
import { mapTexts, textFields } from './text-fields.ts';
import { validate } from './validate.ts';
import { parseYaml } from './yaml.ts';

/** All files of `content/`, drafts included. A file with errors is missing here; `readContent` returns them beside this. */
export interface Content extends Partial<SingleFiles> {
  root: string;
  glossary: { [L in Locale]?: GlossaryEntry[] };
  /** Facts by review id. */
  reviews: Map<string, ReviewFile>;
  texts: Texts;
  /** The words of each MDX file, block by block. */
  prose: Map<string, Prose[]>;
  /** Line and column of a field of a YAML file or of frontmatter. */
  at(file: string, ...keys: PropertyKey[]): Place;
}

/** What every step after the settings is handed: it adds to `diagnostics`, and a text's words to `prose`. */
interface Reading extends Reader {
  root: string;
  /** Empty where `site.yml` cannot be read: then nothing is filled in, and no field is blamed for `{name}`. */
  siteName: string;
  prose: Map<string, Prose[]>;
}

/** Reads every file of `content/` and validates it by its schema. */
export function readContent(root: string): { content: Content; diagnostics: Diagnostic[] } {
  const source = reader(root);

  // The settings are read first: any other file may hold the site's name.
  const { site, ...otherFiles } = singleFiles;
  const settings = readYaml(source, site.file, site.schema);
  const reading: Reading = { ...source, root, siteName: settings?.name ?? '', prose: new Map() };

  // Reviews before texts: `review.yml` says in which language a review was written.
  const reviews = readReviews(reading);
  const single = {
    site: finish(reading, site.file, settings, site.schema),
    ...Object.fromEntries(
      Object.entries(otherFiles).map(([name, { file, schema }]) => [name, finishedYaml(reading, file, schema)]),
    ),
  };
  const glossary = readGlossaries(reading);
  const texts: Texts = {
    pages: readEntries(reading, 'pages', () => defaultLocale),
    guide: readEntries(reading, 'guide', () => defaultLocale),
    blog: readEntries(reading, 'blog', () => defaultLocale),
    reviews: readEntries(reading, 'reviews', (id) => reviews.get(id)?.original),
  };

  const { prose, at, diagnostics } = reading;
  diagnostics.push(...strayFiles(root));
  return { content: { root, ...single, glossary, reviews, texts, prose, at }, diagnostics };
}

function readReviews(reading: Reading): Map<string, ReviewFile> {
  const reviews = new Map<string, ReviewFile>();
  for (const { slug } of findFolders(reading.root, 'reviews').folders) {
    const data = finishedYaml(reading, contentFiles.review(slug), reviewFile);
    if (data) reviews.set(slug, data);
  }
  return reviews;
}

/** A language has no glossary of its own until somebody translates it. */
function readGlossaries(reading: Reading): Content['glossary'] {
  const codes = localeCodes.filter(
    (code) => code === defaultLocale || existsSync(path.join(reading.root, contentFiles.glossary(code))),
  );
  return Object.fromEntries(
    codes.map((code) => [code, finishedYaml(reading, contentFiles.glossary(code), glossaryFile)]),
  );
}

/** The texts of a collection. Where `originalOf` does not know a text's language, as `review.yml` is broken, no original is missed. */
function readEntries<C extends Collection>(
  reading: Reading,
  collection: C,
  originalOf: (slug: string) => Locale | undefined,
): Entry<FrontmatterOf<C>>[] {
  const { folder } = collections[collection];
  const found = findFolders(reading.root, collection);
  reading.diagnostics.push(...found.diagnostics);
  return found.folders.map(({ slug, names }) => {
    const original = originalOf(slug);
    if (original && !names.includes(`${original}.mdx`)) {
      reading.diagnostics.push({
        file: `${folder}/${slug}`,
        message: message('files.noOriginal', { file: contentFiles.text(collection, slug, original) }),
      });
    }
    const docs: Entry<FrontmatterOf<C>>['docs'] = {};
    for (const code of localeCodes.filter((item) => names.includes(`${item}.mdx`))) {
      const doc = readText(reading, contentFiles.text(collection, slug, code), collections[collection].frontmatter);
      if (doc) docs[code] = doc as NonNullable<(typeof docs)[Locale]>;
    }
    return { slug, original: original ?? defaultLocale, docs };
  });
}

/** A text whose frontmatter is finished; its body has typography from `parseDoc`, and its name from `<SiteName />`. */
function readText<S extends z.ZodType>(reading: Reading, file: string, schema: S) {
  const { doc, prose = [] } = reading.parsed(file, (text) => parseDoc(text, schema, file)) ?? {};
  reading.prose.set(file, prose);
  for (const block of prose) {
    const [first] = block;
    if (first && isTyped(reading, block.map(({ value }) => value).join('')))
      warnOfTyped(reading, { file, line: first.line, column: first.column });
  }
  return doc && { ...doc, frontmatter: finish(reading, file, doc.frontmatter, schema) };
}

const finishedYaml = <S extends z.ZodType>(reading: Reading, file: string, schema: S) =>
  finish(reading, file, readYaml(reading, file, schema), schema);

const readYaml = <S extends z.ZodType>({ parsed }: Reader, file: string, schema: S): z.infer<S> | undefined =>
  parsed(file, (text) => parseYaml(text, schema, file))?.data;

/** What is done to the data of every file. Typography is last: the name is looked for, and filled in, as it is typed. */
function finish<T>(reading: Reading, file: string, data: T, schema: z.ZodType): T {
  findTypedName(reading, file, data);
  return mapTexts(withName(reading, file, data, schema), unbreakable);
}

function findTypedName(reading: Reading, file: string, data: unknown): void {
  for (const { text, keys } of textFields(data)) {
    const isItself = file === singleFiles.site.file && keys[0] === 'name';
    if (!isItself && isTyped(reading, text)) warnOfTyped(reading, reading.at(file, ...keys));
  }
}

/** Data with the site's name filled in. Where that makes a text too long, the schema says so. */
function withName<T>({ siteName, diagnostics, at }: Reading, file: string, data: T, schema: z.ZodType): T {
  if (!siteName || !hasPlaceholder(data)) return data;
  const filled = fillName(data, siteName);
  for (const { path: keys, message } of validate(schema, filled).diagnostics)
    diagnostics.push({ ...at(file, ...keys), message });
  return filled;
}

const isTyped = ({ siteName }: Reading, text: string) => siteName !== '' && namesSite(text, siteName);

function warnOfTyped({ siteName, diagnostics }: Reading, place: Place): void {
  diagnostics.push(warning({ ...place, message: message('references.typedName', { name: siteName }) }));
}
