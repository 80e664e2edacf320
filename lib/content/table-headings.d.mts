import type { Root } from 'mdast';
export default function tableHeadings(): (tree: Root) => void;
