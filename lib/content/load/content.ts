import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { type Diagnostic, type Place, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { unbreakable } from '../mdx/typography.mjs';
import { type SingleFiles, singleFiles } from '../schema/files.ts';
import { type GlossaryEntry, glossaryFile, type ReviewFile, reviewFile } from '../schema/index.ts';
import { type Collection, collections, type Entry, type FrontmatterOf, type Texts } from './collections.ts';
import { files, findFolders, strayFiles } from './folders.ts';
import { type Prose, parseDoc } from './mdx.ts';
import { reader } from './reader.ts';
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

/** Reads every file of `content/` and validates it by its schema. */
export function readContent(root: string): { content: Content; diagnostics: Diagnostic[] } {
  const { parsed, at, diagnostics } = reader(root);
  const prose = new Map<string, Prose[]>();

  const { site, ...otherFiles } = singleFiles;
  const settings = parsed(site.file, (text) => parseYaml(text, site.schema, site.file))?.data;
  const siteName = settings?.name ?? '';
  const typedName = (place: Place) =>
    diagnostics.push(warning({ ...place, message: message('references.typedName', { name: siteName }) }));

  /** Data with the site's name filled in. Where that makes a text too long, the schema says so. */
  const named = <T>(file: string, data: T, schema: z.ZodType): T => {
    if (!siteName) return data;
    for (const { text, keys } of textFields(data)) {
      if (namesSite(text, siteName) && !(file === site.file && keys[0] === 'name')) typedName(at(file, ...keys));
    }
    if (!hasPlaceholder(data)) return data;
    const filled = fillName(data, siteName);
    diagnostics.push(
      ...validate(schema, filled).diagnostics.map(({ path: keys, message }) => ({ ...at(file, ...keys), message })),
    );
    return filled;
  };

  const yaml = <S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined =>
    mapTexts(named(file, parsed(file, (text) => parseYaml(text, schema, file))?.data, schema), unbreakable);

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

  const entries = <C extends Collection>(collection: C): Entry<FrontmatterOf<C>>[] => {
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
      const docs: Entry<FrontmatterOf<C>>['docs'] = {};
      for (const code of localeCodes.filter((item) => names.includes(`${item}.mdx`))) {
        const doc = mdx(files.text(collection, slug, code), frontmatter);
        if (doc) docs[code] = doc as NonNullable<(typeof docs)[Locale]>;
      }
      return { slug, original, docs };
    });
  };

  const content: Content = {
    root,
    site: mapTexts(named(site.file, settings, site.schema), unbreakable),
    ...Object.fromEntries(Object.entries(otherFiles).map(([name, { file, schema }]) => [name, yaml(file, schema)])),
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
