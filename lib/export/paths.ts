import { rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles, move } from '@/lib/files.ts';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';

/** Removes what nothing requests: the payloads of Next's client router, and its own not-found page beside our `404.html`. */
export function dropPayloads(out: string): void {
  const files = new Set(listFiles(out));
  for (const file of files) {
    const page = file.replace(/\.txt$/, '.html');
    const isPayload = page !== file && (files.has(page) || path.posix.basename(file).startsWith('__next.'));
    if (isPayload || /^_not-found(\.|\/)/.test(file)) rmSync(path.join(out, file));
  }
}

/** Next keeps the address `/404` for itself, so the 404 pages of other languages come from a folder of their own (`app/not-found`). */
export function placeNotFound(out: string): void {
  for (const code of localeCodes.filter((locale) => locale !== defaultLocale))
    move(out, `not-found/${code}.html`, `${code}/404.html`);
}

/**
 * The default language is served without a prefix: `pt/brasil.html` becomes `brasil.html`, `pt.html` the home page.
 * @throws Error where there is no home page, or a file has to give way to another
 */
export function moveToRoot(out: string): void {
  const files = listFiles(out);
  const prefix = `${defaultLocale}/`;
  if (!files.includes(`${defaultLocale}.html`))
    throw new Error(`out/${defaultLocale}.html is missing: there is no home page`);
  for (const file of files) {
    if (file !== `${defaultLocale}.html` && !file.startsWith(prefix)) continue;
    const target = file.startsWith(prefix) ? file.slice(prefix.length) : 'index.html';
    if (files.includes(target)) throw new Error(`out/${file} cannot move to out/${target}: that file exists already`);
    move(out, file, target);
  }
}
