import { isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/** A node of a YAML text, by its path; `undefined` where there is none. */
function nodeAt(text: string, path: readonly (string | number)[]): Node | undefined {
  const node = parseDocument(text).getIn(path, true);
  return isNode(node) ? node : undefined;
}

/**
 * Adds an item to a block list of a YAML text, at its end or before the item `before`. Only the new lines are new: comments and
 * everything else stay as they are written.
 * @param lines the item without its “- ”
 * @throws Error where `path` leads to no list with items
 */
export function insertItem(
  text: string,
  path: readonly (string | number)[],
  lines: readonly string[],
  options: { before?: number; blankLine?: boolean } = {},
): string {
  const list = nodeAt(text, path);
  const first = isSeq(list) ? startOf(list.items[0]) : undefined;
  if (!isSeq(list) || first === undefined) throw new Error(`${path.join('.')} is no list with items`);
  const indent = ' '.repeat(columnOf(text, first) - 2);
  const item = lines.map((line, index) => indent + (index === 0 ? '- ' : '  ') + line).join('\n');
  const gap = options.blankLine ? '\n\n' : '\n';

  const next = options.before === undefined ? undefined : startOf(list.items[options.before]);
  if (next === undefined) return insertAfter(text, endOf(list.items.at(-1)), `${gap}${item}`);
  const lineStart = text.lastIndexOf('\n', next) + 1;
  return `${text.slice(0, lineStart)}${item}${gap}${text.slice(lineStart)}`;
}

/** Adds a field at the end of a block group of a YAML text. @throws Error where `path` leads to no group with fields */
export function insertField(text: string, path: readonly (string | number)[], key: string, value: string): string {
  const group = nodeAt(text, path);
  const last = isMap(group) ? group.items.at(-1) : undefined;
  if (!last || !isScalar(last.key)) throw new Error(`${path.join('.')} is no group with fields`);
  const indent = ' '.repeat(columnOf(text, startOf(last.key) ?? 0));
  return insertAfter(text, endOf(last.value ?? last.key), `\n${indent}${key}: ${value}`);
}

const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);
const endOf = (node: unknown) => (isNode(node) ? (node.range?.[1] ?? 0) : 0);
const columnOf = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1);

/** After the node that ends at `offset`: after its line, so that a comment on the line stays there. */
function insertAfter(text: string, offset: number, addition: string): string {
  const end = text.slice(0, offset).trimEnd().length;
  const lineEnd = text.indexOf('\n', end);
  const at = lineEnd < 0 ? text.length : lineEnd;
  return text.slice(0, at) + addition + (lineEnd < 0 ? '\n' : '') + text.slice(at);
}
