import { createTwoFilesPatch } from 'diff';
import { type CheckLanguage, formatMessage, message } from '@/lib/content/diagnostics/messages.ts';

/** The words of every page of a built site, by its address. */
export type SiteText = ReadonlyMap<string, string>;

/**
 * What a reader would find different between two builds: as `text` for a terminal, or as `markdown` for the summary of a workflow,
 * where it is coloured. A difference that many pages share, such as that of a heading, is told once.
 */
export function compareSites(
  before: SiteText,
  after: SiteText,
  format: 'text' | 'markdown',
  language: CheckLanguage,
): string {
  /** Every difference, and the pages that have it. */
  const found = new Map<string, string[]>();
  for (const page of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    for (const difference of new Set(differences(before.get(page), after.get(page))))
      found.set(difference, [...(found.get(difference) ?? []), page]);
  }
  if (found.size === 0) return formatMessage(message('diff.none'), language);
  return Array.from(found, ([difference, pages]) => {
    // A change of the frame is on every page: the first few say where to look.
    const where = pages.slice(0, 12).join(', ') + (pages.length > 12 ? ` … (${pages.length})` : '');
    if (difference === 'added' || difference === 'removed')
      return formatMessage(message(`diff.${difference}`, { pages: where }), language);
    // Four backticks: the text of a page may hold three.
    return format === 'text' ? `${where}\n${difference}` : `**${where}**\n\n\`\`\`\`diff\n${difference}\n\`\`\`\``;
  }).join('\n\n');
}

/** The lines that differ, each behind a sign and with those round it; or that the page came or went. */
function differences(before: string | undefined, after: string | undefined): string[] {
  if (before === undefined) return ['added'];
  if (after === undefined) return ['removed'];
  const [, ...hunks] = createTwoFilesPatch('', '', before, after, '', '', { context: 1 }).split(/^@@.*@@\n/m);
  return hunks.map((hunk) => hunk.trimEnd());
}
