/** The texts in a file's data, with the fields that lead to each. */
export function* textFields(
  data: unknown,
  keys: readonly PropertyKey[] = [],
): Generator<{ text: string; keys: readonly PropertyKey[] }> {
  if (typeof data === 'string') yield { text: data, keys };
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) yield* textFields(value, [...keys, key]);
}
