import type { z } from 'zod';
import type { BlogFrontmatter, GuideFrontmatter, PageFrontmatter, ReviewFrontmatter } from '../../load/collections.ts';
import type {
  Facts,
  GlossaryEntry,
  guideFile,
  publishedFile,
  ReviewFile,
  rankingsFile,
  relatedFile,
  Site,
  wordingFile,
} from '../index.ts';

/**
 * What each field is for, in the writers' language: editors show it beside the field. A field without its line does not compile.
 * The rules themselves, and why, stand in `lib/content/schema/index.ts`.
 */
type Help<T> = { [Field in keyof Required<T>]: string };

const page: Help<PageFrontmatter> = {
  title: 'Título da página, até 60 caracteres, para aparecer inteiro nos buscadores.',
  description: 'Resumo para os buscadores, de 70 a 160 caracteres, diferente em cada página e língua.',
  updated: 'Dia da última mudança de conteúdo, AAAA-MM-DD.',
  draft: 'true: aparece só em npm run dev, com aviso. Apague a linha para publicar.',
  translationOf:
    'Em uma tradução: de qual versão do original ela foi feita. npm run i18n:status -- --write /es/… preenche.',
};

const dated = {
  ...page,
  published: 'Dia da primeira publicação, AAAA-MM-DD.',
  author: 'Chave de “authors” em content/site.yml.',
};

const guide: Help<GuideFrontmatter> = {
  ...dated,
  summary: '“Em resumo”: de 3 a 5 frases curtas, o que fica na memória de quem lê.',
  goal: 'Uma frase: o que a pessoa sabe fazer depois de ler.',
  responsible: 'Linha de jogo responsável nas palavras do artigo, onde fizer falta.',
  sources: 'De onde vem o que se afirma: título, quem publicou, data (dia, mês ou ano) e, se houver, endereço.',
};

const blog: Help<BlogFrontmatter> = {
  ...dated,
  excerpt: 'Texto do cartão nas listas, até 200 caracteres.',
  category: 'Seção do blog: estrategia, iniciantes ou mercados.',
  sources: 'De onde vem o que se afirma; [] se não há.',
};

const review: Help<ReviewFrontmatter> = {
  ...dated,
  summary: 'Texto do cartão da análise, uma ou duas frases, até 220 caracteres.',
  highlights: 'Três textos curtos do cartão, de até 40 caracteres.',
  tags: 'De 2 a 6 etiquetas do resumo da avaliação.',
  pros: 'Pontos a favor, pelo menos dois.',
  cons: 'Pontos contra, pelo menos um.',
  suits: 'Para quem serve.',
  avoid: 'Quem deve procurar outra casa.',
  verdict: 'Conclusão, em um parágrafo.',
};

const facts: Help<Facts> = {
  founded: 'Ano em que a marca começou a operar.',
  minimumDeposit: 'Depósito mínimo: { amount: 20, currency: BRL }.',
  minimumWithdrawal: 'Saque mínimo: { amount: 20, currency: BRL }.',
  payments: 'Formas de pagamento informadas.',
  withdrawalMinutes: 'Prazo máximo do saque segundo a casa, em minutos.',
  bonus: 'Bônus informado em 2025; aparece como informação, nunca como oferta.',
  rollover: 'Multiplicador do rollover; typical: true se é o valor usual, não o de uma oferta.',
  cashback: 'Parte da perda que volta, em porcento, e quando.',
  vipLevels: 'Níveis do programa VIP.',
  gamesOver: 'Mais de quantos jogos.',
  providersOver: 'Mais de quantos fornecedores de jogos.',
  support: 'Canais de atendimento.',
  mobileApp: 'true se há aplicativo, false se se sabe que não há.',
  complaints: 'Situação em um site de reclamações, nas palavras dele.',
};

const reviewFile: Help<ReviewFile> = {
  name: 'Nome da casa.',
  mark: 'Uma a três letras do monograma.',
  region: 'Lista em que a casa aparece.',
  order: 'Lugar na lista da região, a partir de 1, sem repetição.',
  original: 'Língua em que o texto é escrito primeiro.',
  layout: 'standard; numbered (critérios numerados e tabela de notas); tabs (texto em abas).',
  rating: 'Nota no ranking, de 0 a 10.',
  score: 'Nota da análise: value, scale (5 ou 10) e average (true se for a média dos critérios).',
  criteria: 'Seis critérios, na ordem da página; sem “score” quando a nota não foi publicada.',
  highRisk: 'true mostra o aviso de alto risco.',
  back: 'Link de volta no topo da página.',
  authorisations: 'O que consta em cada país: held, ended, none found ou unclear, com fontes e dia da conferência.',
  facts: 'Dados da casa. O que não tem fonte fica de fora e aparece como “não informado”.',
  sources: 'De onde vêm os dados.',
  history:
    'Mudanças datadas desta análise, da mais nova para a mais antiga; corrects diz que notas e dados uma delas corrige.',
};

const guideGroups: Help<z.infer<typeof guideFile>> = {
  groups: 'Grupos do guia e seus artigos, na ordem de leitura.',
};

const term: Help<GlossaryEntry> = {
  id: 'Nome do termo no endereço, igual em todas as línguas.',
  term: 'O termo, como se lê.',
  definition: 'O que é, em uma ou duas frases.',
  example: 'Um exemplo curto.',
  related: 'ids de termos parecidos; só em pt.yml.',
  article: 'slug do artigo do guia que ensina o termo; só em pt.yml.',
};

const rankings: Help<z.infer<typeof rankingsFile>> = {
  top: 'O TOP 3, em ordem de nota. Um destaque pode ser highestRating: “primeira em nota”, que a checagem confere.',
  categories: 'Os cinco cartões de /rankings, em ordem.',
};

const related: Help<z.infer<typeof relatedFile>[string][number]> = {
  to: 'Página deste site, sem a língua, por exemplo /guia/over-under.',
  reason: 'Por que ler a seguir, em uma frase.',
};

const published: Help<z.infer<typeof publishedFile>> = {
  pages: 'Toda página que já foi pública; npm run publish:list acrescenta as novas.',
  moved: 'Endereço antigo: página que ficou no lugar.',
};

const wording: Help<z.infer<typeof wordingFile>[number]> = {
  phrases: 'Frases que nenhum texto pode usar; “*” no fim de uma palavra vale por qualquer terminação.',
  reason: 'Por que não, em português e inglês.',
  instead: 'O que escrever no lugar.',
};

const site: Help<Site> = {
  name: 'Nome do site. Os outros campos escrevem {name}, e os textos, <SiteName />.',
  url: 'Endereço do site: https:// e o domínio, sem barra no fim.',
  email: 'E-mail de contato.',
  year: 'Ano do rodapé.',
  authors: 'Autores: a chave é a que os textos usam em “author”.',
  banners: 'Publicidade: ligada ou não, de onde vem, tamanho reservado e ids.',
  partnerButtons: 'all: botão em toda análise; authorised: só onde a casa tem autorização em vigor e apostar é lícito.',
  partnerLinks: 'Link de parceiro de cada análise.',
};

export const fieldHelp = {
  page,
  guide,
  blog,
  review,
  facts,
  reviewFile,
  guideGroups,
  term,
  rankings,
  related,
  published,
  wording,
  site,
};
