import type { Root } from 'mdast';
export function unbreakable(text: string): string;
export function typeset<T>(value: T): T;
export default function typography(): (tree: Root) => void;
