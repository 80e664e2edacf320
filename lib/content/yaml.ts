import { isMap, isScalar, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import type { Fault } from './faults.ts';

/** Checked YAML, or the faults that keep it from being used. */
export type Parsed<T> = { data: T; faults: [] } | { data?: undefined; faults: Fault[] };

/**
 * Parses YAML and holds it against a strict schema. Every fault carries the line of the field it speaks of.
 * @param firstLine line of the file that the YAML begins on: 1 for a file, 2 for frontmatter.
 */
export function parseYaml<S extends z.ZodType>(
  source: string,
  schema: S,
  file: string,
  firstLine = 1,
): Parsed<z.infer<S>> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };

  if (document.errors.length > 0) {
    return {
      faults: document.errors.map((error) => ({
        file,
        ...position(error.pos[0]),
        message: `broken YAML: ${error.message.split('\n')[0]?.replace(/ at line.*$/, '')}`,
        hint: yamlHints[error.code] ?? 'check indentation, colons and quotes on this line',
      })),
    };
  }

  // maxAliasCount guards against a file that expands to gigabytes.
  const checked = schema.safeParse(document.toJS({ maxAliasCount: 0 }), { reportInput: true });
  if (checked.success) return { data: checked.data, faults: [] };

  const faults = checked.error.issues.flatMap(flatten).map((issue): Fault => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    const fieldPath = keys[0] === undefined ? issue.path : [...issue.path, keys[0]];
    const field = fieldPath.join('.') || 'the file';
    return { file, ...position(offsetOf(document.contents, fieldPath)), ...explain(issue, field) };
  });
  return { faults };
}

const yamlHints: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'keep one of the two fields of this name',
  BAD_INDENT: 'indent with spaces, the same number for all fields of one level',
  TAB_AS_INDENT: 'indent with spaces, not with tabs',
  MISSING_CHAR: 'close the quotation mark or bracket that is open here',
};

type Issue = z.core.$ZodIssue;

/** The issues that a writer can act on: those of the closest branch of a union, and one per unknown key. */
function flatten(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, keys: [key] }));
  if (issue.code !== 'invalid_union') return [issue];
  const depth = (branch: Issue[]) => branch[0]?.path.length ?? 0;
  const closest = issue.errors
    .filter((branch) => branch.length > 0)
    .sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
  if (!closest) return [issue];
  return closest.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

function explain(issue: Issue, field: string): Pick<Fault, 'message' | 'hint'> {
  const found = show(issue.input);
  switch (issue.code) {
    case 'unrecognized_keys':
      return { message: `unknown field “${field}”`, hint: 'remove it, or correct its spelling' };
    case 'invalid_type':
      return issue.input === undefined
        ? { message: `the field “${field}” is missing`, hint: `add it: ${typeName(issue.expected)}` }
        : { message: `“${field}” is ${found}`, hint: `it must be ${typeName(issue.expected)}` };
    case 'invalid_value':
      return issue.input === undefined
        ? { message: `the field “${field}” is missing`, hint: `add it; allowed: ${issue.values.join(', ')}` }
        : { message: `“${field}” is ${found}`, hint: `allowed: ${issue.values.join(', ')}` };
    case 'too_small':
      return {
        message: `“${field}” is ${measure(issue, found)}`,
        hint: `the least allowed is ${issue.minimum}${unit(issue.origin)}`,
      };
    case 'too_big':
      return {
        message: `“${field}” is ${measure(issue, found)}`,
        hint: `the most allowed is ${issue.maximum}${unit(issue.origin)}`,
      };
    case 'not_multiple_of':
      return { message: `“${field}” is ${found}`, hint: `use steps of ${issue.divisor}` };
    case 'invalid_key':
      return {
        message: `the key “${field}” is not allowed`,
        hint: issue.issues.map((inner) => inner.message).join('; '),
      };
    default:
      return { message: `“${field}” is ${found}`, hint: issue.message };
  }
}

const unit = (origin: string) => (origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '');

function measure(issue: { origin: string; input?: unknown }, found: string): string {
  if (issue.origin === 'string' && typeof issue.input === 'string')
    return `${issue.input.trim().length} characters long`;
  if (issue.origin === 'array' && Array.isArray(issue.input)) return `a list of ${issue.input.length}`;
  return found;
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines that begin with “- ”)',
  object: 'a group of fields',
  record: 'a group of fields',
};
const typeName = (type: string) => typeNames[type] ?? type;

function show(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  const shown = String(value);
  return `“${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}”`;
}

/** Where a field, or the nearest parent that exists, stands in the source. */
function offsetOf(root: Node | null, fieldPath: readonly PropertyKey[]): number {
  let node: Node | null = root;
  let offset = root?.range?.[0] ?? 0;
  for (const key of fieldPath) {
    if (isMap(node)) {
      const pair: YAMLMap['items'][number] | undefined = node.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(key),
      );
      if (!pair) return offset;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value as Node | null;
    } else if (node && 'items' in node && Array.isArray(node.items)) {
      node = (node.items as Node[])[Number(key)] ?? null;
      offset = node?.range?.[0] ?? offset;
    } else return offset;
  }
  return offset;
}
