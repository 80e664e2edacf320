import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineTexts } from './check.ts';
import { finishPage, type Site } from './page.ts';

export interface PageFile {
  out: string;
  file: string;
  site: Site;
}

/** Finishes a page, and tells which inline code it holds. @throws Error that names the page */
export function work({ out, file, site }: PageFile): InlineTexts {
  const target = path.join(out, file);
  try {
    const { html, inline } = finishPage(file, readFileSync(target, 'utf8'), site);
    writeFileSync(target, html);
    return inline;
  } catch (error) {
    const { message } = error as Error;
    throw message.includes(file) ? error : new Error(`out/${file}: ${message}`, { cause: error });
  }
}
