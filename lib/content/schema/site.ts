/** What the owner sets for the whole site. */
import { z } from 'zod';
import { httpsUrl, localized, origin, region, rule, slug, text } from './fields.ts';

/** `content/site.yml` */
export const siteFile = z.strictObject({
  name: text.describe('Nome do site. Os outros campos escrevem {name}, e os textos, <SiteName />.'),
  url: origin.describe('Endereço do site: https:// e o domínio, sem barra no fim.'),
  email: z.email(rule('email')).describe('E-mail de contato.'),
  year: z.int().describe('Ano do rodapé.'),
  authors: z
    .record(
      slug,
      z.strictObject({
        name: localized.describe('Nome que assina os textos, por exemplo Redação do {name}.'),
      }),
    )
    .describe('Autores, redações e empresas: a chave é a que os textos usam em “author”.'),
  banners: z
    .strictObject({
      enabled: z.boolean().describe('false desliga todos os banners.'),
      host: origin.describe('De onde vem o script dos banners: https:// e o domínio, sem barra no fim.'),
      width: z.int().positive().describe('Largura reservada, em pixels de CSS.'),
      height: z.int().positive().describe('Altura reservada, em pixels de CSS.'),
      ids: z
        .record(z.string().regex(/^\d+$/, rule('digits')), z.int().positive())
        .describe('id de cada banner, entre aspas, e o do seu link de afiliado: "163019": 10729.'),
      bottom: z
        .array(
          z.strictObject({
            id: z.int().positive().describe('id de um banner de “ids”, sem aspas.'),
            region: region.describe('Região das páginas em que entra; uma página sem região aceita qualquer uma.'),
          }),
        )
        .min(1)
        .describe('Banners para o lugar antes do rodapé: entra o primeiro que serve e que o texto ainda não mostra.'),
    })
    .describe('Publicidade: ligada ou não, de onde vem, tamanho reservado e ids.'),
  partnerButtons: z
    .enum(['all', 'authorised'])
    .describe(
      'all: botão em toda análise, ao lado da situação da casa; authorised: botão só onde a casa tem autorização em vigor e apostar é lícito, e banners só onde apostar é lícito.',
    ),
  partnerLinks: z.record(slug, httpsUrl).describe('Link de parceiro de cada análise.'),
});
export type Site = z.infer<typeof siteFile>;

/** `content/wording.yml`: phrases that no text may use; said to writers and developers. */
export const wordingFile = z.array(
  z.strictObject({
    phrases: z
      .array(text)
      .min(1)
      .describe('Frases que nenhum texto pode usar; “*” no fim de uma palavra vale por qualquer terminação.'),
    reason: z.strictObject({ pt: text, en: text }).describe('Por que não, em português e inglês.'),
    instead: z.strictObject({ pt: text, en: text }).describe('O que escrever no lugar.'),
  }),
);
