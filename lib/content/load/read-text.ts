import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, positionOf } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';

/** Invisible characters that no text needs, such as NUL or a direction override; soft hyphens and joiners are allowed. */
const INVISIBLE = /(?![\t\n\u00ad\u200c-\u200f\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\ufffe\uffff]/u;

/**
 * A content file's text with Unix line ends, no byte order mark and composed letters (NFC: “á” is one sign, however it was typed),
 * or what is wrong with its bytes.
 */
export function readText(
  root: string,
  file: string,
): { text: string; diagnostic?: undefined } | { text?: undefined; diagnostic: Diagnostic } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(root, file));
  } catch {
    return { diagnostic: { file, message: message('files.unreadable') } };
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n').normalize('NFC');
  } catch {
    return { diagnostic: { file, message: message('files.notUtf8') } };
  }
  if (text.trim() === '') return { diagnostic: { file, message: message('files.empty') } };
  const invisible = INVISIBLE.exec(text);
  if (invisible) {
    const code = `U+${invisible[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return {
      diagnostic: { file, ...positionOf(invisible.index, text), message: message('files.controlCharacter', { code }) },
    };
  }
  return { text };
}

/** Names in a folder, sorted, hidden ones left out; empty where the folder does not exist. */
export function listFolder(root: string, folder: string): { name: string; isFolder: boolean }[] {
  try {
    return readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.'))
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
