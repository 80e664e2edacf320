import type { Diagnostic, Place } from '../diagnostics/diagnostics.ts';
import { type Message, message } from '../diagnostics/messages.ts';

/** A diagnostic for each value that a list repeats, at its repetition. */
export function repeated(
  values: readonly string[],
  place: (index: number) => Place,
  say: (value: string) => Message = (name) => message('repeated.twice', { name }),
): Diagnostic[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) < index ? [{ ...place(index), message: say(value) }] : [],
  );
}
