/**
 * Explicit heading ids: `## Título [#titulo]` becomes `<h2 id="titulo">Título</h2>`, so that a heading keeps its address
 * when its words change, and has the same one in every language.
 */
const MARK = /\s*\[#([a-z0-9-]+)\]\s*$/;

/** The id at the end of a heading's text and the text without it; `undefined` where the heading has none. */
export function splitHeadingId(text) {
  const match = MARK.exec(text);
  return match ? { id: match[1], text: text.slice(0, match.index) } : undefined;
}

/** Remark plugin; a plain module, since Turbopack loads MDX plugins by path. */
export default function headingIds() {
  return (tree) => {
    for (const node of descend(tree)) {
      const last = node.type === 'heading' ? node.children.at(-1) : undefined;
      const split = last?.type === 'text' ? splitHeadingId(last.value) : undefined;
      if (!split) continue;
      last.value = split.text;
      node.data = { ...node.data, hProperties: { id: split.id } };
    }
  };
}

function* descend(node) {
  yield node;
  for (const child of node.children ?? []) yield* descend(child);
}
