import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { typeset } from '../mdx/typography.mjs';
import {
  type Countries,
  countriesFile,
  type GlossaryEntry,
  glossaryFile,
  guideFile,
  publishedFile,
  type ReviewFile,
  rankingsFile,
  relatedFile,
  reviewFile,
  type Site,
  siteFile,
  wordingFile,
} from '../schema/index.ts';
import { type Collection, collections, type Entry } from './collections.ts';
import { readText } from './files.ts';
import { files, findFolders, strayFiles } from './folders.ts';
import { frontmatterOf, type Prose, parseDoc } from './mdx.ts';
import { memoize } from './memoize.ts';
import { fillName, hasPlaceholder, namesSite } from './site-name.ts';
import { textFields } from './text-fields.ts';
import { validate } from './validate.ts';
import { type Locate, parseYaml, placesIn } from './yaml.ts';

type Frontmatter<C extends Collection> = z.infer<(typeof collections)[C]['frontmatter']>;

/** All files of `content/`, drafts included. A file with errors is missing here; `readContent` returns them beside this. */
export interface Content {
  root: string;
  site?: Site;
  countries?: Countries;
  rankings?: z.infer<typeof rankingsFile>;
  related?: z.infer<typeof relatedFile>;
  published?: z.infer<typeof publishedFile>;
  wording?: z.infer<typeof wordingFile>;
  guide?: z.infer<typeof guideFile>;
  glossary: { [L in Locale]?: GlossaryEntry[] };
  /** Facts by review id. */
  reviews: Map<string, ReviewFile>;
  texts: { [C in Collection]: Entry<Frontmatter<C>>[] };
  /** The words of each MDX file, block by block. */
  prose: Map<string, Prose[]>;
  /** Line and column of a field of a YAML file or of frontmatter. */
  at(file: string, ...keys: PropertyKey[]): Place;
}

/** Reads every file of `content/` and validates it by its schema. */
export function readContent(root: string): { content: Content; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const sources = new Map<string, string>();
  const places = new Map<string, Locate>();
  const prose = new Map<string, Prose[]>();

  /** The result of parsing a file. Even where the parser itself throws, the diagnostic names the file. */
  const parsed = <T extends { diagnostics: Diagnostic[] }>(file: string, parse: (text: string) => T): T | undefined => {
    const { text, diagnostic } = readText(root, file);
    if (diagnostic) {
      diagnostics.push(diagnostic);
      return undefined;
    }
    sources.set(file, text);
    try {
      const result = memoize(file, text, () => parse(text));
      diagnostics.push(...result.diagnostics);
      return result;
    } catch (error) {
      diagnostics.push({
        file,
        message: message('files.notUnderstood', { reason: error instanceof Error ? error.message : String(error) }),
      });
      return undefined;
    }
  };

  const at: Content['at'] = (file, ...keys) => {
    const text = sources.get(file);
    if (text === undefined) return { file };
    const locate = places.get(file) ?? locateIn(file, text);
    places.set(file, locate);
    return locate(keys);
  };

  const settings = parsed(files.site, (text) => parseYaml(text, siteFile, files.site))?.data;
  const siteName = settings?.name ?? '';
  const typedName = (place: Place) =>
    diagnostics.push({ ...place, message: message('references.typedName', { name: siteName }), severity: 'warning' });

  /** Data with the site's name filled in. Where that makes a text too long, the schema says so. */
  const named = <T>(file: string, data: T, schema: z.ZodType): T => {
    if (!siteName) return data;
    for (const { text, keys } of textFields(data)) {
      if (namesSite(text, siteName) && !(file === files.site && keys[0] === 'name')) typedName(at(file, ...keys));
    }
    if (!hasPlaceholder(data)) return data;
    const filled = fillName(data, siteName);
    diagnostics.push(
      ...validate(schema, filled).diagnostics.map(({ path: keys, message }) => ({ ...at(file, ...keys), message })),
    );
    return filled;
  };

  const yaml = <S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined =>
    typeset(named(file, parsed(file, (text) => parseYaml(text, schema, file))?.data, schema));

  const mdx = <S extends z.ZodType>(file: string, schema: S) => {
    const result = parsed(file, (text) => parseDoc(text, schema, file));
    prose.set(file, result?.prose ?? []);
    for (const block of result?.prose ?? []) {
      const [first] = block;
      if (siteName && first && namesSite(block.map(({ value }) => value).join(''), siteName))
        typedName({ file, line: first.line, column: first.column });
    }
    return result?.doc && { ...result.doc, frontmatter: named(file, result.doc.frontmatter, schema) };
  };

  const reviews = new Map<string, ReviewFile>();
  for (const { slug } of findFolders(root, 'reviews').folders) {
    const data = yaml(files.review(slug), reviewFile);
    if (data) reviews.set(slug, data);
  }

  const entries = <C extends Collection>(collection: C): Entry<Frontmatter<C>>[] => {
    const { folder, frontmatter } = collections[collection];
    const found = findFolders(root, collection);
    diagnostics.push(...found.diagnostics);
    return found.folders.map(({ slug, names }) => {
      const original = reviews.get(collection === 'reviews' ? slug : '')?.original ?? defaultLocale;
      // Where review.yml is broken, nobody knows the original language.
      const unknown = collection === 'reviews' && !reviews.has(slug);
      if (!unknown && !names.includes(`${original}.mdx`)) {
        diagnostics.push({
          file: `${folder}/${slug}`,
          message: message('files.noOriginal', { file: files.text(collection, slug, original) }),
        });
      }
      const docs: Entry<Frontmatter<C>>['docs'] = {};
      for (const code of localeCodes.filter((item) => names.includes(`${item}.mdx`))) {
        const doc = mdx(files.text(collection, slug, code), frontmatter);
        if (doc) docs[code] = doc as NonNullable<(typeof docs)[Locale]>;
      }
      return { slug, original, docs };
    });
  };

  const content: Content = {
    root,
    site: settings && typeset(named(files.site, settings, siteFile)),
    countries: yaml(files.countries, countriesFile),
    rankings: yaml(files.rankings, rankingsFile),
    related: yaml(files.related, relatedFile),
    published: yaml(files.published, publishedFile),
    wording: yaml(files.wording, wordingFile),
    guide: yaml(files.guide, guideFile),
    glossary: Object.fromEntries(
      // A language has no glossary of its own until somebody translates it.
      localeCodes
        .filter((code) => code === defaultLocale || existsSync(path.join(root, files.glossary(code))))
        .map((code) => [code, yaml(files.glossary(code), glossaryFile)]),
    ),
    reviews,
    texts: { pages: entries('pages'), guide: entries('guide'), blog: entries('blog'), reviews: entries('reviews') },
    prose,
    at,
  };
  diagnostics.push(...strayFiles(root));
  return { content, diagnostics };
}

function locateIn(file: string, text: string): Locate {
  if (!file.endsWith('.mdx')) return placesIn(text, file);
  return placesIn(frontmatterOf(text)?.yaml ?? '', file, 2);
}
