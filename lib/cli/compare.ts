import { createTwoFilesPatch } from 'diff';
import type { CheckLanguage } from '@/lib/content/sentences/words.ts';

/** The words of every page of a built site, by its address. */
export type SiteText = ReadonlyMap<string, string>;

/** One difference, and every page that has it. */
export interface Difference {
  what: { kind: 'added' | 'removed' } | { kind: 'changed'; lines: string };
  pages: string[];
}

/**
 * What a reader would find different between two builds, each difference told once: a heading, or an article that is not
 * translated, shows on many pages.
 */
export function compareSites(before: SiteText, after: SiteText): Difference[] {
  const found = new Map<string, Difference>();
  for (const page of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    for (const what of differences(before.get(page), after.get(page))) {
      const key = JSON.stringify(what);
      const difference = found.get(key) ?? { what, pages: [] };
      if (!difference.pages.includes(page)) difference.pages.push(page);
      found.set(key, difference);
    }
  }
  return [...found.values()];
}

function differences(before: string | undefined, after: string | undefined): Difference['what'][] {
  if (before === undefined) return [{ kind: 'added' }];
  if (after === undefined) return [{ kind: 'removed' }];
  const [, ...hunks] = createTwoFilesPatch('', '', before, after, '', '', { context: 1 }).split(/^@@.*@@\n/m);
  return hunks.map((hunk) => ({ kind: 'changed', lines: hunk.trimEnd() }));
}

const words = {
  pt: { added: 'Páginas novas', removed: 'Páginas que saíram', none: 'Nenhuma página mudou de texto.' },
  en: { added: 'New pages', removed: 'Pages that are gone', none: 'No page reads differently.' },
};

/** Differences for people: `text` for a terminal, `markdown` for the summary of a workflow, in which they are coloured. */
export function report(found: readonly Difference[], format: 'text' | 'markdown', language: CheckLanguage): string {
  if (found.length === 0) return words[language].none;
  return found
    .map(({ what, pages }) => {
      // A change of the frame is on every page: the first few say where to look.
      const where = pages.slice(0, 12).join(', ') + (pages.length > 12 ? ` … (${pages.length})` : '');
      if (what.kind !== 'changed') return `${words[language][what.kind]}: ${where}`;
      // Four backticks: the text of a page may hold three.
      return format === 'text' ? `${where}\n${what.lines}` : `**${where}**\n\n\`\`\`\`diff\n${what.lines}\n\`\`\`\``;
    })
    .join('\n\n');
}
