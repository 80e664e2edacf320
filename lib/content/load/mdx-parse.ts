import type { Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { VFileMessage } from 'vfile-message';
import { type Diagnostic, positionOf } from '../diagnostics/diagnostics.ts';
import { type Message, message } from '../diagnostics/messages.ts';
import { mdxComponents } from '../schema/mdx-components.ts';
import { htmlTag } from './mdx-props.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMdx);

/** At most so many syntax errors of one file are reported at once. */
const MOST = 20;

/**
 * Parses MDX, without its comments. The parser stops at the first syntax error. A stray “<” or “{” is blanked out, so that the
 * errors behind it are found in the same run.
 */
export function parseMdx(source: string, file: string): { tree?: Root; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  for (let rest = source; diagnostics.length < MOST; ) {
    try {
      return { tree: withoutComments(processor.parse(rest)), diagnostics };
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const slip = explain(error, rest);
      diagnostics.push({ file, ...slip.place, message: slip.message });
      if (slip.stray === undefined) break;
      rest = `${rest.slice(0, slip.stray)} ${rest.slice(slip.stray + 1)}`;
    }
  }
  return { diagnostics };
}

/** Comments are for writers only: no check, heading or page meets one. */
function withoutComments(tree: Root): Root {
  visitParents(tree, (node) => {
    if ('children' in node) node.children = node.children.filter((child) => !isComment(child)) as typeof node.children;
  });
  return tree;
}

function isComment(node: RootContent): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  const { body, comments } = node.data?.estree ?? {};
  return body?.length === 0 && (comments?.length ?? 0) > 0;
}

interface Slip {
  place: { line?: number; column?: number };
  message: Message;
  /** Offset of a character that can be blanked out. */
  stray?: number;
}

function explain(error: VFileMessage, source: string): Slip {
  const { reason, ruleId, line, column } = error;
  const place = { line, column };
  const offset = error.place && 'offset' in error.place ? (error.place.offset ?? 0) : 0;
  const at = (opener: string) => {
    const stray = source.lastIndexOf(opener, offset);
    return { stray, place: positionOf(stray, source) };
  };

  if (error.source === 'micromark-extension-mdxjs-esm') return { place, message: message('mdx.import') };
  if (error.source === 'micromark-extension-mdx-expression') return { ...at('{'), message: message('mdx.strayBrace') };
  if (error.source === 'micromark-extension-mdx-jsx') {
    const opener = at('<');
    const tag = source.slice(opener.stray, opener.stray + 40);
    if (tag.startsWith('<!--')) return { ...opener, message: message('mdx.htmlComment') };
    if (/^<(https?:|www\.)/.test(tag)) return { ...opener, message: message('mdx.bareAddress') };
    const name = /^<\/?([A-Za-z]+)/.exec(tag)?.[1] ?? '';
    if (Object.hasOwn(mdxComponents, name)) return { place: opener.place, message: message('mdx.brokenTag', { name }) };
    return { ...opener, message: message('mdx.strayLessThan') };
  }
  if (ruleId === 'unexpected-closing-slash') return { place, message: message('mdx.unopenedTag') };
  const open = /closing tag for `<([^`>]*)>` \((\d+):(\d+)/.exec(reason);
  if (open) return { place: { line: Number(open[2]), column: Number(open[3]) }, message: unclosed(open[1] ?? '') };
  const close = /^Expected the closing tag `<\/([^`>]*)>`/.exec(reason);
  if (close) return { place, message: unclosed(close[1] ?? '') };
  return { place, message: message('mdx.brokenMdx', { reason }) };
}

const unclosed = (name: string) => (/^[a-z]/.test(name) ? htmlTag(name) : message('mdx.unclosedTag', { name }));
