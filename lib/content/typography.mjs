/**
 * Non-breaking spaces: writers type “R$ 500” and “5 %” with the space bar, and no line ends between a number and what it
 * counts. A plain module, since Turbopack loads MDX plugins by path.
 */
const SPACE = '\u00a0';
const SIGNS = String.raw`(?:(?:R|US|MX|AR)?\$|[€£¥]|BRL|MXN|USD|EUR|ARS|COP|n\.?º|arts?\.|págs?\.)`;
const UNITS =
  '(?:[%‰€]|BRL|MXN|USD|EUR|ARS|COP|mil|mi|milhão|milhões|millón|millones|thousand|million|reais|real|pesos|km|m|cm|kB|MB|px|h|min|s)';
const BEFORE_NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}])(${SIGNS}) (?=\d)`, 'gu');
const AFTER_NUMBER = new RegExp(String.raw`(?<=\d) (?=${UNITS}(?![\p{L}\p{N}]))`, 'gu');

/**
 * @param {string} text
 * @example unbreakable('R$ 500 ou 5 %') // 'R$\u00a0500 ou 5\u00a0%'
 */
export function unbreakable(text) {
  return text.replace(BEFORE_NUMBER, `$1${SPACE}`).replace(AFTER_NUMBER, SPACE);
}

/** The same for every text within data of any shape, as YAML and frontmatter hold it. */
export function typeset(value) {
  if (typeof value === 'string') return unbreakable(value);
  if (Array.isArray(value)) return value.map(typeset);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typeset(inner)]));
}

/** Remark plugin: the same for prose and for the texts in component attributes; code stays as it is. */
export default function typography() {
  return (tree) => {
    for (const node of descend(tree)) {
      if (node.type === 'text') node.value = unbreakable(node.value);
      for (const attribute of node.attributes ?? []) {
        if (typeof attribute.value === 'string') attribute.value = unbreakable(attribute.value);
      }
    }
  };
}

function* descend(node) {
  yield node;
  for (const child of node.children ?? []) yield* descend(child);
}
