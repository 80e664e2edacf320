import type { Diagnostic, Place } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';

/** Values that occur in a list more than once, each with the index of its repetition. */
export function repeated<T>(values: readonly T[]): { value: T; index: number }[] {
  return values.map((value, index) => ({ value, index })).filter(({ value, index }) => values.indexOf(value) < index);
}

/** What is said of names that stand in a list more than once. */
export function twice(names: readonly string[], place: (index: number) => Place): Diagnostic[] {
  return repeated(names).map(({ value, index }) => ({
    ...place(index),
    message: message('references.twice', { name: value }),
  }));
}
