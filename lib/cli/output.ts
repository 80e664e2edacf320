import { type Diagnostic, formatDiagnostic, isError, sortDiagnostics } from '@/lib/content/diagnostics/diagnostics.ts';
import { type CheckLanguage, formatMessage, message, systemLanguage } from '@/lib/content/diagnostics/messages.ts';

/** How a command prints diagnostics: `text` for people, `github` as annotations of a pull request. */
interface Output {
  language: CheckLanguage;
  format: 'text' | 'github';
}

/** Options of every command that prints diagnostics. */
export const outputOptions = { lang: ['pt', 'en'], format: ['text', 'github'] } as const;

/** The output that the options ask for; by default for people, in this computer's language. */
export function outputOf({ lang, format }: { lang?: CheckLanguage; format?: Output['format'] }): Output {
  return { language: lang ?? systemLanguage(), format: format ?? 'text' };
}

/** One line per diagnostic, sorted by file. */
export function diagnosticLines(diagnostics: readonly Diagnostic[], { language, format }: Output): string[] {
  const line = format === 'github' ? annotation : textLine;
  return sortDiagnostics(diagnostics).map((diagnostic) => line(diagnostic, language));
}

function textLine(diagnostic: Diagnostic, language: CheckLanguage): string {
  const line = formatDiagnostic(diagnostic, language);
  return isError(diagnostic) ? line : formatMessage(message('check.warning', { line }), language);
}

/** A workflow command of GitHub Actions, which shows the diagnostic beside its line in the pull request. */
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
