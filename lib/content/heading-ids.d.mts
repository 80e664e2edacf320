import type { Root } from 'mdast';
export function splitHeadingId(text: string): { id: string; text: string } | undefined;
export default function headingIds(): (tree: Root) => void;
