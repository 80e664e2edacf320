/** The texts in a file's data, with the fields that lead to each. */
export function* textFields(
  data: unknown,
  keys: readonly PropertyKey[] = [],
): Generator<{ text: string; keys: readonly PropertyKey[] }> {
  if (typeof data === 'string') yield { text: data, keys };
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) yield* textFields(value, [...keys, key]);
}

/** Data of any shape with every text in it changed. */
export function mapTexts<T>(data: T, change: (text: string) => string): T;
export function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((item) => mapTexts(item, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]));
}
