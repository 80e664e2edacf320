import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { files } from '../load/folders.ts';
import { repeated } from './repeated.ts';
import { reserved } from './reserved-ids.ts';

/** Every language has the same terms; `related` and `article` stand in the original only, and lead somewhere else. */
export function checkGlossary(content: Content): Diagnostic[] {
  const { glossary, texts, at } = content;
  const original = glossary[defaultLocale];
  if (!original) return [];
  const originalFile = files.glossary(defaultLocale);
  const ids = original.map(({ id }) => id);
  const slugs = texts.guide.map(({ slug }) => slug);
  const noTerm = (id: string) =>
    message('references.noTerm', { id, near: closest(id, ids) ?? 'none', file: originalFile });
  const diagnostics: Diagnostic[] = [];

  for (const code of localeCodes) {
    const file = files.glossary(code);
    const own = glossary[code]?.map(({ id }) => id);
    if (!own) continue;
    const place = (index: number) => at(file, index, 'id');
    diagnostics.push(...reserved(own, place), ...repeated(own, place));
    if (code === defaultLocale) continue;
    for (const id of ids.filter((item) => !own.includes(item))) {
      diagnostics.push({ file, message: message('references.termUntranslated', { id, original: originalFile }) });
    }
    for (const [index, id] of own.entries()) {
      if (!ids.includes(id)) diagnostics.push({ ...place(index), message: noTerm(id) });
    }
    for (const [index, { id, related, article }] of (glossary[code] ?? []).entries()) {
      if (related || article)
        diagnostics.push({
          ...place(index),
          message: message('references.termExtras', { id, original: originalFile }),
        });
    }
  }

  for (const [index, { id: name, related = [], article }] of original.entries()) {
    const place = (item: number) => at(originalFile, index, 'related', item);
    diagnostics.push(...repeated(related, place));
    for (const [item, id] of related.entries()) {
      if (id === name) diagnostics.push({ ...place(item), message: message('references.relatedToItself', { name }) });
      else if (!ids.includes(id)) diagnostics.push({ ...place(item), message: noTerm(id) });
    }
    const entry = texts.guide.find(({ slug }) => slug === article);
    const where = at(originalFile, index, 'article');
    if (article && !entry)
      diagnostics.push({
        ...where,
        message: message('references.noArticle', { slug: article, near: closest(article, slugs) ?? 'none' }),
      });
    if (entry && isDraft(entry))
      diagnostics.push({ ...where, message: message('references.draftPage', { path: `/guia/${article}` }) });
  }
  return diagnostics;
}
