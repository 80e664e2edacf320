import { type Case, edit, guide, neverBuilds, odds } from '@/lib/testing/slips.ts';

neverBuilds([
  [
    'text with a comma between braces',
    edit('content/guide/guide.yml', 'title: { pt: Base', 'title: { pt: Base, e mais'),
    'content/guide/guide.yml:4:18 yaml.comma Base, e mais',
  ],
  ['broken YAML', edit(odds, 'goal: Ler uma odd.', 'goal: Ler: uma odd.'), `${odds}:8:7 yaml.BLOCK_AS_IMPLICIT_KEY`],
  ['open quote', edit(odds, 'goal: Ler uma odd.', 'goal: "Ler uma odd.'), `${odds}:8:20 yaml.MISSING_CHAR`],
  ['tab in the indentation', edit(guide, '      - slug: odds', '\t- slug: odds'), `${guide}:9:1 yaml.TAB_AS_INDENT`],
  [
    'tab that breaks what follows',
    edit(guide, '      - slug: banca\n        icon', '      - slug: banca\n\t  icon'),
    `${guide}:12:1 yaml.TAB_AS_INDENT`,
  ],
  ...[
    ['for an indentation', '        icon: wallet', '\u00a0       icon: wallet', '12:1'],
    ['within an indentation', '      - slug: banca', '  \u3000   - slug: banca', '11:3'],
    ['behind a dash', '- slug: banca', '-\u00a0slug: banca', '11:8'],
    ['behind a name', 'icon: wallet', 'icon:\u00a0wallet', '12:14'],
    ['further behind a name', 'icon: wallet', 'icon: \u00a0wallet', '12:15'],
    ['behind a value', 'icon: wallet', 'icon: wallet\u00a0', '12:21'],
    ['before a colon', 'icon: wallet', 'icon\u00a0: wallet', '12:13'],
    ['between braces', '- slug: banca\n        icon: wallet', '- { slug: banca, icon:\u00a0wallet }', '11:29'],
  ].map(
    ([where, part = '', by = '', place]): Case => [
      `no-break space ${where}`,
      edit(guide, part, by),
      `${guide}:${place} files.otherSpace`,
    ],
  ),
  [
    'text cut by a comment',
    edit(odds, 'goal: Ler uma odd.', 'goal: Entender a dica #1 do mercado'),
    `${odds}:8:7 yaml.comment`,
  ],
  [
    'folded text whose first line is comment',
    edit(odds, 'goal: Ler uma odd.', 'goal: > #1 do mercado\n  Ler uma odd.'),
    `${odds}:8:7 yaml.comment`,
  ],
  ['text that is all comment', edit(odds, 'goal: Ler uma odd.', 'goal: #1 do mercado'), `${odds}:8:7 yaml.comment`],
  [
    'field twice',
    edit(odds, 'goal: Ler uma odd.', 'goal: Ler uma odd.\ngoal: Outra.'),
    `${odds}:9:1 yaml.DUPLICATE_KEY`,
  ],
  [
    'quotation marks within a quoted text',
    edit(odds, 'goal: Ler uma odd.', 'goal: "Ler uma "odd"."'),
    `${odds}:8:17 yaml.UNEXPECTED_TOKEN`,
  ],
  ['text that YAML reads as a reference', edit(odds, 'goal: Ler uma odd.', 'goal: *odd'), `${odds}:8:7 yaml.sign *odd`],
  [
    'text that YAML reads as a type',
    edit(odds, 'goal: Ler uma odd.', 'goal: !importante ler'),
    `${odds}:8:19 yaml.sign !`,
  ],
]);
