import type { Diagnostic, Place } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Collection } from '../load/collections.ts';

/** Ids of the frame that every page has: two elements with one id would send links to the wrong one. */
const frame = ['aviso-jogo-responsavel', 'conteudo', 'dicionario-titulo', 'menu', 'neste-texto', 'titulo'];

/** Ids of the parts that pages of a collection have round their text. */
const parts: { [C in Collection]: readonly string[] } = {
  pages: [],
  guide: ['em-resumo', 'fontes', 'ver-tambem'],
  blog: ['fontes', 'mais-artigos', 'ver-tambem'],
  reviews: [
    ...['alternativas', 'autorizacao', 'dados', 'fontes', 'historico', 'nota-geral', 'pros-e-contras'],
    ...['resumo', 'tabela-resumo', 'veredito', 'visitar'],
  ],
};

/** Prefixes of generated ids: `made` on every page, `madeOn` on pages of one collection. */
const made = ['banner-', 'letra-', 'tab-', 'termo-'];
const madeOn: Partial<Record<Collection, readonly string[]>> = {
  pages: ['ajuda-', 'casa-', 'pais-'],
  reviews: ['criterio-'],
};

/**
 * Whether the page has an id by itself, so that no heading, section, tab or entry may have it.
 * @param collection That of the page, for an id in its text; none for an entry of a list such as the glossary
 */
export function isReservedId(id: string, collection?: Collection): boolean {
  const fixed = collection ? [...frame, ...parts[collection]] : frame;
  const starts = [...made, ...((collection && madeOn[collection]) ?? [])];
  return fixed.includes(id) || starts.some((start) => id.startsWith(start));
}

/** What is said of ids in a list that every page has by itself. */
export function reserved(ids: readonly string[], place: (index: number) => Place): Diagnostic[] {
  return ids.flatMap((id, index) =>
    isReservedId(id) ? [{ ...place(index), message: message('mdx.reservedId', { id }) }] : [],
  );
}
