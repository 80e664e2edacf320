import type { Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';

/**
 * Non-breaking spaces: writers type “R$ 500” and “5 %” with the space bar, and no line ends between a number and what it
 * counts.
 */
const SPACE = '\u00a0';
const SIGNS = String.raw`(?:(?:R|US|MX|AR)?\$|[€£¥]|BRL|MXN|USD|EUR|ARS|COP|n\.?º|arts?\.|págs?\.)`;
const UNITS =
  '(?:[%‰€]|BRL|MXN|USD|EUR|ARS|COP|mil|mi|milhão|milhões|millón|millones|thousand|million|reais|real|pesos|km|m|cm|kB|MB|px|h|min|s)';
const BEFORE_NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}])(${SIGNS}) (?=\d)`, 'gu');
const AFTER_NUMBER = new RegExp(String.raw`(?<=\d) (?=${UNITS}(?![\p{L}\p{N}]))`, 'gu');

/** @example unbreakable('R$ 500 ou 5 %') // 'R$\u00a0500 ou 5\u00a0%' */
export function unbreakable(text: string): string {
  return text.replace(BEFORE_NUMBER, `$1${SPACE}`).replace(AFTER_NUMBER, SPACE);
}

/** The same for every text within data of any shape, as YAML and frontmatter hold it. */
export function typeset<T>(value: T): T {
  return deep(value) as T;
}

function deep(value: unknown): unknown {
  if (typeof value === 'string') return unbreakable(value);
  if (Array.isArray(value)) return value.map(deep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner)]));
}

/** Remark plugin: the same for prose and for the texts in component attributes; code stays as it is. */
export function typography() {
  return (tree: Root) =>
    visitParents(tree, (node) => {
      if (node.type === 'text') node.value = unbreakable(node.value);
      for (const attribute of 'attributes' in node ? node.attributes : []) {
        if (typeof attribute.value === 'string') attribute.value = unbreakable(attribute.value);
      }
    });
}
