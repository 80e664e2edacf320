import { localeCodes } from '@/lib/i18n/locales.ts';
import { type Changes, swap, withSite } from '@/lib/testing/small-site.ts';
import { formatDiagnostic } from '../diagnostics/diagnostics.ts';
import { readContent } from '../load/content.ts';
import { checkMessages } from './interface-messages.ts';

const diagnosticsOf = (changes: Changes) =>
  withSite(changes, (root) =>
    checkMessages(readContent(root).content).map((diagnostic) => formatDiagnostic(diagnostic, 'en')),
  );

const es = 'messages/es.json';

test.each([
  ['nothing', {}, []],
  [
    'a gap',
    { [es]: '{ "nav": {}, "list": { "count": "{count}" } }' },
    [`${es}:1:3: the message “nav.home” is missing — translate it from messages/pt.json`],
  ],
  [
    'a message that the original lacks',
    { [es]: swap('"nav": {', '"nav": { "end": "Fin",') },
    [`${es}:1:12: the message “nav.end” is not in messages/pt.json — add it there, or remove it here`],
  ],
  [
    'a message that needs another value',
    { [es]: swap('{count, plural, one {# item} other {# itens}}', '{total}') },
    [`${es}:1:40: the message “list.count” uses {total} — it is given {count}`],
  ],
  [
    'another value in the original than in its translations',
    { 'messages/pt.json': swap('{count, plural, one {# item} other {# itens}}', '{total}') },
    ['messages/pt.json:1:40: the message “list.count” uses {total} — it is given {count}'],
  ],
  [
    'broken braces',
    { [es]: swap('# itens}}', '# itens}') },
    [
      `${es}:1:40: the message “list.count” has broken braces: “{count, plural, one {# item} other {# itens}” — close each { with a }`,
    ],
  ],
  [
    'a missing “other”',
    { [es]: swap('other', 'otros') },
    [
      `${es}:1:40: the message “list.count” has no “other” — add other {…} with what holds for the rest; these words are not translated`,
    ],
  ],
  [
    'a translated plural form',
    { [es]: swap('one {', 'uno {') },
    [
      `${es}:1:40: the message “list.count” has the plural form “uno” — this language has many, one, other; for one number, =0`,
    ],
  ],
  ['nothing in a plural with a number of its own', { [es]: swap('one {', '=0 {ninguno} one {') }, []],
  [
    'a translated choice',
    Object.fromEntries(
      localeCodes.map((code) => [
        `messages/${code}.json`,
        swap('"Casa"', `"{by, select, ${code === 'es' ? 'sí' : 'yes'} {a} other {b}}"`),
      ]),
    ),
    [
      `${es}:1:12: the message “nav.home” chooses by “by” between other, sí — between other, yes in the original: only what stands in braces behind them is translated`,
    ],
  ],
  [
    'an empty message',
    { [es]: swap('"Casa"', '" "') },
    [`${es}:1:12: the field “nav.home” is missing — add it: a text`],
  ],
  [
    'a message that is no text',
    { [es]: swap('"Casa"', '1') },
    [`${es}:1:12: “nav.home” is “1” — it must be a text, in quotes; or it must be a group of fields`],
  ],
  [
    'broken JSON',
    { [es]: '{\n  "nav": {\n    "home": "Casa",\n  }\n}\n' },
    [`${es}:4:3: broken JSON: Expected double-quoted property name — check commas and quotes`],
  ],
  [
    'a message without its quotes',
    { [es]: '{\n  "nav": {\n    "home": Casa, 1\n  }\n}\n' },
    [`${es}:3:13: broken JSON: Unexpected token 'C' — check commas and quotes`],
  ],
  [
    'a no-break space in JSON',
    { [es]: '{\n  "nav": {\n    "home":\u00a0"Casa"\n  }\n}\n' },
    [expect.stringContaining(`${es}:3:12: a no-break space`)],
  ],
  [
    'a file that breaks off',
    { [es]: '{\n  "nav":\n' },
    [`${es}:2:9: broken JSON: Unexpected end of JSON input — check commas and quotes`],
  ],
  [
    'a message twice',
    { [es]: swap('"home": "Casa"', '"home": "Casa", "home": "Inicio"') },
    [`${es}:1:28: two fields of the same name — keep one of them`],
  ],
  [
    'a promise',
    { [es]: swap('"Casa"', '"Lucro garantido"') },
    [
      `${es}:1:12: “Lucro garantido”: a promise — say what it costs; if it is a myth or a quotation, put it in quotation marks`,
    ],
  ],
  [
    'a language without messages',
    { [es]: null },
    [`${es}: the file is missing or cannot be read — create it, or check its permissions`],
  ],
])('the check of the messages finds %s', (_, changes, diagnostics) => {
  expect(diagnosticsOf(changes)).toEqual(diagnostics);
});
