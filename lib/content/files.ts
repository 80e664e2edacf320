import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './faults.ts';

/** A content file's text with Unix line ends and no byte order mark, or what is wrong with its bytes. */
export function readText(
  root: string,
  file: string,
): { text: string; fault?: undefined } | { text?: undefined; fault: Fault } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(root, file));
  } catch {
    return {
      fault: { file, message: 'the file is missing or cannot be read', hint: 'create it, or check its permissions' },
    };
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return { fault: { file, message: 'the file is not UTF-8', hint: 'save it again with the encoding UTF-8' } };
  }
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    const line = text.slice(0, nul).split('\n').length;
    return {
      fault: { file, line, message: 'the file holds a NUL byte', hint: 'remove the invisible character on this line' },
    };
  }
  if (text.trim() === '')
    return { fault: { file, message: 'the file is empty', hint: 'write its content, or delete it' } };
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
