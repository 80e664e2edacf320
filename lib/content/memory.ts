/** What was last made of each file's text: after an edit, only the edited file is parsed again. */
const memory = new Map<string, { text: string; made: unknown }>();

/** The result of `make`, remembered for as long as the file's text stays the same. The result is not to be changed. */
export function remember<T>(file: string, text: string, make: () => T): T {
  const last = memory.get(file);
  if (last?.text === text) return last.made as T;
  const made = make();
  memory.set(file, { text, made });
  return made;
}
