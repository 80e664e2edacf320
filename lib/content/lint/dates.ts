import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Content } from '../load/content.ts';
import { textFields } from '../load/text-fields.ts';
import { dataOf } from './find.ts';

/**
 * Fields of which the second is never before the first, in one group of fields or in a group and one within it. A check says what
 * held on its day, so nothing that it tells of begins or appears after it; only an end may be known before it comes.
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
/** Besides these, the day on which a country ended all authorisations: its state may have begun before or after. */
const fields = new Set<string>([...ORDER.flat(), 'on']);

/**
 * Dates that cannot both be right. Another day that is to come only warns: a law may have set it, and the clock of a computer
 * decides of no build.
 * @param today `YYYY-MM-DD`; the day after it may have begun where the writer is
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
        warning({ ...content.at(file, ...keys), message: message('references.dayToCome', { date }) }),
      ),
      ...wrong.map(({ first, then }) => ({
        // Where one check is of many dates, the line is that of the date.
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

/** Whether one date is later than another, as far as both are known: no day is after its own month. */
export function isAfter(date: string, other: string): boolean {
  const known = Math.min(date.length, other.length);
  return date.slice(0, known) > other.slice(0, known);
}
