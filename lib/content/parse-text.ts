import { type Collection, collections } from './collections.ts';
import { readText } from './files.ts';
import { type ParsedDoc, parseDoc } from './mdx.ts';

export interface TextFile {
  root: string;
  collection: Collection;
  file: string;
}

export interface ParsedText {
  file: string;
  text: string;
  made: ParsedDoc<unknown>;
}

/** Parses a text. What cannot even be parsed is left to whoever reads the content, and tells of it. */
export function work({ root, collection, file }: TextFile): ParsedText | undefined {
  const { text } = readText(root, file);
  if (text === undefined) return undefined;
  try {
    return { file, text, made: parseDoc(text, collections[collection].frontmatter, file) };
  } catch {
    return undefined;
  }
}
