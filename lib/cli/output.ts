import { type Fault, formatFault, isError, sortFaults } from '@/lib/content/diagnostics/diagnostics.ts';
import { type FaultLanguage, faultLanguage } from '@/lib/content/sentences/words.ts';

/** How a command tells of faults: `text` for people, `github` for annotations of a pull request. */
export interface Output {
  language: FaultLanguage;
  format: 'text' | 'github';
}

/** The options of a command that tells of faults. */
export const outputOptions = { lang: ['pt', 'en'], format: ['text', 'github'] } as const;

/** How a command is to tell of faults: in this computer's language, for people, where its options do not say otherwise. */
export function outputOf({ lang, format }: { lang?: FaultLanguage; format?: Output['format'] }): Output {
  return { language: lang ?? faultLanguage(), format: format ?? 'text' };
}

/** One line per fault, file by file. */
export function faultLines(faults: readonly Fault[], { language, format }: Output): string[] {
  const line = format === 'github' ? annotation : textLine;
  return sortFaults(faults).map((fault) => line(fault, language));
}

const warnings: Record<FaultLanguage, string> = { pt: 'aviso: ', en: 'warning: ' };

function textLine(fault: Fault, language: FaultLanguage): string {
  return (isError(fault) ? '' : warnings[language]) + formatFault(fault, language);
}

/** A workflow command of GitHub Actions: the fault stands beside its line in the pull request. */
function annotation(fault: Fault, language: FaultLanguage): string {
  const { file, line, column } = fault;
  const place = { file, line, col: column };
  const properties = Object.entries(place)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  const words = fault.says[language].join(' — ');
  return `::${isError(fault) ? 'error' : 'warning'} ${properties.join(',')}::${escaped(words)}`;
}

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
