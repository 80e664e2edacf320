import { type CheckLanguage, type Sentence, systemLanguage } from '../sentences/words.ts';

/** A place in a file, as far as it is known. */
export interface Place {
  /** Path from the project root. */
  file: string;
  line?: number;
  column?: number;
}

/** One thing that is wrong in one content file, in words for the writer who has to mend it. */
export interface Diagnostic extends Place {
  says: Sentence;
  /** Warnings are printed and do not fail the check. */
  severity?: 'error' | 'warning';
}

/** `file:line:column: what was found — how to mend it`, one line. */
export function formatDiagnostic({ file, line, column, says }: Diagnostic, language: CheckLanguage): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${says[language].join(' — ')}`.replace(/\s*\n\s*/g, ' ');
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

const headings = {
  pt: (count: number) => (count === 1 ? 'Há 1 erro no conteúdo' : `Há ${count} erros no conteúdo`),
  en: (count: number) => (count === 1 ? '1 error in the content' : `${count} errors in the content`),
};

/** Thrown when content cannot be used. The message lists every problem, so that all can be mended at once. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly #diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    const language = systemLanguage();
    const lines = sortDiagnostics(diagnostics).map((diagnostic) => formatDiagnostic(diagnostic, language));
    super([`${headings[language](diagnostics.length)}:`, ...lines].join('\n'));
    this.#diagnostics = diagnostics;
  }

  // A getter, so that consoles show the message and not the list once more.
  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }
}
