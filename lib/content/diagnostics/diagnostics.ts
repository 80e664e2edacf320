import { type CheckLanguage, formatMessage, type Message, message, systemLanguage } from './messages.ts';

/** A place in a file, as far as it is known. */
export interface Place {
  /** Path from the project root. */
  file: string;
  line?: number;
  column?: number;
}

/** Where a character of a text stands. */
export function positionOf(offset: number, text: string): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** One thing that is wrong in one content file, in words for the writer who has to mend it. */
export interface Diagnostic extends Place {
  message: Message;
  /** Warnings are printed and do not fail the check. */
  severity?: 'error' | 'warning';
}

/** `file:line:column: what was found — how to mend it`, one line. */
export function formatDiagnostic(diagnostic: Diagnostic, language: CheckLanguage): string {
  const { file, line, column } = diagnostic;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${formatMessage(diagnostic.message, language)}`.replace(/\s*\n\s*/g, ' ');
}

/** Files in alphabetical order, and each file's problems from top to bottom. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

export const isError = ({ severity }: Diagnostic) => severity !== 'warning';
export const warning = (diagnostic: Diagnostic): Diagnostic => ({ ...diagnostic, severity: 'warning' });

/** Thrown when content cannot be used. The message lists every problem, so that all can be mended at once. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly #diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    const language = systemLanguage();
    const lines = sortDiagnostics(diagnostics).map((diagnostic) => formatDiagnostic(diagnostic, language));
    const heading = formatMessage(message('check.contentErrors', { count: diagnostics.length }), language);
    super([heading, ...lines].join('\n'));
    this.#diagnostics = diagnostics;
  }

  // A getter, so that consoles show the message and not the list once more.
  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }
}
