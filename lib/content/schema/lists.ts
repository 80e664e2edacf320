/** Files that say which pages stand where: the guide, the glossary, rankings, related and published pages. */
import { z } from 'zod';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { icon, localized, pageLink, pagePath, slug, text } from './fields.ts';

/** `content/guide/guide.yml`: after a group's last article comes `end`, else the first of the next group. */
export const guideFile = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: slug,
        title: localized,
        description: localized,
        icon,
        /** Accent of the group's cards, a token of `styles/globals.css`. */
        color: z.enum(['green', 'blue', 'amber', 'red']),
        end: pageLink.optional(),
        articles: z
          .array(
            z.strictObject({
              slug,
              icon,
              /** Reading to the side: it has a card and neighbours, but the articles round it lead past it. */
              aside: z.literal(true).optional(),
              /** Card texts in languages that the article itself is not written in. */
              card: z.partialRecord(z.enum(localeCodes), z.strictObject({ title: text, description: text })).optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1)
    .describe('Grupos do guia e seus artigos, na ordem de leitura.'),
});

/** One entry of `content/glossary/<locale>.yml`. */
const glossaryEntry = z.strictObject({
  id: slug.describe('Nome do termo no endereço, igual em todas as línguas.'),
  term: text.describe('O termo, como se lê.'),
  definition: text.describe('O que é, em uma ou duas frases.'),
  example: text.describe('Um exemplo curto.'),
  related: z.array(slug).optional().describe('ids de termos parecidos; só em pt.yml.'),
  article: slug.optional().describe('slug do artigo do guia que ensina o termo; só em pt.yml.'),
});
export const glossaryFile = z.array(glossaryEntry);
export type GlossaryEntry = z.infer<typeof glossaryEntry>;

/** `content/rankings.yml`: the TOP 3 and the five categories of /rankings. */
export const rankingsFile = z.strictObject({
  top: z
    .array(
      z.strictObject({
        review: slug,
        strength: localized,
        /** `highestRating` is no text but a claim that the check computes; the page says it in the reader's language. */
        highlights: z.array(z.union([z.literal('highestRating'), localized])).length(3),
      }),
    )
    .length(3)
    .describe(
      'O TOP 3, em ordem de nota. Um destaque pode ser highestRating: “no topo do ranking”, que a checagem confere.',
    ),
  categories: z
    .array(z.strictObject({ id: slug, icon, title: localized, description: localized, to: pageLink }))
    .length(5)
    .describe('Os cinco cartões de /rankings, em ordem.'),
});

/** `content/related.yml`: where an article or a post leads at its end, by its address. */
export const relatedFile = z.record(
  pagePath,
  z
    .array(
      z.strictObject({
        to: pageLink.describe('Página deste site, sem a língua, por exemplo /guia/over-under.'),
        reason: localized.describe('Por que ler a seguir, em uma frase.'),
      }),
    )
    .min(2)
    .max(3),
);

/** `content/published.yml`: every address that was ever public, and where those lead that are pages no longer. */
export const publishedFile = z.strictObject({
  pages: z.array(pagePath).describe('Toda página que já foi pública; npm run publish:list acrescenta as novas.'),
  moved: z.record(pagePath, pageLink).describe('Endereço antigo: página que ficou no lugar.'),
});
