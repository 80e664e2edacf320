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
    .record(slug, z.strictObject({ name: localized, role: localized }))
    .describe('Autores, redações e empresas: a chave é a que os textos usam em “author”.'),
  banners: z
    .strictObject({
      /** `false` turns every banner off. */
      enabled: z.boolean(),
      /** Origin that the banner script comes from. */
      host: origin,
      /** Reserved space, in CSS pixels. */
      width: z.int().positive(),
      height: z.int().positive(),
      /** Banner id → affiliate link id. */
      ids: z.record(z.string().regex(/^\d+$/, rule('digits')), z.int().positive()),
      /** Banners for the place before the footer, in order of choice, each with the region that it is for. */
      bottom: z.array(z.strictObject({ id: z.int().positive(), region })).min(1),
    })
    .describe('Publicidade: ligada ou não, de onde vem, tamanho reservado e ids.'),
  /** `all` shows the operator's status beside the button; under `authorised`, banners stand only where betting is lawful, too. */
  partnerButtons: z
    .enum(['all', 'authorised'])
    .describe('all: botão em toda análise; authorised: só onde a casa tem autorização em vigor e apostar é lícito.'),
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
