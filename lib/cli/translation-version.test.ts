import { formatMessage } from '@/lib/content/diagnostics/messages.ts';
import { readContent } from '@/lib/content/load/content.ts';
import { frontmatterOf } from '@/lib/content/load/mdx.ts';
import { type Changes, diagnosticsOf, withSite } from '@/lib/testing/small-site.ts';
import { translationsAt, withTranslationVersion } from './translation-version.ts';

const english = 'content/pages/home/en.mdx';

describe('an address names', () => {
  const spanish: Changes = {
    'content/pages/home/es.mdx': `---\ntitle: Inicio\ndescription: ${'Una descripción. '.repeat(5)}\nupdated: 2026-11-20\n---\n\nHola.\n`,
  };
  const named = (address: string) =>
    withSite(spanish, (root) => {
      const found = translationsAt(address, readContent(root).content);
      return 'problem' in found ? formatMessage(found.problem, 'en') : found.translations.map(({ file }) => file);
    });

  test.each([
    ['one translation, with the prefix of its language', '/es', ['content/pages/home/es.mdx']],
    ['the same without the first slash', 'es', ['content/pages/home/es.mdx']],
    ['all of a page, without one', '/', ['content/pages/home/es.mdx', english]],
    ['none where there are none', '/guia/odds', []],
    [
      'a translation that is not there',
      '/en/guia/odds',
      '/en/guia/odds is no translation — write content/guide/odds/en.mdx first; if it exists, npm run check:content says what is in its way',
    ],
    ['no page', '/guia/odd', 'there is no page /guia/odd — did you mean /guia/odds?'],
    ['no translation’s page', '/es/guia/odd', 'there is no page /es/guia/odd — did you mean /es/guia/odds?'],
  ])('%s: %s', (_, address, expected) => {
    expect(named(address)).toEqual(expected);
  });
});

describe('the version of the original', () => {
  const original = {
    version: '012345678901',
    frontmatter: { title: 'b', published: '2025-01-15', updated: '2026-11-20', category: 'mercados' },
  };

  test.each([
    [
      'below the date',
      '---\ntitle: a\nupdated: 2026-11-20\nauthor: b\n---\nupdated: x\n',
      '---\ntitle: a\nupdated: 2026-11-20\ntranslationOf: "012345678901"\nauthor: b\n---\nupdated: x\n',
    ],
    [
      'below the mark of a draft',
      '---\nupdated: 2026-11-20\ndraft: true\n---\n',
      '---\nupdated: 2026-11-20\ndraft: true\ntranslationOf: "012345678901"\n---\n',
    ],
    [
      'with the line ends of the file',
      '---\r\nupdated: 2026-11-20\r\n---\r\n',
      '---\r\nupdated: 2026-11-20\r\ntranslationOf: "012345678901"\r\n---\r\n',
    ],
    [
      'in place of an older one, with the days and the section of the original',
      '---\ntitle: a\npublished: 2025-01-01\nupdated: 2026-11-02\ncategory: x\ntranslationOf: 0a\n---\nupdated: x\n',
      '---\ntitle: a\npublished: 2025-01-15\nupdated: 2026-11-20\ncategory: mercados\ntranslationOf: "012345678901"\n---\nupdated: x\n',
    ],
  ])('stands %s', (_, text, expected) => {
    expect(withTranslationVersion(text, original)).toBe(expected);
    expect(frontmatterOf(expected.replaceAll('\r', ''))).toBeDefined();
  });

  test('that is no hash is a problem', () => {
    expect(diagnosticsOf({ [english]: (text) => text.replace(/translationOf: .*/, 'translationOf: x') })).toEqual([
      `${english}:5:1: “translationOf” is “x” — run npm run i18n:status -- --write with the address of the page, for example /es/guia/over-under`,
    ]);
  });
});
