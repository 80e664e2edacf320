// @ts-check
import { visitParents } from 'unist-util-visit-parents';

/**
 * @import { Expression } from 'estree'
 * @import { Root } from 'mdast'
 * @import { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
 */

/**
 * Non-breaking spaces: writers type “R$ 500” and “5 %” with the space bar, and no line ends between a number and what it
 * counts, within a day and its month, between the month and its year, in “4,5 de 5”, after the sign “=”, or at “÷”.
 */
const SPACE = '\u00a0';
/** What stands before a number and belongs to it. */
export const SIGNS = String.raw`(?:(?:R|US|MX|AR)?\$|[€£¥]|BRL|MXN|USD|EUR|ARS|COP|n\.?º|arts?\.|págs?\.)`;
/** What a number counts. */
export const UNITS =
  '(?:[%‰€]|BRL|MXN|USD|EUR|ARS|COP|mil|mi|milhão|milhões|millón|millones|thousand|million|reais|real|pesos|km|m|cm|kB|MB|px|h|min|s)';
/** Laws are called by their number. */
const LAWS = '(?:MP|Lei|Ley)';
const BEFORE_NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}])(${SIGNS}|${LAWS}) (?=\d)`, 'gu');
const AFTER_NUMBER = new RegExp(String.raw`(?<=\d) (?=${UNITS}(?![\p{L}\p{N}]))`, 'gu');
/** The months of a language. @param {string} language */
const monthsOf = (language) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
  );
const PT_ES_MONTHS = [...monthsOf('pt'), ...monthsOf('es')].join('|');
const EN_MONTHS = monthsOf('en').join('|');
const BEFORE_YEAR = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:(?:${PT_ES_MONTHS}) de|${EN_MONTHS})) (?=\d{4}(?!\d))`,
  'gu',
);
const PT_ES_DAY = new RegExp(String.raw`(?<!\d)(\d{1,2}º?) de (?=(?:${PT_ES_MONTHS})(?!\p{L}))`, 'gu');
const EN_DAY = new RegExp(String.raw`(?<!\d)(\d{1,2}) (?=(?:${EN_MONTHS})(?!\p{L}))`, 'gu');
/** “4,5 de 5”, “1 in 32”; not “em 2025 de 13”. */
const OUT_OF = /(?<=\d)(?<!(?<!\d)\d{4}) (de|of|em|en|in) (?=\d)(?!\d{4}(?!\d))/gu;
/** Also at the end of a text, where what the build reckons follows. */
const AFTER_EQUALS = /(?<= =) (?=[\d+−R]|$)/gu;
const AT_DIVISION = /(?<=\d) (?=÷ )|(?<=÷) (?=[\dR]|$)/gu;

/**
 * @param {string} text
 * @example unbreakable('R$ 500 ou 5 %') // 'R$\u00a0500 ou 5\u00a0%'
 */
export function unbreakable(text) {
  return text
    .replace(BEFORE_NUMBER, `$1${SPACE}`)
    .replace(AFTER_NUMBER, SPACE)
    .replace(BEFORE_YEAR, SPACE)
    .replace(PT_ES_DAY, `$1${SPACE}de${SPACE}`)
    .replace(EN_DAY, `$1${SPACE}`)
    .replace(OUT_OF, `${SPACE}$1${SPACE}`)
    .replace(AFTER_EQUALS, SPACE)
    .replace(AT_DIVISION, SPACE);
}

/** Remark plugin: the same for prose and for the texts in component attributes, in quotes or in braces; code stays as it is. */
export default function typography() {
  return (/** @type {Root} */ tree) =>
    visitParents(tree, (node) => {
      if (node.type === 'text') node.value = unbreakable(node.value);
      for (const attribute of 'attributes' in node ? node.attributes : [])
        if (attribute.type === 'mdxJsxAttribute') typesetAttribute(attribute);
    });
}

/** @param {MdxJsxAttribute} attribute */
function typesetAttribute(attribute) {
  const { value } = attribute;
  if (typeof value === 'string') attribute.value = unbreakable(value);
  const statement = typeof value === 'object' ? value?.data?.estree?.body[0] : undefined;
  if (statement?.type !== 'ExpressionStatement') return;
  const { expression } = statement;
  // A text in braces is one in quotes.
  if (expression.type === 'Literal' && typeof expression.value === 'string')
    attribute.value = unbreakable(expression.value);
  else typesetExpression(expression);
}

/**
 * Texts in lists and objects; the names of an object's fields are none.
 * @param {Expression} expression
 */
function typesetExpression(expression) {
  if (expression.type === 'Literal' && typeof expression.value === 'string') {
    expression.value = unbreakable(expression.value);
    expression.raw = JSON.stringify(expression.value);
  }
  if (expression.type === 'ArrayExpression')
    for (const element of expression.elements) if (element) typesetExpression(/** @type {Expression} */ (element));
  if (expression.type === 'ObjectExpression')
    for (const property of expression.properties)
      if (property.type === 'Property') typesetExpression(/** @type {Expression} */ (property.value));
}
