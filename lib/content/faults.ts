/** One thing that is wrong in one content file, in words for the writer who has to mend it. */
export interface Fault {
  /** Path from the project root. */
  file: string;
  line?: number;
  column?: number;
  /** What was found. */
  message: string;
  /** What is allowed, or how to mend it. */
  hint: string;
  /** Warnings are printed and do not fail the check. */
  severity?: 'error' | 'warning';
}

/** `file:line:column: message — hint`, one line. */
export function formatFault({ file, line, column, message, hint }: Fault): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${message} — ${hint}`.replace(/\s*\n\s*/g, ' ');
}

/** Files in alphabetical order, and each file's faults from top to bottom. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Thrown when content cannot be used. The message lists every fault, so that all can be mended at once. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super(`${count} in the content:\n${sortFaults(faults).map(formatFault).join('\n')}`);
  }
}
