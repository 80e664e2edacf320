/** What was last made of each file's text: after an edit, only the edited file is parsed again. */
const results = new Map<string, { text: string; made: unknown }>();

/** The result of `make`, kept for as long as the file's text stays the same. The result is not to be changed. */
export function memoize<T>(file: string, text: string, make: () => T): T {
  const last = results.get(file);
  if (last?.text === text) return last.made as T;
  const made = make();
  results.set(file, { text, made });
  return made;
}
