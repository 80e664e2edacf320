import type { Nodes, Parents, Root } from 'mdast';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Message } from '../diagnostics/messages.ts';
import type { HeadingInfo } from './mdx-anchors.ts';
import type { Component } from './mdx-props.ts';

/** What a rule knows of the node that it judges. */
export interface Context {
  /** The whole file, as it was typed. */
  source: string;
  tree: Root;
  ancestors: readonly Parents[];
  /** What the node is, where it is a component whose props are valid. */
  component: Component | undefined;
  /** What stands above the node. */
  above: { headings: readonly HeadingInfo[]; anchors: readonly { value: string }[] };
}

export interface NodeFinding extends Pick<Diagnostic, 'message' | 'severity'> {
  node: Pick<Nodes, 'position'>;
}

/** What is wrong with a node, or a list where it is wrong with parts of it or calls for a warning only. */
export type Found = Message | NodeFinding[] | undefined;
export type Rule<Node> = (node: Node, context: Context) => Found;
