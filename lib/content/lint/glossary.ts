import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { collections, isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import { repeated } from './repeated.ts';
import { reserved } from './reserved-ids.ts';

/** Every language has the same terms; `related` and `article` stand in the original only, and lead somewhere else. */
export function* checkGlossary({ glossary, texts, at }: Content): Generator<Diagnostic> {
  const original = glossary[defaultLocale];
  if (!original) return;
  const originalFile = contentFiles.glossary(defaultLocale);
  const ids = original.map(({ id }) => id);
  const slugs = texts.guide.map(({ slug }) => slug);
  const noTerm = (id: string) =>
    message('references.noTerm', { id, near: closest(id, ids) ?? 'none', file: originalFile });

  for (const code of localeCodes) {
    const file = contentFiles.glossary(code);
    const terms = glossary[code];
    if (!terms) continue;
    const own = terms.map(({ id }) => id);
    const place = (index: number) => at(file, index, 'id');
    yield* reserved(own, place);
    yield* repeated(own, place);
    if (code === defaultLocale) continue;
    for (const id of ids.filter((item) => !own.includes(item)))
      yield { file, message: message('glossary.termUntranslated', { id, original: originalFile }) };
    for (const [index, { id, related, article }] of terms.entries()) {
      if (!ids.includes(id)) yield { ...place(index), message: noTerm(id) };
      if (related || article)
        yield { ...place(index), message: message('glossary.termExtras', { id, original: originalFile }) };
    }
  }

  for (const [index, { id: name, related = [], article }] of original.entries()) {
    const place = (item: number) => at(originalFile, index, 'related', item);
    yield* repeated(related, place);
    for (const [item, id] of related.entries()) {
      if (id === name) yield { ...place(item), message: message('references.relatedToItself', { name }) };
      else if (!ids.includes(id)) yield { ...place(item), message: noTerm(id) };
    }
    const entry = texts.guide.find(({ slug }) => slug === article);
    const where = at(originalFile, index, 'article');
    if (article && !entry) {
      const near = closest(article, slugs) ?? 'none';
      yield { ...where, message: message('references.noArticle', { slug: article, near }) };
    }
    if (entry && isDraft(entry))
      yield { ...where, message: message('references.draftPage', { path: collections.guide.path(entry.slug) }) };
  }
}
