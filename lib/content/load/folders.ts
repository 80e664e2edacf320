import path from 'node:path';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { slug as slugSchema } from '../schema/index.ts';
import { type SingleFiles, singleFiles } from '../schema/single-files.ts';
import { type Collection, collectionNames, collections } from './collections.ts';
import { listFolder } from './read-text.ts';

const singles = Object.entries(singleFiles).map(([name, { file }]) => [name, file]);

export const contentFiles = {
  ...(Object.fromEntries(singles) as Record<keyof SingleFiles, string>),
  glossary: (locale: Locale) => `content/glossary/${locale}.yml`,
  text: (collection: Collection, slug: string, locale: Locale) =>
    `${collections[collection].folder}/${slug}/${locale}.mdx`,
  review: (id: string) => `content/reviews/${id}/review.yml`,
} as const;

/** The sub-folders of a collection with the names of their files, and what does not belong there. */
export function findFolders(root: string, collection: Collection) {
  const { folder } = collections[collection];
  const allowed = [...localeCodes.map((code) => `${code}.mdx`), ...(collection === 'reviews' ? ['review.yml'] : [])];
  const folders: { slug: string; names: string[] }[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { name, isFolder } of listFolder(root, folder)) {
    const place = `${folder}/${name}`;
    if (!isFolder) {
      if (place !== contentFiles.guide)
        diagnostics.push({ file: place, message: message('files.amongFolders', { folder }) });
      continue;
    }
    if (!slugSchema.safeParse(name).success)
      diagnostics.push({ file: place, message: message('files.badFolderName', { name }) });
    else if (collection === 'pages' && localeCodes.some((code) => code === name)) {
      diagnostics.push({ file: place, message: message('files.reservedName', { name }) });
    }
    const names = listFolder(root, place).map((item) => item.name);
    for (const stray of names.filter((item) => !allowed.includes(item))) {
      diagnostics.push({ file: `${place}/${stray}`, message: message('files.stray', { allowed }) });
    }
    folders.push({ slug: name, names });
  }
  return { folders, diagnostics };
}

/** Files and folders that nothing reads: without a diagnostic, a page in a misspelled folder would just be missing. */
export function strayFiles(root: string): Diagnostic[] {
  const singles = Object.values(singleFiles).map(({ file }) => path.parse(file));
  const known = {
    content: [
      ...collectionNames,
      'glossary',
      'words.txt',
      ...singles.filter(({ dir }) => dir === 'content').map(({ base }) => base),
    ],
    'content/glossary': localeCodes.map((code) => `${code}.yml`),
  };
  return Object.entries(known).flatMap(([folder, allowed]) =>
    listFolder(root, folder)
      .filter(({ name }) => !allowed.includes(name))
      .map(({ name }) => ({ file: `${folder}/${name}`, message: message('files.stray', { allowed }) })),
  );
}
