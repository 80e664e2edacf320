import { localeCodes } from '@/lib/i18n/locales.ts';
import { home, neverBuilds } from '@/lib/testing/slips.ts';

neverBuilds([
  ['folder without the original language', { [home]: null }, `content/pages/home files.noOriginal ${home}`],
  [
    'folder name that is no address',
    { 'content/blog/Meu Artigo/pt.mdx': null, 'content/blog/Meu_Artigo/pt.mdx': 'x' },
    'content/blog/Meu_Artigo files.badFolderName Meu_Artigo',
  ],
  ['address of a language', { 'content/pages/en/pt.mdx': 'x' }, 'content/pages/en files.reservedName en'],
  [
    'file among the folders',
    { 'content/blog/segundo.mdx': 'x' },
    'content/blog/segundo.mdx files.amongFolders content/blog',
  ],
  [
    'file of an unknown language',
    { 'content/blog/primeiro/xx.mdx': 'x' },
    `content/blog/primeiro/xx.mdx files.stray ${localeCodes.map((code) => `${code}.mdx`)}`,
  ],
  ['misspelled folder', { 'content/guides/odds/pt.mdx': 'x' }, 'content/guides files.stray …'],
]);
