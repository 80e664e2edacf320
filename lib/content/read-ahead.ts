import { localeCodes } from '@/lib/i18n/locales.ts';
import { dealOut } from '@/lib/processes/index.ts';
import { collectionNames } from './collections.ts';
import { files, findFolders } from './folders.ts';
import { remember } from './memory.ts';
import type { ParsedText, TextFile } from './parse-text.ts';

/**
 * Parses all texts, on every core where there are many, and remembers what came of them for whoever reads the content next: a
 * text takes some 15 ms, nearly all of it Markdown.
 */
export async function readAhead(root: string): Promise<void> {
  const texts = collectionNames.flatMap((collection) =>
    findFolders(root, collection).folders.flatMap(({ slug, names }) =>
      localeCodes
        .filter((code) => names.includes(`${code}.mdx`))
        .map((code): TextFile => ({ root, collection, file: files.text(collection, slug, code) })),
    ),
  );
  await dealOut<TextFile, ParsedText | undefined>(new URL('./parse-text.ts', import.meta.url), texts, (parsed) => {
    if (parsed) remember(parsed.file, parsed.text, () => parsed.made);
  });
}
