import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { z } from 'zod';
import type { Diagnostic, Place } from '../diagnostics/diagnostics.ts';
import { findMessage, type Message, message } from '../diagnostics/messages.ts';
import { decimalCommaIn, inData, thousandsIn } from './typed-numbers.ts';
import { validate } from './validate.ts';

/** The line and column of a field, or of the nearest parent that the source has. */
export type Locate = (path: readonly PropertyKey[]) => Place;

/** Valid data, or the reasons why there is none. */
type Parsed<T> = { data: T; diagnostics: [] } | { data?: undefined; diagnostics: Diagnostic[] };

/**
 * Parses YAML and validates it by a strict schema. Every diagnostic has the line of the field that it is about.
 * @param firstLine line of the file that the YAML begins on: 1 for a file, 2 for frontmatter.
 */
export function parseYaml<S extends z.ZodType>(
  source: string,
  schema: S,
  file: string,
  firstLine = 1,
): Parsed<z.infer<S>> {
  const { document, place, at } = readDocument(source, file, firstLine);
  const spaces = oddSpaces(document, source);
  if (spaces.length > 0)
    return { diagnostics: spaces.map((index) => ({ ...place(index), message: message('files.otherSpace') })) };
  // A tab breaks all that follows it: mended first, the rest has no problem any more.
  const tab = document.errors.find(({ code }) => code === 'TAB_AS_INDENT');
  const broken = (tab ? [tab] : document.errors).map((error): Diagnostic => {
    const reason = (error.message.split('\n')[0] ?? '').replace(/ at line.*$/, '');
    return { ...place(error.pos[0]), message: findMessage(`yaml.${error.code}`) ?? message('yaml.broken', { reason }) };
  });
  if (broken.length > 0) return { diagnostics: broken };

  const slips: Diagnostic[] = [];
  const report = ({ range }: Pick<Node, 'range'>, found: Message) =>
    slips.push({ ...place(range?.[0] ?? 0), message: found });
  visit(document, {
    Node(_, node) {
      if (isScalar(node) && endsInComment(node, source)) report(node, message('yaml.comment'));
      const thousands = isScalar(node) && isNumber(node) && thousandsIn(node.source ?? '');
      if (thousands) report(node, thousands);
      const sign = isAlias(node) ? `*${node.source}` : node.anchor ? `&${node.anchor}` : node.tag ? '!' : undefined;
      if (sign) report(node, message('yaml.sign', { sign }));
    },
    Seq(_, node) {
      const numbers = node.items.every((item) => isScalar(item) && isNumber(item));
      const comma = numbers && decimalCommaIn(source.slice(node.range?.[0], node.range?.[1]));
      if (comma) report(node, comma);
    },
    Map(_, { items }) {
      for (const [index, { key, value }] of items.entries()) {
        const before = items[index - 1]?.value;
        // `{ value: 8,5 }` is a field “value” of 8 and an empty one named 5.
        if (value !== null || !isScalar(key) || !isScalar(before) || before.type !== 'PLAIN') continue;
        const found = `${before.source},${isNumber(key) ? '' : ' '}${key.source}`;
        const isDecimal = isNumber(key) && isNumber(before);
        const right = inData(found);
        report(before, isDecimal ? message('yaml.decimalComma', { found, right }) : message('yaml.comma', { found }));
      }
    },
  });
  if (slips.length > 0) return { diagnostics: slips };

  const { data, diagnostics } = validate(schema, document.toJS());
  if (diagnostics.length > 0)
    return { diagnostics: diagnostics.map(({ path, message }) => ({ ...at(path), message })) };
  return { data: data as z.infer<S>, diagnostics: [] };
}

/**
 * Where no-break and other odd spaces stand for plain ones: in an indentation, and beside a dash, a name or a value. To YAML they
 * are letters, and what it says of the rest would only mislead. Within a text, in quotes or not, they may stand.
 */
function oddSpaces(document: Document, source: string): number[] {
  const found = new Set<number>();
  const texts: [start: number, end: number][] = [];
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (!range) return;
      const [start, end] = range;
      if (type !== 'PLAIN') texts.push([start, end]);
      else if (typeof value === 'string' && (value !== value.trim() || (key === 'key' && /:\s/.test(value))))
        found.add(start + source.slice(start, end).search(ODD_SPACE));
    },
  });
  for (const { index } of source.matchAll(AFTER_NAME))
    if (!texts.some(([start, end]) => start <= index && index < end)) found.add(index);
  return [...found].sort((a, b) => a - b);
}

/** A space that only looks like a plain one, as pasted text has them. */
export const ODD_SPACE = /[^\S\t\n ]/;
/** One at the start of a line, or behind the dash or the name there. */
const AFTER_NAME = new RegExp(`(?<=^[ -]*([^\\s:]+: *)?)${ODD_SPACE.source}`, 'gm');

const isNumber = ({ value }: Scalar) => typeof value === 'number';

/** Whether “ #” cuts a text without quotes short, as in `goal: A dica #1` or `goal: > #1`: the rest of the line would be lost as a comment. */
function endsInComment({ type, value, range, comment }: Scalar, source: string): boolean {
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') return typeof comment === 'string';
  if (type !== 'PLAIN' || (typeof value !== 'string' && value !== null)) return false;
  return /^[ \t]*#/.test(source.slice(range?.[1]));
}

/** Where the fields of some YAML stand. Parses it again: only diagnostics need places. */
export function placesIn(source: string, file: string, firstLine = 1): Locate {
  return readDocument(source, file, firstLine).at;
}

function readDocument(source: string, file: string, firstLine: number) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, logLevel: 'error' });
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + firstLine - 1, column: col };
  };
  const at: Locate = (path) => place(offsetOf(document.contents, path));
  return { document, place, at };
}

/** Where a field, or the nearest parent that exists, stands in the source. */
function offsetOf(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    node = isSeq(node) ? node.items[Number(key)] : pair?.value;
    const start = pair ? pair.key : node;
    if (!isNode(start)) return offset;
    offset = start.range?.[0] ?? offset;
  }
  return offset;
}
