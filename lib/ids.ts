/**
 * Ids that pages give to their own parts. No text may use one of them for something else (`lib/content/lint/reserved-ids.ts`), and
 * a page has no further ones but those of its text, of lists and of figures (`test/ids.test.ts`). Scripts that browsers load
 * (islands, `lib/inline/`) type the few that they need, rather than carry this table.
 */
export const ids = {
  main: 'conteudo',
  menu: 'menu',
  responsibleGambling: 'aviso-jogo-responsavel',
  contents: 'neste-texto',
  heroTitle: 'titulo',
  dictionaryTitle: 'dicionario-titulo',
  /** The notice of a country's law, which a text places. */
  law: 'lei',

  keyPoints: 'em-resumo',
  sources: 'fontes',
  related: 'ver-tambem',
  morePosts: 'mais-artigos',

  overallScore: 'nota-geral',
  quickFacts: 'dados',
  visit: 'visitar',
  summary: 'resumo',
  authorisation: 'autorizacao',
  summaryTable: 'tabela-resumo',
  prosAndCons: 'pros-e-contras',
  pros: 'pros',
  cons: 'contras',
  suits: 'para-quem-serve',
  avoid: 'para-quem-nao-serve',
  verdict: 'veredito',
  alternatives: 'alternativas',
  history: 'historico',
} as const;

// Ids that are made of another one. Panels of letters have theirs from `lib/letters.ts`.

/** A review's analysis of a criterion. */
export const criterionId = (criterion: string) => `criterio-${criterion}`;

/** A country on the page of its region or in a review's authorisations, and among those with help lines. */
export const countryId = (country: string) => `pais-${country}`;
export const helpId = (country: string) => `ajuda-${country}`;

/** A review in the TOP 3, and among those of a region, one tab each. */
export const rankedReviewId = (slug: string) => `posicao-${slug}`;
export const pickedReviewId = (slug: string) => `casa-${slug}`;

/** The tab of a panel, in `components/islands/tabs.tsx`. */
export const tabId = (panel: string) => `tab-${panel}`;

/** The definition of a marked word. */
export const definitionId = (term: string) => `termo-${term}`;

/** The box that a banner's script fills, in `components/islands/banner.tsx`. */
export const bannerId = (banner: string) => `banner-${banner}`;

/** The heading of a section that has an id itself. */
export const titleId = (section: string) => `${section}-titulo`;
