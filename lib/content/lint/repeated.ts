/** Values that occur in a list more than once, each with the index of its repetition. */
export function repeated<T>(values: readonly T[]): { value: T; index: number }[] {
  return values.map((value, index) => ({ value, index })).filter(({ value, index }) => values.indexOf(value) < index);
}
