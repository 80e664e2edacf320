import { type Collection, collections } from './collections.ts';
import { readText } from './files.ts';
import { type ParsedDoc, parseDoc } from './mdx.ts';

export interface TextFile {
  root: string;
  collection: Collection;
  slug: string;
  name: string;
}

export interface ReadText {
  file: string;
  text: string;
  made: ParsedDoc<unknown>;
}

/** Parses a text. What cannot even be parsed is left to whoever reads the content, and tells of it. */
export function work({ root, collection, slug, name }: TextFile): ReadText | undefined {
  const { folder, frontmatter } = collections[collection];
  const file = `${folder}/${slug}/${name}`;
  const { text } = readText(root, file);
  if (text === undefined) return undefined;
  try {
    return { file, text, made: parseDoc(text, frontmatter, file) };
  } catch {
    return undefined;
  }
}
