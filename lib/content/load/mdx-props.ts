import type { Expression } from 'estree';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import type { z } from 'zod';
import { closest } from '../diagnostics/closest.ts';
import { type Message, message } from '../diagnostics/messages.ts';
import { type MdxComponentName, mdxComponents } from '../schema/mdx-components.ts';
import { textFields } from './text-fields.ts';
import { decimalCommaIn, thousandsIn } from './typed-numbers.ts';
import { validate } from './validate.ts';

export interface Component {
  name: MdxComponentName;
  props: Record<string, unknown>;
  /** The words between its tags, where it stands in a sentence. */
  words?: string;
}

export type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Report = (node: Pick<Element, 'position'>, message: Message) => undefined;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A component as it stands in MDX, validated: its name must be known, and its props must fit their schema. */
export function readComponent(node: Element, report: Report): Component | undefined {
  const name = node.name ?? '';
  if (!isKnown(name)) {
    if (/^[a-z]/.test(name)) return report(node, htmlTag(name));
    const known = Object.keys(mdxComponents);
    return report(node, message('mdx.unknownComponent', { name, near: closest(name, known) ?? 'none', known }));
  }

  const attributes = new Map<string, MdxJsxAttribute>();
  const props: [string, unknown][] = [];
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') return report(node, message('mdx.spreadProps', { name }));
    if (attributes.has(attribute.name)) report(attribute, message('mdx.propTwice', { name, prop: attribute.name }));
    attributes.set(attribute.name, attribute);
    const slip = slipIn(attribute);
    if (slip) return report(attribute, message('mdx.ofComponent', { name, message: slip }));
    const value = literalOf(attribute);
    if (value === undefined) return report(attribute, message('mdx.codeProp', { name, prop: attribute.name }));
    props.push([attribute.name, value]);
  }

  const { props: schema, children } = mdxComponents[name];
  const checked = validate(schema as z.ZodType<Record<string, unknown>>, Object.fromEntries(props));
  for (const { path, message: problem } of checked.diagnostics) {
    report(attributes.get(String(path[0])) ?? node, message('mdx.ofComponent', { name, message: problem }));
  }
  const empty = node.children.length === 0;
  if (children === 'required' && empty) report(node, message('mdx.emptyComponent', { name }));
  if (children === 'none' && !empty) report(node, message('mdx.takesNoText', { name }));
  if (!checked.data) return undefined;
  const component = { name, props: checked.data };
  return node.type === 'mdxJsxTextElement' ? { ...component, words: plainText(node) } : component;
}

/** The message for an HTML tag: what Markdown has instead. */
export const htmlTag = (name: string): Message =>
  name === 'br' ? message('mdx.lineBreak') : message('mdx.htmlTag', { name });

const isKnown = (name: string): name is MdxComponentName => Object.hasOwn(mdxComponents, name);

/** The value of an attribute that is plain data; `undefined` where it is code. */
function literalOf({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const statement = value.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? evaluate(statement.expression) : undefined;
}

/** A number in braces that would be read as another one. Texts among them are prose, and keep their commas. */
function slipIn({ value }: MdxJsxAttribute): Message | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const numbers = value.value.replace(/"[^"]*"|'[^']*'/g, '""');
  return thousandsIn(numbers) ?? decimalCommaIn(numbers);
}

function evaluate(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return ['string', 'number', 'boolean'].includes(typeof expression.value) ? expression.value : undefined;
    case 'UnaryExpression': {
      const value = evaluate(expression.argument);
      return expression.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'ArrayExpression': {
      const values = expression.elements.map((element) =>
        element && element.type !== 'SpreadElement' ? evaluate(element) : undefined,
      );
      return values.includes(undefined) ? undefined : values;
    }
    case 'ObjectExpression': {
      const entries = expression.properties.map((property) => {
        if (property.type !== 'Property' || property.computed || property.value.type === 'AssignmentPattern')
          return undefined;
        const { key } = property;
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
        const value = evaluate(property.value as Expression);
        return name === undefined || value === undefined ? undefined : ([name, value] as const);
      });
      return entries.includes(undefined) ? undefined : Object.fromEntries(entries as [string, unknown][]);
    }
    default:
      return undefined;
  }
}

/** Texts among props: strings of more than one word. */
export function textsIn(props: unknown): string[] {
  return [...textFields(props)].map(({ text }) => text).filter((text) => /\s/.test(text));
}

/** Paths of this site that a component's props name (`to`). */
export function pathsIn(props: unknown): string[] {
  return [...textFields(props)].filter(({ keys }) => keys.at(-1) === 'to').map(({ text }) => text);
}
