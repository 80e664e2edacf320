/** The last result for each file: after an edit, only the edited file is parsed again. */
const results = new Map<string, { text: string; made: unknown }>();

/** The result of `make`, reused as long as the file's text stays the same. Callers must not change it. */
export function memoize<T>(file: string, text: string, make: () => T): T {
  const last = results.get(file);
  if (last?.text === text) return last.made as T;
  const made = make();
  results.set(file, { text, made });
  return made;
}
