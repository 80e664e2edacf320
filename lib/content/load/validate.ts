import type { z } from 'zod';
import { say } from '../sentences/index.ts';
import type { Sentence } from '../sentences/words.ts';

/** One problem that a schema found: the field it speaks of, and what to say. */
export interface FieldDiagnostic {
  path: readonly PropertyKey[];
  says: Sentence;
}

type Issue = z.core.$ZodIssue;

/** Holds data against a schema. The problems are those that a writer can act on, in words. */
export function validate<S extends z.ZodType>(
  schema: S,
  data: unknown,
): { data: z.infer<S>; diagnostics: [] } | { data?: undefined; diagnostics: FieldDiagnostic[] } {
  const checked = schema.safeParse(data, { reportInput: true });
  if (checked.success) return { data: checked.data, diagnostics: [] };
  return { diagnostics: checked.error.issues.flatMap((issue) => explain(issue, data)) };
}

function explain(issue: Issue, data: unknown): FieldDiagnostic[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], says: say.unknownField(nameOf([...path, key])) }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branches = issue.errors.map((errors) =>
      errors.flatMap((inner) => explain({ ...inner, path: [...path, ...inner.path] }, data)),
    );
    // A branch that got further into the data is the one that was meant; else each is a way to mend the field itself.
    const depth = (diagnostics: FieldDiagnostic[]) =>
      Math.max(...diagnostics.map((diagnostic) => diagnostic.path.length));
    const deepest = branches.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
    if (depth(deepest) > path.length) return deepest;
    return [{ path, says: say.noneOf(branches.flatMap((diagnostics) => diagnostics.map(({ says }) => says))) }];
  }
  return [{ path, says: sentenceOf(issue, nameOf(path), valueAt(data, path)) }];
}

/** What is wrong with one field. zod repeats the input in most issues, but not in all: `value` is looked up in the data. */
function sentenceOf(issue: Issue, field: string, value: unknown): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'number' && typeof value === 'string' && /^\d+,\d+$/.test(value)) {
        return say.decimalComma(field, value);
      }
      return value === undefined
        ? say.missingField(field, issue.expected)
        : say.wrongType(field, value, issue.expected);
    case 'invalid_value':
      return value === undefined ? say.missingChoice(field, issue.values) : say.wrongChoice(field, value, issue.values);
    case 'invalid_union': {
      const allowed = 'options' in issue ? (issue.options ?? []) : [];
      return value === undefined ? say.missingChoice(field, allowed) : say.wrongChoice(field, value, allowed);
    }
    case 'too_small': {
      const is = issue.exact ? 'exactly' : issue.inclusive === false ? 'above' : 'least';
      return outOfRange(issue.origin, field, value, { is, value: issue.minimum });
    }
    case 'too_big': {
      const is = issue.exact ? 'exactly' : issue.inclusive === false ? 'below' : 'most';
      return outOfRange(issue.origin, field, value, { is, value: issue.maximum });
    }
    case 'not_multiple_of':
      return say.wrongStep(field, value, issue.divisor);
    case 'invalid_key':
      return say.wrongKey(field, issue.issues[0]?.message ?? issue.message);
    default:
      return say.wrongForm(field, value, issue.message);
  }
}

function outOfRange(origin: string, field: string, value: unknown, limit: Parameters<typeof say.wrongNumber>[2]) {
  if (origin === 'string' && typeof value === 'string') {
    return value.trim() === '' ? say.missingField(field, 'string') : say.wrongLength(field, value.trim().length, limit);
  }
  if (origin === 'array' && Array.isArray(value)) return say.wrongCount(field, value.length, limit);
  return say.wrongNumber(field, value, limit);
}

/** `groups.0.title` reads as `groups[1].title`: people count from one. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`)).join('');
  return name.replace(/^\./, '') || '(file)';
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}
