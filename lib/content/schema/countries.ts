/** `content/countries.yml`: the law of each country that the site is read in, and who helps there. */
import { z } from 'zod';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { day, httpsUrl, localized, partialDate, region, rule, slug, source, text } from './fields.ts';

/** Who or where to ask for help with gambling. */
const helpLine = z
  .strictObject({
    name: text.describe('Nome do serviço.'),
    lang: z.enum(localeCodes).optional().describe('Língua do nome, se for uma.'),
    place: localized.optional().describe('Parte do país que atende, se não for todo ele.'),
    about: localized.optional().describe('O que é e quando atende.'),
    phone: z
      .string()
      .regex(/^\+?[\d(][\d ()-]*\d$/, rule('phone'))
      .optional()
      .describe('Um telefone, como se disca, sem outras palavras.'),
    url: httpsUrl.optional().describe('Página do serviço.'),
  })
  .refine(({ phone, url, about }) => phone || url || about, rule('helpReached'));
export type HelpLine = z.infer<typeof helpLine>;

const country = z.strictObject({
  id: slug.describe('Nome do país nos outros arquivos, por exemplo brasil.'),
  name: localized.describe('Nome do país.'),
  region: region.describe('Região do site a que pertence.'),
  language: z.enum(localeCodes).describe('Língua em que o site é lido lá.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: rule('currency'), abort: true })
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), rule('currency'))
    .describe('Código da moeda, ISO 4217.'),
  state: z
    .enum(['prohibited', 'licensed', 'by province', 'restricted', 'unclear'])
    .describe('Apostas online: proibidas; com licença; por província; só para quem a lei nomeia; ou não se sabe.'),
  since: partialDate.optional().describe('Desde quando é assim; sem a linha, a página diz “não confirmado”.'),
  law: localized.describe('O que vale hoje para quem aposta, em duas ou três frases.'),
  instruments: z.array(source).min(1).describe('Leis, normas e decisões: título, órgão, data e endereço.'),
  ended: z
    .strictObject({ on: day.describe('Dia do fim.'), by: localized.describe('Norma, como se cita em cada língua.') })
    .optional()
    .describe('Norma que acabou com todas as autorizações do país.'),
  follow: z
    .strictObject({
      title: localized.describe('O que se acompanha, como segue depois de “Acompanhe:”: tramitação no Congresso.'),
      url: httpsUrl.describe('Página em que se acompanha.'),
    })
    .optional()
    .describe('Onde acompanhar uma norma que ainda pode mudar.'),
  authority: localized.describe('Quem autoriza.'),
  list: z
    .strictObject({
      title: text.describe('Título da lista, como o órgão o escreve.'),
      publisher: text.describe('Órgão que publica a lista.'),
      url: httpsUrl.describe('Página da lista.'),
    })
    .optional()
    .describe('Lista oficial de autorizados; sem ela, a página diz que não foi encontrada.'),
  selfExclusion: z
    .strictObject({
      text: localized.describe('Como se pede, ou o que se sabe dela, em uma ou duas frases.'),
      url: httpsUrl.optional().describe('Página em que se pede; o link mostra só o domínio.'),
    })
    .optional()
    .describe('Autoexclusão; sem ela, a página diz que não foi encontrada.'),
  help: z.array(helpLine).describe('Linhas de ajuda, a mais geral primeiro; [] se nenhuma foi encontrada.'),
  tax: localized.optional().describe('Imposto sobre o que se ganha, em uma frase.'),
  payments: localized.optional().describe('Como se paga, em duas ou três frases.'),
  sources: z.array(source).min(1).describe('De onde vem o que se diz do país.'),
  checked: day.describe('Dia da conferência, AAAA-MM-DD.'),
});
export type Country = z.infer<typeof country>;

/** `content/countries.yml`: the law, the authority and the help lines of each country, and places whose licences hold in none of them. */
export const countriesFile = z.strictObject({
  countries: z.array(country).min(1).describe('Países em que o site é lido.'),
  elsewhere: z
    .record(slug, localized)
    .describe('Lugares que dão licenças que não valem em nenhum desses países: id e nome.'),
});
export type Countries = z.infer<typeof countriesFile>;
