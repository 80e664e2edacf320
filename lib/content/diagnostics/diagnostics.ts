import { type FaultLanguage, faultLanguage, type Sentence } from '../sentences/words.ts';

/** A place in a file, as far as it is known. */
export interface Place {
  /** Path from the project root. */
  file: string;
  line?: number;
  column?: number;
}

/** One thing that is wrong in one content file, in words for the writer who has to mend it. */
export interface Fault extends Place {
  says: Sentence;
  /** Warnings are printed and do not fail the check. */
  severity?: 'error' | 'warning';
}

/** `file:line:column: what was found — how to mend it`, one line. */
export function formatFault({ file, line, column, says }: Fault, language: FaultLanguage): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${says[language].join(' — ')}`.replace(/\s*\n\s*/g, ' ');
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

export const isError = ({ severity }: Fault) => severity !== 'warning';

const headings = {
  pt: (count: number) => (count === 1 ? 'Há 1 erro no conteúdo' : `Há ${count} erros no conteúdo`),
  en: (count: number) => (count === 1 ? '1 fault in the content' : `${count} faults in the content`),
};

/** Thrown when content cannot be used. The message lists every fault, so that all can be mended at once. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly #faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const language = faultLanguage();
    const lines = sortFaults(faults).map((fault) => formatFault(fault, language));
    super([`${headings[language](faults.length)}:`, ...lines].join('\n'));
    this.#faults = faults;
  }

  // A getter, so that consoles show the message and not the list once more.
  get faults(): readonly Fault[] {
    return this.#faults;
  }
}
