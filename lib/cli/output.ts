import { type Diagnostic, formatDiagnostic, isError, sortDiagnostics } from '@/lib/content/diagnostics/diagnostics.ts';
import { type CheckLanguage, formatMessage, message, systemLanguage } from '@/lib/content/diagnostics/messages.ts';

/** How a command tells of problems: `text` for people, `github` for annotations of a pull request. */
export interface Output {
  language: CheckLanguage;
  format: 'text' | 'github';
}

/** The options of a command that tells of problems. */
export const outputOptions = { lang: ['pt', 'en'], format: ['text', 'github'] } as const;

/** How a command is to tell of problems: in this computer's language, for people, where its options do not say otherwise. */
export function outputOf({ lang, format }: { lang?: CheckLanguage; format?: Output['format'] }): Output {
  return { language: lang ?? systemLanguage(), format: format ?? 'text' };
}

/** One line per problem, file by file. */
export function diagnosticLines(diagnostics: readonly Diagnostic[], { language, format }: Output): string[] {
  const line = format === 'github' ? annotation : textLine;
  return sortDiagnostics(diagnostics).map((diagnostic) => line(diagnostic, language));
}

function textLine(diagnostic: Diagnostic, language: CheckLanguage): string {
  const line = formatDiagnostic(diagnostic, language);
  return isError(diagnostic) ? line : formatMessage(message('check.warning', { line }), language);
}

/** A workflow command of GitHub Actions: the problem stands beside its line in the pull request. */
function annotation(diagnostic: Diagnostic, language: CheckLanguage): string {
  const { file, line, column } = diagnostic;
  const place = { file, line, col: column };
  const properties = Object.entries(place)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  const words = formatMessage(diagnostic.message, language);
  return `::${isError(diagnostic) ? 'error' : 'warning'} ${properties.join(',')}::${escaped(words)}`;
}

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
