import { edit, glossary, neverBuilds } from '@/lib/testing/slips.ts';

neverBuilds([
  ['term twice', { [glossary]: (text) => text + text }, `${glossary}:6:3 repeated.twice odd`],
  [
    'term without a translation',
    { [glossary]: (text) => `${text}${text.replace('id: odd', 'id: banca')}` },
    `content/glossary/es.yml glossary.termUntranslated banca ${glossary}`,
  ],
  [
    'term that relates to none',
    edit(glossary, 'article: odds', 'related: [banca]'),
    `${glossary}:5:13 references.noTerm banca none ${glossary}`,
  ],
  [
    'term that relates to itself',
    edit(glossary, 'article: odds', 'related: [odd]'),
    `${glossary}:5:13 references.relatedToItself odd`,
  ],
  [
    'term that relates to another twice',
    edit(glossary, 'article: odds', 'related: [banca, banca]'),
    `${glossary}:5:20 repeated.twice banca`,
  ],
  [
    'term of no article',
    edit(glossary, 'article: odds', 'article: odd'),
    `${glossary}:5:3 references.noArticle odd odds`,
  ],
  [
    'translation with fields of the original',
    { 'content/glossary/en.yml': (text) => `${text}  article: odds\n` },
    `content/glossary/en.yml:1:3 glossary.termExtras odd ${glossary}`,
  ],
]);
