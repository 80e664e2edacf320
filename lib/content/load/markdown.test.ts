/**
 * Nothing that a writer typed is lost or changed in silence: whatever Markdown has, a text is either refused with a sentence, or its
 * words stand on the page, in order.
 */
import { load } from 'cheerio';
import { type AnyNode, hasChildren, isTag, isText } from 'domhandler';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { textCompiler } from '@/lib/testing/compile.ts';
import { type ParsedDoc, parseDoc } from './mdx.ts';

const source = (markdown: string) => `---\na: b\n---\n\n${markdown}\n`;

const read = (markdown: string): ParsedDoc<unknown> => parseDoc(source(markdown), z.unknown(), 'a.mdx');

let compile: Awaited<ReturnType<typeof textCompiler>>;
beforeAll(async () => {
  compile = await textCompiler();
});

const components = { Callout: ({ children }: { children: ReactNode }) => children };

/** What a reader meets on the page, the numbers of lists and the descriptions of pictures included. */
function rendered(markdown: string): string {
  const html = renderToStaticMarkup(createElement(compile(source(markdown)), { components }));
  return load(html, null, false)
    .root()
    .toArray()
    .map((root) => wordsOf(root))
    .join('');
}

function wordsOf(node: AnyNode, number?: number): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node)) return '';
  const { name = '', attribs = {} } = isTag(node) ? node : {};
  let count = Number(attribs.start ?? 1);
  const inner = node.children.map((child) => {
    const isItem = isTag(child) && child.name === 'li';
    return wordsOf(child, isItem && name === 'ol' ? count++ : undefined);
  });
  const text = inner.join('');
  // Only emphasis looks like the text round it: everything else has a look or a line of its own.
  if (['em', 'strong', 'del'].includes(name)) return text;
  return [' ', number, text, attribs.alt, attribs.title, ' '].filter((part) => part !== undefined).join(' ');
}

/** Runs of letters and numbers: marks of Markdown stand between them, or not. */
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const refused = ({ diagnostics }: ParsedDoc<unknown>) => diagnostics.length > 0;

/** CommonMark 0.31 and GitHub's additions, chapter by chapter. What else is refused stands in the tests of `mdx-rules.ts`, `lost-text.ts` and `mdx-parse.ts`. */
const constructs: [name: string, markdown: string, becomes: string | 'refused'][] = [
  ['paragraphs', 'um dois\ntrês\n\nquatro', 'um dois três quatro'],
  ['a thematic break', 'um\n\n***\n\ndois', 'um dois'],
  ['a section', '## Um dois [#um]', 'Um dois'],
  ['a section of too many signs', '####### Um [#um]', 'refused'],
  ['a section with closing signs', '## Um ## [#um]', 'Um'],
  ['an underlined heading', 'Um\n---', 'refused'],
  ['an indented line', '    um', 'um'],
  ['a fenced code block', '```\num\n```', 'um'],
  ['a fence of tildes', '~~~\num\n~~~', 'um'],
  ['a closed line break of HTML', 'um<br/>dois', 'refused'],
  ['a comment', 'um {/* nota */}', 'um'],
  ['a quotation', '> um\ndois', 'um dois'],
  ['a list', '- um\n  - dois\n- três', 'um dois três'],
  ['a numbered list', '3. um\n4. dois', '3 um 4 dois'],
  ['a numbered list of brackets', '1) um\n2) dois', '1 um 2 dois'],
  ['a list numbered by ones', '1. um\n1. dois', '1 um 2 dois'],
  ['years at the start of lines', '2019. um\n2024. dois', 'refused'],
  ['a year at the start of a line', '2019. um', '2019 um'],
  ['a table', '| um | dois |\n| --- | --: |\n| três | quatro |\n| cinco | |', 'um dois três quatro cinco'],
  ['a line right below a table', '| um | dois |\n| --- | --- |\n| três | quatro |\ncinco', 'refused'],
  ['a bar in a cell', '| um |\n| --- |\n| dois \\| três |', 'um dois três'],
  ['emphasis', '*um* **dois** _três_ ***quatro***', 'um dois três quatro'],
  ['double signs between numbers', '5**2**3', 'refused'],
  ['emphasis in brackets', '(*um*) **[dois](/guia)** “*três*”', 'um dois três'],
  ['negative numbers between signs', '2*-3*4', '2 3 4'],
  ['signs with spaces', '2 * 3 * 4', '2 3 4'],
  ['single tildes', '1,5~2,0 ou 3~4', '1 5 2 0 ou 3 4'],
  ['deleted text', '~~um~~ dois', 'um dois'],
  ['code in a line', '`um` ``dois``', 'um dois'],
  ['escaped signs', '\\*um\\* 2\\*3', 'um 2 3'],
  ['character references', '&eacute; &amp; um', 'é um'],
  ['a line break', 'um  \ndois\\\ntrês', 'um dois três'],
  ['a link', '[um](/guia "dois")', 'um dois'],
  ['a link by name', '[um][dois]\n\n[dois]: /guia', 'um'],
  ['an address given twice', '[um][dois]\n\n[dois]: /guia\n[dois]: /blog', 'refused'],
  ['brackets', '[um] (dois)', 'um dois'],
  ['a picture', '![um](/um.svg "dois")', 'um dois'],
  ['a bare address', 'https://um.example/dois', 'https um example dois'],
  ['a bare address without https', 'www.um.example', 'refused'],
  ['an e-mail address', 'um@dois.example', 'um dois example'],
  ['a component', '<Callout kind="tip" title="um">\n\ndois\n\n</Callout>', 'dois'],
];

test.each(constructs)('%s', (_, markdown, becomes) => {
  const parsed = read(markdown);
  if (becomes === 'refused') expect(refused(parsed)).toBe(true);
  else {
    expect(parsed.diagnostics).toEqual([]);
    expect(words(rendered(markdown))).toEqual(words(becomes));
  }
});

/** Pieces of every construct, with numbers of their own, so that one which is gone or has melted into another is missed. */
const signs = [
  '*',
  '**',
  '_',
  '~',
  '~~',
  '`',
  '|',
  '[',
  ']',
  '(/guia)',
  '(',
  ')',
  '!',
  '\\',
  '&amp;',
  ':',
  '"',
  '#',
  '+',
  '-',
];
const starts = [
  '\n\n',
  '\n',
  '\n\n- ',
  '\n\n1. ',
  '\n2. ',
  '\n\n> ',
  '\n\n```\n',
  '\n| --- | --- |\n',
  '\n    ',
  '\n---\n',
  '\n\n[a]: /guia ',
];
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constant('#') },
  { weight: 2, arbitrary: fc.constantFrom(...signs) },
  { weight: 1, arbitrary: fc.constantFrom(...starts) },
  { weight: 1, arbitrary: fc.constant(' ') },
);

test('whatever is typed is refused, or stands on the page', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      // "#" of the list is a number, another each time.
      const typed = pieces.map((text, index) => (text === '#' ? String(100 + index) : text)).join('');
      const parsed = read(typed);
      if (refused(parsed)) return;
      const numbers = (text: string) => text.match(/\d{3,}/g) ?? [];
      expect(numbers(rendered(typed))).toEqual(numbers(typed));
    }),
    { numRuns: 500, seed: 17 },
  );
});
