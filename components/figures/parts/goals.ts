/** Whole numbers from `from` to `to`, in either direction, both included. */
function range(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}

/** Goal differences that show everything handicap lines can do: from a win of every line to a loss of every line, at least +3 to −2. */
export function differencesFor(lines: readonly number[]): number[] {
  return range(Math.max(3, Math.ceil(0.5 - Math.min(...lines))), Math.min(-2, Math.floor(-0.5 - Math.max(...lines))));
}

/** Total goals that show everything "over" lines can do: from a loss of every line to a win of every line, at least 1 to 4. */
export function goalsFor(lines: readonly number[]): number[] {
  return range(
    Math.max(0, Math.min(1, Math.floor(Math.min(...lines) - 0.5))),
    Math.max(4, Math.ceil(Math.max(...lines) + 0.5)),
  );
}
