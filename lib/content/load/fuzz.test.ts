import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seededRandom } from '@/lib/betting/random.ts';
import { withSite } from '@/lib/testing/small-site.ts';
import { type Catalogue, readCatalogue } from '../catalogue.ts';
import { type Diagnostic, formatDiagnostic, isError } from '../diagnostics/diagnostics.ts';
import { checkMessages } from '../lint/interface-messages.ts';
import { readContent } from './content.ts';

/** Picks from 0 up to, not including, `below`. */
type Pick = (below: number) => number;
type Mutation = (text: string, pick: Pick) => string | Buffer;

const at = (text: string, pick: Pick, insertion: string) => {
  const offset = pick(text.length + 1);
  return text.slice(0, offset) + insertion + text.slice(offset);
};
/** In one of the lines that it changes; a file may have none. */
const inLine =
  (change: (line: string) => string): Mutation =>
  (text, pick) => {
    const lines = text.split('\n');
    const changed = [...lines.keys()].filter((index) => change(lines[index] ?? '') !== lines[index]);
    const index = changed[pick(changed.length)] ?? 0;
    return lines.with(index, change(lines[index] ?? '')).join('\n');
  };
/** Puts something else in the place of a field's value. */
const value = (by: string) => inLine((line) => line.replace(/:.*$/, () => `: ${by}`));
const insert =
  (insertion: string): Mutation =>
  (text, pick) =>
    at(text, pick, insertion);
const long = 'palavra '.repeat(1250);

const mutations: Record<string, Mutation> = {
  'line gone': (text, pick) =>
    text
      .split('\n')
      .toSpliced(pick(text.split('\n').length), 1)
      .join('\n'),
  'line twice': inLine((line) => `${line}\n${line}`),
  'line indented': inLine((line) => `  ${line}`),
  'tab indented': inLine((line) => `\t${line}`),
  'half the file': (text, pick) => text.slice(0, pick(text.length)),
  'half a character': (text, pick) => Buffer.from(text).subarray(0, pick(Buffer.byteLength(text))),
  'empty file': () => '',
  'number for a value': value('7'),
  'list for a value': value('[1, 2]'),
  'group for a value': value('{ a: 1 }'),
  'nothing for a value': value(''),
  'truth for a value': value('true'),
  'date for a value': value('2026-13-45'),
  'huge number': value('1e308'),
  'not a number': value('.nan'),
  'long text for a value': value(long),
  'deep list': value('['.repeat(5_000)),
  'deep group': value('{a: '.repeat(3000)),
  alias: value('*odd'),
  'alias of itself': value('&a [*a]'),
  tag: value('!!binary aGk='),
  prototype: inLine((line) => line.replace(/[a-z]+:/, '__proto__:')),
  'field renamed': inLine((line) => line.replace(/[a-z]+:/, 'toString:')),
  'ten thousand characters': insert(long),
  emoji: insert('👩🏽‍🚀'),
  'right to left': insert('שלום \u202e עולם'),
  'lone surrogate': insert('\ud800'),
  NUL: insert('\0'),
  'byte order mark': (text) => `\ufeff${text}`,
  'byte order mark inside': insert('\ufeff'),
  'Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'old Mac line ends': (text) => text.replaceAll('\n', '\r'),
  'Latin-1': (text) => Buffer.from(text, 'latin1'),
  'random bytes': (_, pick) => Buffer.from(Array.from({ length: 400 }, () => pick(256))),
  brace: insert('{'),
  'closed brace': insert('}'),
  'less-than sign': insert('<'),
  'component cut off': insert('<Callout kind="'),
  'unknown component': insert('\n\n<Foo bar />\n\n'),
  script: insert('\n\n<script>alert(1)</script>\n\n'),
  code: insert('{process.exit(1)}'),
  import: insert('\n\nimport fs from "node:fs"\n\n'),
  'props of odd kinds': insert('\n\n<Calc formula={/x/} a={10n} b={null} {...c} d={`e`} f={1e999} />\n\n'),
  'deep quotes': insert(`\n\n${'> '.repeat(500)}x\n\n`),
  'many stars': insert('*'.repeat(5000)),
  'quotation mark': insert('"'),
  'end of frontmatter': insert('\n---\n'),
  comment: insert(' # '),
};

const countsOf = ({ pages, guide, posts, reviews, glossary }: Catalogue) => [
  ...[pages, guide.articles, posts, reviews].map((entries) => entries.map(({ slug }) => slug).toSorted()),
  ...Object.values(glossary).map((terms) => terms.length),
];

const files = [
  'content/site.yml',
  'content/rankings.yml',
  'content/related.yml',
  'content/published.yml',
  'content/wording.yml',
  'content/guide/guide.yml',
  'content/guide/odds/pt.mdx',
  'content/blog/primeiro/pt.mdx',
  'content/pages/home/en.mdx',
  'content/reviews/casa-1/review.yml',
  'content/reviews/casa-1/pt.mdx',
  'content/glossary/pt.yml',
  'messages/es.json',
];

/** A slip in a file may be reported where another file refers to it: a score, where the ranking goes by it. */
const referring: Record<string, string> = { 'content/reviews/casa-1/review.yml': 'content/rankings.yml' };

test.each(files)('whatever happens to %s, every page is there or a problem names the file', (file) => {
  withSite({}, (root) => {
    const place = path.join(root, file);
    const good = readFileSync(place, 'utf8');
    const read = () => {
      const { catalogue, diagnostics } = readCatalogue(root, { drafts: true });
      return { catalogue, diagnostics: [...diagnostics, ...checkMessages(readContent(root).content)] as Diagnostic[] };
    };
    const whole = read().catalogue;
    if (!whole) throw new Error('The small site has problems');

    const random = seededRandom(file.length);
    const pick: Pick = (below) => Math.floor(random() * below);
    for (const [name, mutate] of Object.entries(mutations)) {
      const bad = mutate(good, pick);
      writeFileSync(place, bad);
      const { catalogue, diagnostics } = read();
      const lines = diagnostics.filter(isError).map((diagnostic) => formatDiagnostic(diagnostic, 'en'));
      const reported =
        lines.length > 0 && lines.some((line) => line.includes(file) || line.includes(referring[file] ?? file));
      const unharmed =
        lines.length === 0 && catalogue && JSON.stringify(countsOf(catalogue)) === JSON.stringify(countsOf(whole));
      if (!reported && !unharmed)
        throw new Error(`${name}: ${lines.join('\n') || 'pages are missing without a word'}\n${bad}`);
    }
  });
});
