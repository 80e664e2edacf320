import { banca, edit, guide, neverBuilds } from '@/lib/testing/slips.ts';
import { swap } from '@/lib/testing/small-site.ts';

neverBuilds([
  ['article that the guide lists twice', edit(guide, 'slug: banca', 'slug: odds'), `${guide}:11:9 repeated.twice odds`],
  [
    'card in a language that the article is written in',
    {
      [guide]: swap('icon: wallet', 'icon: wallet\n        card: { pt: { title: Banca, description: Dinheiro } }'),
    },
    `${guide}:13:17 guide.unusedCard pt ${banca}`,
  ],
  [
    'article that no group lists',
    edit(guide, '      - slug: banca\n        icon: wallet\n', ''),
    `content/guide/banca guide.articleUnlisted banca ${guide}`,
  ],
  [
    'article that is not written',
    edit(guide, 'slug: banca', 'slug: roleta'),
    `${guide}:11:9 references.noArticle roleta none`,
  ],
  [
    'end of a group that does not exist',
    edit(guide, 'end: /dicionario', 'end: /dicionarios'),
    `${guide}:7:5 references.noPage /dicionarios /dicionario`,
  ],
]);
