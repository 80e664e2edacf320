/** Rules for what Markdown would silently drop, change or leave as it was typed. */
import type {
  Blockquote,
  Definition,
  Delete,
  Emphasis,
  Heading,
  List,
  Nodes,
  Paragraph,
  Parents,
  RootContent,
  Strong,
  Table,
  TableCell,
} from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { message } from '../diagnostics/messages.ts';
import type { Context, Found } from './mdx-rule-types.ts';

/** Rows with more cells than the heading, of which the last are not shown, or with fewer: one was forgotten. */
export function rowLength({ children }: Table): Found {
  const heading = children[0]?.children.length ?? 0;
  return children.flatMap((row) => {
    const found = row.children.length;
    if (found === heading) return [];
    return [
      { node: row, message: message(found > heading ? 'lostText.longRow' : 'lostText.shortRow', { found, heading }) },
    ];
  });
}

// Emphasis inside a word touches letters on one side only (`**pré**-jogo`). A product touches letters or digits on both sides
// (`a*b*c`), or a digit on one (`2*3`).
const FACTORS = /^[\p{L}\p{N})][*_~]+(?=[\p{L}\p{N}(-]).*[\p{L}\p{N})][*_~]+[\p{L}\p{N}(-]$/su;
const DIGITS = /^\d[*~]+\d|\d[*~]+\d$/;

/** Signs of arithmetic that are read as emphasis, and gone: `2*3*4`, `stake*odd*p`, `(1 − p)*10*(1 + p)`, `1,5~~2,0~~3`. */
export function lostSigns(node: Emphasis | Strong | Delete, { source }: Context): Found {
  const text = sourceOf(node, source, 1);
  return FACTORS.test(text) || DIGITS.test(text) ? message('lostText.lostSigns', { text }) : undefined;
}

/** A node as it was typed, with some signs on either side. */
export function sourceOf({ position }: Pick<Nodes, 'position'>, source: string, around = 0): string {
  const start = position?.start.offset ?? 0;
  return source.slice(Math.max(0, start - around), (position?.end.offset ?? start) + around);
}

/** Items of a numbered list that get another number than was typed. Where all are 1, a usual short cut, they count up as meant. */
export function listNumber({ ordered, start, children }: List, { source }: Context): Found {
  if (!ordered) return undefined;
  const numbers = children.map((item) => Number.parseInt(sourceOf(item, source), 10));
  if (numbers.every((found) => found === numbers[0])) return undefined;
  return children.flatMap((node, index) => {
    const found = numbers[index] ?? 0;
    const shown = (start ?? 1) + index;
    return found === shown ? [] : [{ node, message: message('lostText.listNumber', { found, shown }) }];
  });
}

/** A sentence wrapped by hand at a sign that turns its rest into a list or a quotation: “stake de 10”, below it “+ 5”. */
export function wrappedAtSign(node: List | Blockquote, { source, ancestors }: Context): Found {
  const sign = signOfWrap(node, ancestors.at(-1), source);
  if (!sign) return undefined;
  return [{ node, message: message('lostText.wrappedAtSign', { sign, kind: node.type }), severity: 'warning' }];
}

/**
 * What follows a whole sentence, a colon or a line in bold is meant; so are several numbers below one another at “-”, and within an
 * item of a list.
 */
function signOfWrap(node: List | Blockquote, parent: Parents | undefined, source: string): string | undefined {
  const above = paragraphRightAbove(node, parent);
  if (!above || /[.:;!?…][”"»)*_]*$/.test(sourceOf(above, source))) return undefined;
  if (above.children.every(({ type }) => type === 'strong')) return undefined;
  const isAlone = node.type === 'blockquote' || node.children.length === 1;
  const isNested = parent?.type === 'listItem';
  const [, sign] = /^(>|[-+*](?=\s*([A-Z]*[$€]\s*)?[\d½¼¾])|\+(?=\s*<Calc))/.exec(sourceOf(node, source)) ?? [];
  if (sign) return (sign === '-' ? isAlone && !isNested : isAlone || !isNested) ? sign : undefined;
  return isAlone ? /^1[.)]/.exec(sourceOf(node, source))?.[0] : undefined;
}

/** The paragraph that ends on the line before a node: most likely one sentence with it. */
function paragraphRightAbove(node: RootContent, parent: Parents | undefined): Paragraph | undefined {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const above = siblings[siblings.indexOf(node) - 1];
  return above?.type === 'paragraph' && rightBelow(above, parent) ? above : undefined;
}

/** Whether a paragraph ends on the line before a node, or begins on the one after it. */
export function touchesParagraph(node: RootContent, parent: Parents | undefined): boolean {
  return paragraphRightAbove(node, parent) !== undefined || rightBelow(node, parent)?.type === 'paragraph';
}

/** The node that begins on the line after another one. */
function rightBelow(node: Nodes, parent: Parents | undefined): Nodes | undefined {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const below = siblings[siblings.indexOf(node) + 1];
  return below?.position?.start.line === (node.position?.end.line ?? 0) + 1 ? below : undefined;
}

/** A line `[name]: /page` that no link takes its address from. Of several with one name, only the first counts. */
export function unusedReference(node: Definition, { tree }: Context): Found {
  let used = false;
  let first: Definition | undefined;
  visitParents(tree, (other) => {
    if (!('identifier' in other) || other.identifier !== node.identifier) return;
    if (other.type === 'definition') first ??= other;
    else used = true;
  });
  if (used && first === node) return undefined;
  return message('lostText.unusedReference', { label: node.label ?? node.identifier });
}

/**
 * Signs of Markdown that took no effect, each as its source shows it: a table without its line of dashes; a list without spaces, with
 * signs that are none, or right below a sentence; bold with a space inside or left open; a link with a space in it. Two lines make a
 * table or a list: one may be a sentence. `**` at the start of a paragraph may be the mark of a note.
 */
const LEFT = {
  table: /^\|.*\|[ \t]*\n[ \t]*\|.*\|[ \t]*$/m,
  // No \p{L}: “1.º de maio” begins with one.
  list: /^[ \t]*(?:([-–*•])[ \t\u00a0]*[\p{Lu}\p{Ll}].*\n[ \t]*\1[ \t\u00a0]*|\d{1,2}[.)][\p{Lu}\p{Ll}].*\n[ \t]*\d{1,2}[.)]|(?:\d{1,2}[.)]|[a-h]\)) .*\n[ \t]*(?:\d{1,2}[.)]|[b-i]\)) )[\p{Lu}\p{Ll}]/mu,
  bold: /(?<=\S[^\S\n])\*\*\S|(?<!\S)\*\*[^*\n]+\*\*/,
  link: /\]\(|\][^\S\n]\([/#]|\)\[[/#]/,
};

/** A line of an item that begins like the next item, but for its space. */
const NEXT_ITEM = /\n[ \t]*(?:[-–•]\p{Lu}|\*\p{L}|\d{1,2}[.)]\p{Lu})/u;
/** The same of the first item of a list, which is a paragraph then. */
const FIRST_ITEM = /^(?:[-–*•][\t\u00a0]*\p{L}|\d{1,2}[.)][\t\u00a0]*\p{Lu})/u;

/** Signs that a paragraph, heading or cell shows as they were typed. What is marked, coded or escaped is meant. */
export function shownSigns(node: Paragraph | Heading | TableCell, { source, ancestors }: Context): Found {
  const kind = kindOfSigns(node, ancestors.at(-1), source);
  return kind && [{ node, message: message('lostText.leftSigns', { kind }), severity: 'warning' }];
}

function kindOfSigns(
  node: Paragraph | Heading | TableCell,
  parent: Parents | undefined,
  source: string,
): keyof typeof LEFT | undefined {
  const typed = node.children
    .map((child) => (child.type === 'text' ? sourceOf(child, source).replace(/\\./g, '·') : '·'))
    .join('');
  if (parent?.type === 'listItem' && NEXT_ITEM.test(typed)) return 'list';
  if (FIRST_ITEM.test(typed) && rightBelow(node, parent)?.type === 'list') return 'list';
  return (Object.keys(LEFT) as (keyof typeof LEFT)[]).find((kind) => LEFT[kind].test(typed));
}
