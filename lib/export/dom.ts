/** A little of the DOM over parse5's tree. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Node = DefaultTreeAdapterTypes.Node;

export const { detachNode, insertBefore, isCommentNode, isElementNode } = defaultTreeAdapter;

/** All nodes below one, in document order. `skip` keeps it from going into an element. */
export function nodesOf(parent: Node, skip?: (element: Element) => boolean, found: ChildNode[] = []): ChildNode[] {
  if (!('childNodes' in parent)) return found;
  for (const node of parent.childNodes) {
    found.push(node);
    if (!(skip && isElementNode(node) && skip(node))) nodesOf(node, skip, found);
  }
  return found;
}

/** All elements below a node, in document order. */
export function elementsOf(parent: Node): Element[] {
  return nodesOf(parent).filter(isElementNode);
}

/** The value of an attribute; `undefined` where the element lacks it. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** The text directly inside an element, such as a script or a title. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
