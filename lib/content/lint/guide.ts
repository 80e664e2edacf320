import { localeCodes } from '@/lib/i18n/locales.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { collections } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import type { CheckLink } from './links.ts';
import { repeated } from './repeated.ts';
import { reserved } from './reserved-ids.ts';

/** Every article stands in `guide.yml` exactly once. */
export function* checkGuide(content: Content, checkLink: CheckLink): Generator<Diagnostic> {
  const { guide, texts, at } = content;
  if (!guide) return;
  const written = texts.guide.map(({ slug }) => slug);
  const rows = guide.groups.flatMap((group, g) =>
    group.articles.map(({ slug }, a) => ({ slug, place: at(contentFiles.guide, 'groups', g, 'articles', a, 'slug') })),
  );
  const listed = rows.map(({ slug }) => slug);
  for (const { slug, place } of rows) {
    if (!written.includes(slug))
      yield { ...place, message: message('references.noArticle', { slug, near: closest(slug, written) ?? 'none' }) };
  }
  yield* repeated(listed, (index) => rows[index]?.place ?? { file: contentFiles.guide });
  for (const slug of written) {
    if (!listed.includes(slug))
      yield {
        file: `${collections.guide.folder}/${slug}`,
        message: message('guide.articleUnlisted', { slug, file: contentFiles.guide }),
      };
  }
  const groups = guide.groups.map(({ id }) => id);
  const groupAt = (index: number) => at(contentFiles.guide, 'groups', index, 'id');
  yield* reserved(groups, groupAt);
  yield* repeated(groups, groupAt);
  for (const [index, { end }] of guide.groups.entries()) {
    const problem = end && checkLink(end);
    if (problem) yield { ...at(contentFiles.guide, 'groups', index, 'end'), message: problem };
  }
  yield* unusedCards(content);
}

/** Card texts that are no longer shown, because the article is written in their language by now. */
function unusedCards({ guide, texts, at }: Content): Diagnostic[] {
  const articles = new Map(texts.guide.map((article) => [article.slug, article]));
  return (guide?.groups ?? []).flatMap((group, g) =>
    group.articles.flatMap(({ slug, card = {} }, a) =>
      localeCodes
        .filter((code) => {
          const doc = articles.get(slug)?.docs[code];
          return card[code] && doc && !doc.frontmatter.draft;
        })
        .map((code) => ({
          ...at(contentFiles.guide, 'groups', g, 'articles', a, 'card', code),
          message: message('guide.unusedCard', { language: code, file: contentFiles.text('guide', slug, code) }),
        })),
    ),
  );
}
