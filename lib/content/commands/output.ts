import { parseArgs } from 'node:util';
import { type Fault, formatFault, isError, sortFaults } from '../faults.ts';
import { type FaultLanguage, faultLanguage } from '../sentences/words.ts';

/** How a command tells of faults: `text` for people, `github` for annotations of a pull request. */
export interface Output {
  language: FaultLanguage;
  format: 'text' | 'github';
}

/**
 * Reads `--lang pt|en` and `--format text|github`, and the switches that a command has of its own.
 * The language is this computer's where nobody says otherwise. An option that does not exist ends the command with one line.
 */
export function readOptions(
  switches: readonly string[] = [],
  args = process.argv.slice(2),
): Output & { on: Set<string> } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        lang: { type: 'string' },
        format: { type: 'string' },
        ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }])),
      },
    });
    return {
      language: languageOption(values.lang),
      format: oneOf('format', values.format, ['text', 'github']) ?? 'text',
      on: new Set(switches.filter((name) => (values as Record<string, unknown>)[name] === true)),
    };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** The language that `--lang` asks for, this computer's where it is not given. @throws Error with what is allowed */
export function languageOption(value: string | undefined): FaultLanguage {
  return oneOf('lang', value, ['pt', 'en']) ?? faultLanguage();
}

/** The value of an option that takes one of a few, if it is given. @throws Error with what is allowed */
export function oneOf<T extends string>(
  option: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  const found = allowed.find((item) => item === value);
  if (value !== undefined && !found) throw new Error(`--${option} ${value}: ${allowed.join(' | ')}`);
  return found;
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
