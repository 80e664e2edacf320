import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Fault } from '../diagnostics/diagnostics.ts';
import { isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { files } from '../load/folders.ts';
import { say } from '../sentences/index.ts';
import { repeated } from './repeated.ts';
import { isReservedId } from './reserved-ids.ts';

/** The same terms in every language; `related` and `article` in the original only, and leading somewhere. */
export function checkGlossary(content: Content): Fault[] {
  const { glossary, texts, at } = content;
  const original = glossary[defaultLocale];
  if (!original) return [];
  const originalFile = files.glossary(defaultLocale);
  const ids = original.map(({ id }) => id);
  const slugs = texts.guide.map(({ slug }) => slug);
  const faults: Fault[] = [];

  for (const code of localeCodes) {
    const file = files.glossary(code);
    const own = glossary[code]?.map(({ id }) => id);
    if (!own) continue;
    for (const [index, id] of own.entries()) {
      if (isReservedId(id)) faults.push({ ...at(file, index, 'id'), says: say.reservedId(id) });
    }
    for (const { value, index } of repeated(own)) faults.push({ ...at(file, index, 'id'), says: say.twice(value) });
    if (code === defaultLocale) continue;
    for (const id of ids.filter((item) => !own.includes(item))) {
      faults.push({ file, says: say.termUntranslated(id, originalFile) });
    }
    for (const [index, id] of own.entries()) {
      if (!ids.includes(id))
        faults.push({ ...at(file, index, 'id'), says: say.noTerm(id, closest(id, ids), originalFile) });
    }
    for (const [index, { id, related, article }] of (glossary[code] ?? []).entries()) {
      if (related || article) faults.push({ ...at(file, index, 'id'), says: say.termExtras(id, originalFile) });
    }
  }

  for (const [index, { related = [], article }] of original.entries()) {
    for (const [place, id] of related.entries()) {
      const where = at(originalFile, index, 'related', place);
      if (!ids.includes(id)) faults.push({ ...where, says: say.noTerm(id, closest(id, ids), originalFile) });
    }
    const entry = texts.guide.find(({ slug }) => slug === article);
    const where = at(originalFile, index, 'article');
    if (article && !entry) faults.push({ ...where, says: say.noArticle(article, closest(article, slugs)) });
    if (entry && isDraft(entry)) faults.push({ ...where, says: say.draftPage(`/guia/${article}`) });
  }
  return faults;
}
