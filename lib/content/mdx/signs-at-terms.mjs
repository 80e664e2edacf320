// @ts-check
import { visitParents } from 'unist-util-visit-parents';

/**
 * @import { Element, Root, RootContent, Text } from 'hast'
 * @import { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
 */

/**
 * Rehype plugin: a word of the glossary is a button, beside which a line may end. So the signs that touch it, “(” or “,”, come into
 * one box with it, in which no line ends (`styles/prose.css`).
 */
export default function signsAtTerms() {
  return (/** @type {Root} */ tree) =>
    visitParents(
      tree,
      { type: 'mdxJsxTextElement', name: 'Term' },
      (/** @type {MdxJsxTextElementHast} */ term, ancestors) => {
        const children = /** @type {Element[]} */ (ancestors).at(-1)?.children ?? [];
        const at = children.indexOf(term);
        const box = [...signs(children[at - 1], /\S+$/), term, ...signs(children[at + 1], /^\S+/)];
        if (box.length === 1) return undefined;
        children[at] = { type: 'element', tagName: 'span', properties: { className: ['with-signs'] }, children: box };
        return at + 1;
      },
    );
}

/**
 * Takes the signs out of the text beside a word.
 * @param {RootContent | undefined} beside
 * @param {RegExp} pattern
 * @returns {Text[]}
 */
function signs(beside, pattern) {
  const value = beside?.type === 'text' ? pattern.exec(beside.value)?.[0] : undefined;
  if (beside?.type !== 'text' || !value) return [];
  beside.value = beside.value.replace(pattern, '');
  return [{ type: 'text', value }];
}
