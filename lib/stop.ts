/** Ends a command with a message for the person who ran it. */
export function stop(words: string): never {
  console.error(words);
  process.exit(1);
}
