import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Content } from '../load/content.ts';
import { textFields } from '../load/text-fields.ts';
import { dataOf } from './find.ts';

/**
 * Pairs of date fields: the second may not be earlier than the first. Both stand in the same group, or one in a group inside the
 * other's. `checked` is the day we looked, so nothing we report can start later; only an end can be announced in advance.
 */
const ORDER = [
  ['date', 'copy'],
  ['date', 'checked'],
  ['copy', 'checked'],
  ['lists', 'checked'],
  ['published', 'updated'],
  ['since', 'checked'],
  ['from', 'checked'],
  ['from', 'until'],
] as const;
/** These, and the day on which a country ended all authorisations, which may lie on either side of any of them. */
const fields = new Set<string>([...ORDER.flat(), 'on']);

/**
 * Dates that cannot both be right. Any other day in the future only warns: a law may have set it, and a wrong clock must not fail
 * a build.
 * @param today `YYYY-MM-DD`; it may be tomorrow already where the writer is
 */
export function checkDates(content: Content, today: string): Diagnostic[] {
  const last = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  return [...dataOf(content)].flatMap(([file, data]) => {
    const dates = [...textFields(data)].map(dateOf).filter(({ date, name }) => fields.has(name) && DATE.test(date));
    const wrong = dates.flatMap((then) =>
      dates
        .filter((first) => isOrdered(first, then) && isAfter(first.date, then.date))
        .map((first) => ({ first, then })),
    );
    const toCome = dates
      .filter(({ date }) => isAfter(date, last))
      .filter((item) => !wrong.some(({ first, then }) => item === first || item === then));
    return [
      ...toCome.map(({ date, keys }) =>
        warning({ ...content.at(file, ...keys), message: message('dates.dayToCome', { date }) }),
      ),
      ...wrong.map(({ first, then }) => ({
        // One `checked` may stand for several dates: the line is that of the date, which lies deeper.
        ...content.at(file, ...(first.keys.length > then.keys.length ? first : then).keys),
        message: message('references.tooEarly', { field: then.name, than: first.name }),
      })),
    ];
  });
}

const DATE = /^\d{4}(-\d\d){0,2}$/;

interface DateField {
  date: string;
  keys: readonly PropertyKey[];
  name: string;
  /** The keys of the group, each with a dot behind it. */
  group: string;
}

/** A date in a list has the name and the group of the list. */
function dateOf({ text, keys }: { text: string; keys: readonly PropertyKey[] }): DateField {
  const end = keys.findLastIndex((key) => !/^\d+$/.test(String(key)));
  return {
    date: text,
    keys,
    name: String(keys[end]),
    group: keys
      .slice(0, end)
      .map((key) => `${String(key)}.`)
      .join(''),
  };
}

const isOrdered = (first: DateField, then: DateField) =>
  ORDER.some(([name, other]) => first.name === name && then.name === other) &&
  (first.group.startsWith(then.group) || then.group.startsWith(first.group));

/** Whether one date is later than another, as far as both are known: 2026-10-05 is not later than 2026-10. */
export function isAfter(date: string, other: string): boolean {
  const known = Math.min(date.length, other.length);
  return date.slice(0, known) > other.slice(0, known);
}
