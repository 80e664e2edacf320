import type { Diagnostic, Place } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { frontmatterOf } from './mdx.ts';
import { parsedFiles } from './parsed-files.ts';
import { readText } from './read-text.ts';
import { type Locate, placesIn } from './yaml.ts';

export type Reader = ReturnType<typeof reader>;

/** Reads and parses files below a folder, and keeps what was wrong with them and where their fields stand. */
export function reader(root: string) {
  const diagnostics: Diagnostic[] = [];
  const sources = new Map<string, string>();
  const places = new Map<string, Locate>();
  const parsedFile = parsedFiles(root);
  return {
    diagnostics,

    /** The result of parsing a file. Even where the parser itself throws, the diagnostic names the file. */
    parsed<T extends { diagnostics: Diagnostic[] }>(file: string, parse: (text: string) => T): T | undefined {
      const { text, diagnostic } = readText(root, file);
      if (diagnostic) {
        diagnostics.push(diagnostic);
        return undefined;
      }
      sources.set(file, text);
      try {
        const result = parsedFile(file, text, () => parse(text));
        diagnostics.push(...result.diagnostics);
        return result;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        diagnostics.push({ file, message: message('files.notUnderstood', { reason }) });
        return undefined;
      }
    },

    /** Line and column of a field of a YAML file or of frontmatter. */
    at(file: string, ...keys: PropertyKey[]): Place {
      const text = sources.get(file);
      if (text === undefined) return { file };
      const locate = places.get(file) ?? locateIn(file, text);
      places.set(file, locate);
      return locate(keys);
    },
  };
}

function locateIn(file: string, text: string): Locate {
  if (!file.endsWith('.mdx')) return placesIn(text, file);
  return placesIn(frontmatterOf(text)?.yaml ?? '', file, 2);
}
