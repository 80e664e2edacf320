/** The letters of the glossary, and the panel of each. */
export const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** What stands for all terms that begin with no letter: “1X2”, “+EV”. */
export const noLetter = '0–9';

/** The letter that a term stands under: its first, without accent. */
export function letterOf(term: string): string {
  const first = term.normalize('NFD').charAt(0).toUpperCase();
  return letters.includes(first) ? first : noLetter;
}

/** @example panelId('A') // 'letra-a' */
export function panelId(letter: string): string {
  return `letra-${letter === noLetter ? '0-9' : letter.toLowerCase()}`;
}
