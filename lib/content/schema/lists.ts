/** Files that say which pages stand where: the guide, the glossary, rankings, related and published pages. */
import { z } from 'zod';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { flag, icon, localized, pageLink, pagePath, slug, text } from './fields.ts';

/** `content/guide/guide.yml` */
export const guideFile = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: slug.describe('Lugar do grupo na página do guia: mercados é /guia#mercados. Decide também o desenho.'),
        title: localized.describe('Nome do grupo.'),
        description: localized.describe('O que o grupo ensina, em uma frase, para a página do guia.'),
        color: z.enum(['green', 'blue', 'amber', 'red']).describe('Cor do desenho e dos ícones do grupo.'),
        end: pageLink
          .optional()
          .describe('Página que vem depois do último artigo; sem a linha, vem o primeiro artigo do grupo seguinte.'),
        articles: z
          .array(
            z.strictObject({
              slug: slug.describe('Pasta do artigo em content/guide/, que é também o seu endereço: over-under.'),
              icon: icon.describe('Ícone do artigo, no cartão e acima do título.'),
              aside: flag.describe(
                'true: leitura à parte. Tem cartão, mas “Artigo anterior” e “Próximo artigo” dos outros o pulam.',
              ),
              card: z
                .partialRecord(
                  z.enum(localeCodes),
                  z.strictObject({
                    title: text.describe('Título do cartão nessa língua.'),
                    description: text.describe('Descrição do cartão nessa língua, em uma frase.'),
                  }),
                )
                .optional()
                .describe(
                  'Texto do cartão nas línguas em que o artigo ainda não está escrito; depois de traduzir, apague.',
                ),
            }),
          )
          .min(1)
          .describe('Artigos do grupo, na ordem de leitura.'),
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
/** `content/glossary/<locale>.yml` */
export const glossaryFile = z.array(glossaryEntry);
export type GlossaryEntry = z.infer<typeof glossaryEntry>;

/** `content/rankings.yml`: the TOP 3 and the five categories of /rankings. */
export const rankingsFile = z.strictObject({
  top: z
    .array(
      z.strictObject({
        review: slug.describe('Pasta da análise em content/reviews/, por exemplo superbet-br.'),
        strength: localized.describe('O ponto forte da casa, em duas ou três palavras.'),
        highlights: z
          .array(z.union([z.literal('highestRating'), localized]))
          .length(3)
          .describe(
            'Três destaques curtos. Um pode ser highestRating: a página diz “No topo do ranking”, e a checagem confere.',
          ),
      }),
    )
    .length(3)
    .describe('O TOP 3, em ordem de nota no ranking.'),
  categories: z
    .array(
      z.strictObject({
        id: slug.describe('Lugar do cartão na página: pix é /rankings#pix.'),
        icon: icon.describe('Ícone do cartão.'),
        title: localized.describe('Título do cartão.'),
        description: localized.describe('O que se encontra na página a que ele leva, em uma frase.'),
        to: pageLink.describe('Página a que ele leva, ou um lugar nela, sem a língua: /brasil#pix.'),
      }),
    )
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
