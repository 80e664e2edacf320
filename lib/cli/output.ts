import { type Diagnostic, formatDiagnostic, isError, sortDiagnostics } from '@/lib/content/diagnostics/diagnostics.ts';
import { type CheckLanguage, formatMessage, message } from '@/lib/content/diagnostics/messages.ts';

/** How a command prints diagnostics: `text` for people, `github` as annotations of a pull request. */
export const formats = ['text', 'github'] as const;

/** One line per diagnostic, sorted by file. */
export function diagnosticLines(
  diagnostics: readonly Diagnostic[],
  language: CheckLanguage,
  format: (typeof formats)[number] = 'text',
): string[] {
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
