import { dealOut } from '@/lib/shares/index.ts';
import { collectionNames } from './collections.ts';
import { findFolders } from './folders.ts';
import { remember } from './memory.ts';
import type { ReadText, TextFile } from './read-text.ts';

/**
 * Parses all texts, on every core where there are many, and remembers what came of them for whoever reads the content next: a
 * text takes some 15 ms, nearly all of it Markdown.
 */
export async function readAhead(root: string): Promise<void> {
  const texts = collectionNames.flatMap((collection) =>
    findFolders(root, collection).folders.flatMap(({ slug, names }) =>
      names.filter((name) => name.endsWith('.mdx')).map((name): TextFile => ({ root, collection, slug, name })),
    ),
  );
  await dealOut<TextFile, ReadText | undefined>(new URL('./read-text.ts', import.meta.url), texts, (read) => {
    if (read) remember(read.file, read.text, () => read.made);
  });
}
