/** Frontmatter of the four kinds of text. */
import { z } from 'zod';
import { day, flag, rule, slug, source, text } from './fields.ts';

const head = {
  title: text.max(60).describe('Título da página, até 60 caracteres, para aparecer inteiro nos buscadores.'),
  description: text
    .min(70)
    .max(160)
    .describe('Resumo para os buscadores, de 70 a 160 caracteres, diferente em cada página e língua.'),
};

const state = {
  /** Sitemap and structured data show it. */
  updated: day.describe('Dia da última mudança de conteúdo, AAAA-MM-DD.'),
  draft: flag.describe('true: aparece só em npm run dev, com aviso. Apague a linha para publicar.'),
  translationOf: z
    .string()
    .regex(/^[0-9a-f]{12}$/, rule('hash'))
    .optional()
    .describe(
      'Em uma tradução: de qual versão do original ela foi feita. npm run i18n:status -- --write /es/… preenche.',
    ),
};

/** `content/pages/<route>/<locale>.mdx` */
export const pageFrontmatter = z.strictObject({ ...head, ...state });

const dated = {
  ...head,
  published: day.describe('Dia da primeira publicação, AAAA-MM-DD.'),
  ...state,
  author: slug.describe('Chave de “authors” em content/site.yml.'),
};

/** `content/guide/<slug>/<locale>.mdx` */
export const guideFrontmatter = z.strictObject({
  ...dated,
  summary: z
    .array(text)
    .min(3)
    .max(5)
    .describe('“Em resumo”: de 3 a 5 frases curtas, o que fica na memória de quem lê.'),
  goal: text.describe('Uma frase: o que a pessoa sabe fazer depois de ler.'),
  responsible: text.optional().describe('Linha de jogo responsável nas palavras do artigo, onde fizer falta.'),
  sources: z
    .array(source)
    .min(1)
    .describe('De onde vem o que se afirma: título, quem publicou, data (dia, mês ou ano) e, se houver, endereço.'),
});

/** `content/blog/<slug>/<locale>.mdx` */
export const blogFrontmatter = z.strictObject({
  ...dated,
  excerpt: text.max(200).describe('Texto do cartão nas listas, até 200 caracteres.'),
  category: z
    .enum(['estrategia', 'iniciantes', 'mercados'])
    .describe('Seção do blog: estrategia, iniciantes ou mercados.'),
  sources: z.array(source).describe('De onde vem o que se afirma; [] se não há.'),
});

/** `content/reviews/<id>/<locale>.mdx`: the words of a review. Its numbers stand in `review.yml`. */
export const reviewFrontmatter = z.strictObject({
  ...dated,
  summary: text.max(220).describe('Texto do cartão da análise, uma ou duas frases, até 220 caracteres.'),
  highlights: z.array(text.max(40)).length(3).describe('Três textos curtos do cartão, de até 40 caracteres.'),
  tags: z.array(text.max(30)).min(2).max(6).describe('De 2 a 6 etiquetas do resumo da avaliação.'),
  pros: z.array(text).min(2).describe('Pontos a favor, pelo menos dois.'),
  cons: z.array(text).min(1).describe('Pontos contra, pelo menos um.'),
  suits: z.array(text).min(1).describe('Para quem serve.'),
  avoid: z.array(text).min(1).describe('Quem deve procurar outra casa.'),
  verdict: text.describe('Conclusão, em um parágrafo.'),
});
