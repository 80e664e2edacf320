/** The values that stand in a list again, each with its later place. */
export function repeated<T>(values: readonly T[]): { value: T; index: number }[] {
  return values.map((value, index) => ({ value, index })).filter(({ value, index }) => values.indexOf(value) < index);
}
