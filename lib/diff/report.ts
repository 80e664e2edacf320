import { type FaultLanguage, list, type Words } from '@/lib/content/sentences/words.ts';
import type { Comparison, PageChange } from './compare.ts';

/** `text` for a terminal, `markdown` for the summary of a workflow. */
export type Format = 'text' | 'markdown';

const titles = {
  added: { pt: 'Páginas novas', en: 'New pages' },
  removed: { pt: 'Páginas que saíram', en: 'Pages that are gone' },
  changed: { pt: 'Páginas com outro texto', en: 'Pages whose text changed' },
} satisfies Record<keyof Comparison['pages'], Words>;

const words = {
  same: { pt: 'Nenhuma página mudou.', en: 'No page changed.' },
  words: { pt: 'palavras', en: 'words' },
  differences: { pt: 'O que mudou', en: 'What changed' },
  markupOnly: { pt: 'Mesmo texto, outro HTML', en: 'Same text, other HTML' },
  assetsOnly: {
    pt: 'Só mudou o endereço de estilos, scripts ou fontes',
    en: 'Only the addresses of styles, scripts or fonts changed',
  },
  files: { pt: 'Outros arquivos que mudaram', en: 'Other files that changed' },
} satisfies Record<string, Words>;

/** The comparison for people. */
export function report(comparison: Comparison, format: Format, language: FaultLanguage): string {
  const { pages, hunks, markupOnly, assetsOnly, files } = comparison;
  const { title, place, code } = styles[format];
  const say = (key: keyof typeof words) => words[key][language];
  const sized = ({ page, bytes, words }: PageChange) =>
    `- ${place(page)}: ${signed(bytes)} bytes, ${signed(words)} ${say('words')}`;
  const kinds = (['added', 'removed', 'changed'] as const).filter((kind) => pages[kind].length > 0);
  const counted = ({ length }: readonly string[]) => `(${length})`;
  return [
    kinds.length + markupOnly.length + assetsOnly.length + files.length === 0 && say('same'),
    ...kinds.map((kind) => [title(titles[kind][language]), ...pages[kind].map(sized)].join('\n')),
    hunks.length > 0 && title(say('differences')),
    ...hunks.map((hunk) => `${list(hunk.pages.map(place))}\n${code(hunk.lines)}`),
    markupOnly.length > 0 && `${say('markupOnly')} ${counted(markupOnly)}: ${first(markupOnly.map(place))}`,
    // A new style sheet touches every page: the number says it all.
    assetsOnly.length > 0 && `${say('assetsOnly')} ${counted(assetsOnly)}.`,
    files.length > 0 && `${say('files')} ${counted(files)}: ${first(files.map(place))}`,
  ]
    .filter((part) => part !== false)
    .join('\n\n');
}

/** A change of the share pictures or of a frame touches every page: the first few say where to look. */
const first = (places: readonly string[]) => list(places.slice(0, 12)) + (places.length > 12 ? ' …' : '');

const signed = (number: number) => (number > 0 ? `+${number}` : String(number).replace('-', '−'));

interface Style {
  title: (text: string) => string;
  place: (name: string) => string;
  code: (lines: readonly string[]) => string;
}

const styles: Record<Format, Style> = {
  text: {
    title: (text) => text,
    place: (name) => name,
    code: (lines) => lines.map((line) => `  ${line}`).join('\n'),
  },
  markdown: {
    title: (text) => `### ${text}`,
    place: (name) => `\`${name}\``,
    // Four backticks: the text of a page may hold three.
    code: (lines) => `\n\`\`\`\`diff\n${lines.join('\n')}\n\`\`\`\``,
  },
};
