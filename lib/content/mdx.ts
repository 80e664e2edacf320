import type { Heading, Link, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { VFileMessage } from 'vfile-message';
import type { z } from 'zod';
import type { Fault } from './faults.ts';
import { readText } from './files.ts';
import { splitHeadingId } from './heading-ids.mjs';
import { type MdxComponentName, mdxComponents } from './mdx-components.ts';
import { parseYaml } from './yaml.ts';

export interface HeadingInfo {
  id: string;
  text: string;
  depth: number;
}

interface Placed<T> {
  value: T;
  line: number;
  column: number;
}

/** What the rest of the site needs to know of a body without rendering it. */
export interface Body {
  headings: HeadingInfo[];
  /** Number of words a reader reads, component texts included. */
  words: number;
  links: Placed<string>[];
  components: Placed<{ name: MdxComponentName; props: Record<string, unknown> }>[];
}

/** One MDX file, checked. `source` is the text below the frontmatter. */
export interface Doc<F> {
  file: string;
  frontmatter: F;
  source: string;
  body: Body;
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Reads one MDX file and holds its frontmatter and every component in it against their schemas. */
export function readMdx<S extends z.ZodType>(
  root: string,
  file: string,
  frontmatter: S,
): { doc?: Doc<z.infer<S>>; faults: Fault[] } {
  const read = readText(root, file);
  if (read.fault) return { faults: [read.fault] };

  const block = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(read.text);
  if (!block) {
    const hint = 'begin the file with “---”, the fields, and “---” again';
    return { faults: [{ file, line: 1, message: 'the frontmatter is missing', hint }] };
  }

  const meta = parseYaml(block[1] ?? '', frontmatter, file, 2);
  const { body, faults } = readBody(read.text, file);
  if (!meta.data || !body) return { faults: [...meta.faults, ...faults] };
  return { doc: { file, frontmatter: meta.data, source: read.text.slice(block[0].length), body }, faults };
}

function readBody(text: string, file: string): { body?: Body; faults: Fault[] } {
  let tree: Root;
  try {
    tree = processor.parse(text);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return { faults: [{ file, line: error.line, column: error.column, ...syntaxFault(error) }] };
  }

  const faults: Fault[] = [];
  const body: Body = { headings: [], words: 0, links: [], components: [] };
  const blame = (node: RootContent, message: string, hint: string) =>
    faults.push({ file, line: node.position?.start.line, column: node.position?.start.column, message, hint });
  const place = <T>(node: RootContent, value: T): Placed<T> => ({
    value,
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
  });

  visitParents(tree, (node, ancestors) => {
    switch (node.type) {
      case 'mdxjsEsm':
        blame(
          node,
          'content cannot import or export',
          'remove the line; the components of lib/content/mdx-components.ts are available as they are',
        );
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
          blame(node, `“{${node.value.slice(0, 40)}}” would run as code`, 'write the value itself, or \\{ for a brace');
        }
        break;
      case 'html':
        blame(node, 'HTML is not allowed', 'use Markdown or one of the components');
        break;
      case 'heading': {
        const info = headingOf(node, body.headings, blame);
        if (info) body.headings.push(info);
        break;
      }
      case 'link':
        checkLink(node, blame);
        body.links.push(place(node, node.url));
        break;
      case 'image':
        body.links.push(place(node, node.url));
        if (!node.alt)
          blame(
            node,
            'the picture has no description',
            'write it between the brackets: ![what the picture shows](/file.svg)',
          );
        break;
      case 'text':
        if (!ancestors.some((parent) => parent.type === 'heading' && splitHeadingId(plainText(parent)) === undefined))
          body.words += countWords(node.value);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const component = componentOf(node, blame);
        if (!component) break;
        body.components.push(place(node, component));
        for (const target of pathsIn(component.props)) body.links.push(place(node, target));
        body.words += countWords(stringsIn(component.props).join(' '));
        break;
      }
    }
  });

  return { body, faults };
}

type Blame = (node: RootContent, message: string, hint: string) => void;

function headingOf(node: Heading, before: readonly HeadingInfo[], blame: Blame): HeadingInfo | undefined {
  const found = splitHeadingId(plainText(node));
  if (node.depth === 1) {
    blame(node, 'a second title: “#” is the title, and that stands in the frontmatter', 'use “##” for sections');
    return;
  }
  if (!found) {
    blame(
      node,
      `the heading “${plainText(node)}” has no id`,
      'end it with one, for example “## Como apostar [#como-apostar]”',
    );
    return;
  }
  if (before.some((heading) => heading.id === found.id))
    blame(node, `the heading id “${found.id}” is used twice`, 'give one of the two headings another id');
  const parent = before.at(-1)?.depth ?? 2;
  if (node.depth > parent + 1)
    blame(
      node,
      `a heading of level ${node.depth} follows one of level ${parent}`,
      `use ${'#'.repeat(parent + 1)} here`,
    );
  return { id: found.id, text: found.text, depth: node.depth };
}

function checkLink(node: Link, blame: Blame): void {
  if (/^(https:\/\/|mailto:|\/|#)/.test(node.url)) return;
  blame(
    node,
    `the link “${node.url}” has no usable target`,
    'begin it with https://, with / for a page of this site, or with #',
  );
}

function componentOf(node: MdxJsxFlowElement | MdxJsxTextElement, blame: Blame) {
  const name = node.name ?? '';
  if (!Object.hasOwn(mdxComponents, name)) {
    blame(node, `unknown component <${name}>`, suggestion(name));
    return;
  }
  const known = name as MdxComponentName;
  const { props: schema, children } = mdxComponents[known];
  const props: Record<string, unknown> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      blame(node, `<${name}> spreads code into its props`, 'write each prop by name');
      return;
    }
    const value = literalOf(attribute);
    if (value === undefined) {
      blame(
        node,
        `“${attribute.name}” of <${name}> is code`,
        'write a text in quotes, or a number, a list or true between braces',
      );
      return;
    }
    props[attribute.name] = value;
  }

  const checked = (schema as z.ZodType<Record<string, unknown>>).safeParse(props);
  if (!checked.success) {
    // One schema language, one set of sentences: the props are read as the YAML they could be.
    const { faults } = parseYaml(JSON.stringify(props), schema, '', 1);
    for (const fault of faults) blame(node, `<${name}>: ${fault.message}`, fault.hint);
    return;
  }
  const empty = node.children.length === 0;
  if (children === 'required' && empty)
    blame(node, `<${name}> is empty`, `write its text between <${name}> and </${name}>`);
  if (children === 'none' && !empty) blame(node, `<${name}> takes no text`, `write it as <${name} … />`);
  return { name: known, props: checked.data };
}

/** The value of an attribute that is plain data; `undefined` where it is code. */
function literalOf({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const statement = value.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? evaluate(statement.expression) : undefined;
}

type Expression = Extract<
  NonNullable<
    NonNullable<Exclude<MdxJsxAttribute['value'], string | null | undefined>['data']>['estree']
  >['body'][number],
  { type: 'ExpressionStatement' }
>['expression'];

function evaluate(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
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
        const key =
          property.key.type === 'Identifier'
            ? property.key.name
            : property.key.type === 'Literal'
              ? String(property.key.value)
              : undefined;
        const value = evaluate(property.value as Expression);
        return key === undefined || value === undefined ? undefined : ([key, value] as const);
      });
      return entries.includes(undefined) ? undefined : Object.fromEntries(entries as [string, unknown][]);
    }
    default:
      return undefined;
  }
}

function suggestion(name: string): string {
  const near = Object.keys(mdxComponents).find(
    (known) =>
      known.toLowerCase() === name.toLowerCase() || known.toLowerCase().startsWith(name.toLowerCase().slice(0, 4)),
  );
  return near ? `did you mean <${near}>?` : `allowed: ${Object.keys(mdxComponents).join(', ')}`;
}

function syntaxFault(error: VFileMessage): Pick<Fault, 'message' | 'hint'> {
  const reason = error.reason.replace(/\s*\(note:.*$/s, '');
  if (/before name|in name|after.*tag|Unexpected character/.test(reason))
    return {
      message: `“<” begins a component here, and this is none (${reason})`,
      hint: 'write “menos de 100” or \\< where a sign is meant',
    };
  if (/acorn|expression/.test(reason))
    return { message: `a brace opens code that cannot be read (${reason})`, hint: 'write \\{ where a brace is meant' };
  if (/closing tag|Expected a closing/.test(reason))
    return { message: reason, hint: 'close the component on a line of its own, or write it as <Name />' };
  return { message: `broken MDX: ${reason}`, hint: 'check the component tags and braces near this line' };
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Paths of this site that a component's props name (`to`). */
function pathsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'to' && typeof inner === 'string' ? [inner] : pathsIn(inner),
  );
}
