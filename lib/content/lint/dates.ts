import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Content } from '../load/content.ts';
import { textFields } from '../load/text-fields.ts';
import { dataOf } from './find.ts';

/** Fields of one group of which the second is never before the first. */
const ORDER = [
  ['date', 'copy'],
  ['published', 'updated'],
  ['since', 'checked'],
  ['from', 'checked'],
  ['from', 'until'],
] as const;

/**
 * Dates of one group that cannot both be right. A day to come only warns: a law may have set it, and the clock of a computer
 * decides of no build.
 * @param today `YYYY-MM-DD`; the day after it may have begun where the writer is
 */
export function checkDates(content: Content, today: string): Diagnostic[] {
  const last = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  return [...dataOf(content)].flatMap(([file, data]) => {
    const dates = [...textFields(data)]
      .filter(({ text }) => /^\d{4}-\d\d(-\d\d)?$/.test(text))
      .map(({ text, keys }) => ({ date: text, keys, name: String(keys.at(-1)), group: keys.slice(0, -1).join('.') }));
    return dates.flatMap(({ date, keys, name, group }): Diagnostic[] => {
      const place = content.at(file, ...keys);
      if (isAfter(date, last)) return [warning({ ...place, message: message('references.dayToCome', { date }) })];
      const isTooEarly = (other: (typeof dates)[number]) =>
        ORDER.some(([first, then]) => other.name === first && name === then) && isAfter(other.date, date);
      return dates
        .filter((other) => other.group === group && !isAfter(other.date, last) && isTooEarly(other))
        .map((other) => ({ ...place, message: message('references.tooEarly', { field: name, than: other.name }) }));
    });
  });
}

/** Whether one date is later than another, as far as both are known: no day is after its own month. */
export function isAfter(date: string, other: string): boolean {
  const known = Math.min(date.length, other.length);
  return date.slice(0, known) > other.slice(0, known);
}
