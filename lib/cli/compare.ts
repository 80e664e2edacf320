import { createTwoFilesPatch } from 'diff';
import { type CheckLanguage, formatMessage, message } from '@/lib/content/diagnostics/messages.ts';

/** The words of every page of a built site, by its address. */
export type SiteText = ReadonlyMap<string, string>;

/** One difference, and every page that has it. */
interface Difference {
  what: { kind: 'added' | 'removed' } | { kind: 'changed'; lines: string };
  pages: string[];
}

/**
 * What a reader would find different between two builds. A difference that many pages share, such as that of a heading, is told
 * once.
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

/** Differences as `text` for a terminal, or as `markdown` for the summary of a workflow, where they are coloured. */
export function describeDifferences(
  found: readonly Difference[],
  format: 'text' | 'markdown',
  language: CheckLanguage,
): string {
  if (found.length === 0) return formatMessage(message('diff.none'), language);
  return found
    .map(({ what, pages }) => {
      // A change of the frame is on every page: the first few say where to look.
      const where = pages.slice(0, 12).join(', ') + (pages.length > 12 ? ` … (${pages.length})` : '');
      if (what.kind !== 'changed') return formatMessage(message(`diff.${what.kind}`, { pages: where }), language);
      // Four backticks: the text of a page may hold three.
      return format === 'text' ? `${where}\n${what.lines}` : `**${where}**\n\n\`\`\`\`diff\n${what.lines}\n\`\`\`\``;
    })
    .join('\n\n');
}
