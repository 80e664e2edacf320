import {
  attribute,
  type Document,
  detachNode,
  type Element,
  isCommentNode,
  isElementNode,
  nodesOf,
  textOf,
} from './dom.ts';

/** Beginnings of the inline scripts with which Next sends the page a second time, as data for its client. */
const flight = ['(self.__next_f=', 'self.__next_f.push(', '(globalThis["TURBOPACK"]'];

/**
 * Removes Next's client from a page: its scripts, the page's text as data, hints to load them, and the marks that React
 * leaves for hydration. Inside islands those marks stay: there React does hydrate.
 */
export function stripNext(document: Document): void {
  const isIsland = (element: Element) => attribute(element, 'data-island') !== undefined;
  for (const node of nodesOf(document, isIsland)) {
    if (isCommentNode(node) || (isElementNode(node) && isOfNext(node))) detachNode(node);
    else if (isElementNode(node)) node.attrs = node.attrs.filter(({ name }) => name !== 'data-precedence');
  }
}

function isOfNext(element: Element): boolean {
  switch (element.tagName) {
    case 'script':
      return (
        attribute(element, 'src')?.startsWith('/_next/') ?? flight.some((start) => textOf(element).startsWith(start))
      );
    case 'link':
      return (
        attribute(element, 'rel') === 'modulepreload' || ['script', 'style'].includes(attribute(element, 'as') ?? '')
      );
    case 'meta':
      return attribute(element, 'name') === 'next-size-adjust';
    case 'div': // where Next's client would put metadata: hidden, and empty but for marks
      return (
        element.attrs.length === 1 &&
        attribute(element, 'hidden') !== undefined &&
        element.childNodes.every(isCommentNode)
      );
    default:
      return false;
  }
}
