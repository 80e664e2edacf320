import { z } from 'zod';
import { type CheckLanguage, findMessage, type Message, message } from '../diagnostics/messages.ts';
import { inData } from './typed-numbers.ts';

/** One thing that a schema does not allow: the field, and what to say of it. */
interface FieldDiagnostic {
  path: readonly PropertyKey[];
  message: Message;
}

type Issue = z.core.$ZodIssue;

/** Data that fits a schema, else every field that does not, in words that a writer can act on. */
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
    return issue.keys.map((key) => {
      const field = nameOf([...path, key]);
      return { path: [...path, key], message: message('fields.unknown', { field }) };
    });
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branches = issue.errors.map((errors) =>
      errors.flatMap((inner) => explain({ ...inner, path: [...path, ...inner.path] }, data)),
    );
    // The branch whose errors lie deepest is the one the writer meant. If none goes deeper than the field itself, list every
    // branch's remedy.
    const depth = (branch: FieldDiagnostic[]) => Math.max(...branch.map((found) => found.path.length));
    const deepest = branches.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
    return depth(deepest) > path.length ? deepest : anyOf(branches.flat());
  }
  return [{ path, message: explainField(issue, nameOf(path), valueAt(data, path)) }];
}

/** One diagnostic of several ways to mend a field. */
function anyOf(ways: readonly FieldDiagnostic[]): FieldDiagnostic[] {
  const [first] = ways;
  const mends = ways.flatMap((way) =>
    way.message.code === 'fields.wrong' ? [way.message.values.mend as Message] : [],
  );
  const distinct = [...new Map(mends.map((mend) => [JSON.stringify(mend), mend])).values()];
  if (!first || distinct.length < 2) return ways.slice(0, 1);
  const mend = distinct.reduce((one, other) => message('mend.or', { one, other }));
  return [{ path: first.path, message: { code: 'fields.wrong', values: { ...first.message.values, mend } } }];
}

/** What is wrong with one field. zod repeats the input in most issues, but not in all: `value` is looked up in the data. */
function explainField(issue: Issue, field: string, value: unknown): Message {
  const wrong = (mend: Message | Words) => message('fields.wrong', { field, value: shown(value), mend });
  const choice = (options: readonly unknown[]) =>
    value === undefined
      ? message('fields.missingChoice', { field, allowed: options })
      : wrong(message('mend.choice', { allowed: options }));
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return message('fields.missing', { field, type: typeName(issue.expected) });
      if (issue.expected === 'number' && typeof value === 'string' && /^\d[\d.]*,\d+$/.test(value))
        return wrong(message('mend.decimalPoint', { number: inData(value) }));
      // A number where a text belongs, as in `title: 1982`, only lacks its quotes.
      return wrong(
        message('mend.type', {
          type: typeName(issue.expected === 'string' && typeof value === 'number' ? 'quoted' : issue.expected),
        }),
      );
    case 'invalid_value':
      return choice(issue.values);
    case 'invalid_union':
      return choice('options' in issue ? (issue.options ?? []) : []);
    case 'too_small':
      return outOfRange(issue, field, value, issue.inclusive === false ? 'above' : 'least', issue.minimum);
    case 'too_big':
      return outOfRange(issue, field, value, issue.inclusive === false ? 'below' : 'most', issue.maximum);
    case 'not_multiple_of':
      return wrong(message('mend.step', { step: issue.divisor }));
    case 'invalid_key':
      return message('fields.badName', { field, mend: ruleOf(issue.issues[0] ?? issue) });
    default:
      return wrong(ruleOf(issue));
  }
}

type Words = Record<CheckLanguage, string>;

/** What the schema names as the rule (`rule` in `schema/fields.ts`), else zod's own words. */
function ruleOf(issue: Issue): Message | Words {
  const words = (locale: ReturnType<typeof z.locales.pt>) => {
    const error = locale.localeError(issue as Parameters<typeof locale.localeError>[0]);
    return typeof error === 'string' ? error : (error?.message ?? issue.message);
  };
  return findMessage(issue.message) ?? { pt: words(z.locales.pt()), en: words(z.locales.en()) };
}

function outOfRange(
  { origin, exact }: { origin: string; exact?: boolean },
  field: string,
  value: unknown,
  bound: 'least' | 'most' | 'above' | 'below',
  limit: number | bigint,
): Message {
  const is = exact ? 'exactly' : bound;
  if (origin === 'string' && typeof value === 'string') {
    const { length } = value.trim();
    return length === 0
      ? message('fields.missing', { field, type: typeName('string') })
      : message('fields.length', { field, length, is, limit });
  }
  if (origin === 'array' && Array.isArray(value))
    return message('fields.count', { field, count: value.length, is, limit });
  return message('fields.wrong', { field, value: shown(value), mend: message('mend.limit', { is, limit }) });
}

const typeName = (type: string) => findMessage(`types.${type}`) ?? type;

/** A value as a sentence names it; a long text is cut. */
function shown(value: unknown): Message | string {
  if (value === undefined) return message('values.missing');
  if (value === null || value === '') return message('values.empty');
  if (Array.isArray(value)) return message('values.list');
  if (typeof value === 'object') return message('values.group');
  const text = String(value);
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
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
