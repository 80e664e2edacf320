/** Ends a command with a sentence for the person who gave it. */
export function stop(words: string): never {
  console.error(words);
  process.exit(1);
}
