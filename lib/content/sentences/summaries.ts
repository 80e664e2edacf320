import type { Words } from './words.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The last line of a command. */
export const summaries = {
  inOrder: (counts: { pages: number; guide: number; blog: number; reviews: number }): Words => ({
    pt: `O conteúdo está em ordem: ${counts.pages} páginas, ${counts.guide} artigos, ${counts.blog} posts, ${counts.reviews} análises.`,
    en: `The content is in order: ${counts.pages} pages, ${counts.guide} articles, ${counts.blog} posts, ${counts.reviews} reviews.`,
  }),
  errors: (errors: number): Words => ({
    pt: `${count(errors, 'erro', 'erros')} no conteúdo. Nada é publicado até o conserto.`,
    en: `${count(errors, 'error', 'errors')} in the content. Nothing is built until they are mended.`,
  }),
  beforeLaunch: (examples: readonly string[]): Words => ({
    pt: `Antes de publicar: ${count(examples.length, 'configuração ainda é', 'configurações ainda são')} de exemplo (${examples.join(', ')}); npm run check:launch diz onde.`,
    en: `Before launch: ${count(examples.length, 'setting still holds', 'settings still hold')} an example (${examples.join(', ')}); npm run check:launch says where.`,
  }),
  notReady: (left: number): Words => ({
    pt: `${count(left, 'pendência', 'pendências')} antes de publicar.`,
    en: `${count(left, 'thing', 'things')} left to do before launch.`,
  }),
  ready: (): Words => ({ pt: 'Nada falta para publicar.', en: 'Nothing is left to do before launch.' }),
  spelling: (words: number): Words => ({
    pt:
      words === 0
        ? 'Nenhuma palavra desconhecida.'
        : `${count(words, 'palavra desconhecida', 'palavras desconhecidas')}.`,
    en: words === 0 ? 'No unknown words.' : `${count(words, 'unknown word', 'unknown words')}.`,
  }),
  stamped: (file: string): Words => ({
    pt: `marcada como feita a partir do original de agora: ${file}`,
    en: `stamped as made from the original as it is now: ${file}`,
  }),
  fixed: (file: string): Words => ({ pt: `consertado: ${file}`, en: `mended: ${file}` }),
  next: (kind: 'guide' | 'post' | 'review' | 'term', slug: string): Words => {
    const address = {
      guide: `/guia/${slug}`,
      post: `/blog/${slug}`,
      review: `/reviews/${slug}`,
      term: `/dicionario#${slug}`,
    }[kind];
    return kind === 'term'
      ? {
          pt: `Agora: acrescente “${slug}” a content/glossary/es.yml e en.yml, rode npm run check:content e veja em ${address} com npm run dev.`,
          en: `Next: add “${slug}” to content/glossary/es.yml and en.yml, run npm run check:content, and see it at ${address} with npm run dev.`,
        }
      : {
          pt: `Agora: escreva o texto, veja em ${address} com npm run dev, rode npm run check:content e, para publicar, apague a linha “draft: true”.`,
          en: `Next: write the text, see it at ${address} with npm run dev, run npm run check:content and, to publish, remove the line “draft: true”.`,
        };
  },
};
