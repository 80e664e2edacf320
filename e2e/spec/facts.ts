/**
 * What the specification says of every screen, as one typed table. It is written from the specification and never read
 * from the content: where somebody changes a number in `content/`, the tests that hold the two against each other fail.
 */
import type { Locale } from '@/lib/i18n/locales.ts';

type Localized = Record<Locale, string>;

export const languages = ['pt', 'es', 'en'] as const satisfies readonly Locale[];
export const languageTags: Localized = { pt: 'pt-BR', es: 'es', en: 'en' };

/** Whole website */
export const copyrightYear = 2025;
export const minimumAge = '18+';
export const banners = { brasil: '163019', latam: '163021', affiliateLink: '10729' } as const;
/** In milliseconds. */
export const bannerTimeout = 10_000;
export const tooltipDelay = 700;
export const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

export const guideArticles = [
  'introducao-apostas',
  'como-funcionam-odds',
  'casa-apostas-confiavel',
  'apostas-futebol',
  'apostas-ao-vivo',
  'handicap-asiatico',
  'over-under',
  'banca-segura',
  'estrategias-nao-quebrar',
  'stake-proporcional',
  'psicologia-apostador',
  'slots-online',
  'rtp-volatilidade',
  'rollover-bonus',
  'roleta-blackjack',
] as const;

/** Two chains of articles, each with the page that its last article leads to. */
export const guideChains = [
  { articles: guideArticles.slice(0, 3), end: '/dicionario' },
  { articles: guideArticles.slice(3), end: '/guia' },
] as const;

/** Groups of the guide, in order, with the number of the articles in each. */
export const guideGroups = [
  { title: 'Fundamentos Essenciais', articles: guideArticles.slice(0, 3) },
  { title: 'Mercados Estratégicos', articles: guideArticles.slice(3, 7) },
  { title: 'Gerenciamento de Banca', articles: guideArticles.slice(7, 11) },
  { title: 'Desvendando o Cassino Online', articles: guideArticles.slice(11) },
] as const;

/** Posts: the three teasers of home and regional pages, in order, and emotional control. */
export const teasers = [
  { slug: 'gestao-de-banca-iniciantes', category: 'Estratégia' },
  { slug: 'erros-comuns-apostadores-novatos', category: 'Iniciantes' },
  { slug: 'apostas-escanteios-analise-tatica', category: 'Mercados' },
] as const;
export const posts = [
  { slug: 'gestao-de-banca-iniciantes', subject: /gestão de banca/i },
  { slug: 'erros-comuns-apostadores-novatos', subject: /3 erros comuns .*novatos/i },
  { slug: 'apostas-escanteios-analise-tatica', subject: /escanteios.*análise tática/i },
  { slug: 'controle-emocional-apostas', subject: /controle emocional/i },
] as const;

export const reviewIds = [
  'blaze-br',
  'fresh-casino-br',
  'jet-casino-br',
  'superbet-br',
  'novibet-br',
  'esportes-da-sorte-br',
  'onabet-br',
  'betsul-br',
  'f12bet-br',
  'betnacional-br',
  'brazino777-latam',
  'novibet-mx',
  'bcgame-latam',
] as const;
export type ReviewId = (typeof reviewIds)[number];

/** The route table. Any other address shows the not-found page. */
export const routeTable: readonly string[] = [
  '/',
  '/brasil',
  '/latam',
  '/guia',
  ...guideArticles.map((slug) => `/guia/${slug}`),
  // Beside the specification's articles.
  '/guia/jogos-crash',
  '/dicionario',
  '/rankings',
  '/blog',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  '/sobre',
  '/institucional',
  '/privacidade',
  '/contato',
  ...reviewIds.map((id) => `/reviews/${id}`),
];

export const notFound = { title: '404', text: 'Oops! Page not found', link: 'Return to Home' } as const;

/** Links of the header, in order. */
export const mainLinks = [
  { path: '/', en: 'Home', pt: 'Início' },
  { path: '/brasil', en: 'Brazil', pt: 'Brasil' },
  { path: '/latam', en: 'LATAM', pt: 'LATAM' },
  { path: '/guia', en: 'Betting Guide', pt: 'Guia do Apostador' },
  { path: '/dicionario', en: 'Dictionary', pt: 'Dicionário' },
] as const;
export const bestSites = { path: '/brasil', en: 'Best Sites', pt: 'Melhores Sites' } as const;

export const footerLinks = {
  useful: ['/rankings', '/dicionario', '/blog'],
  institutional: ['/sobre', '/institucional', '/contato', '/privacidade'],
} as const;

/** Betting can cause addiction, play responsibly, 18+ only. */
export const responsibleGaming: Record<Locale, readonly RegExp[]> = {
  pt: [/causar dependência/, /jogue com responsabilidade/i, /menores de 18 anos/],
  es: [/causar adicción/, /juega con responsabilidad/i, /menores de 18 años/],
  en: [/addictive/, /play responsibly/i, /over 18s only/i],
};

/** Unbiased analysis, security focus, proven strategies. */
export const trustBadges: Record<Locale, readonly RegExp[]> = {
  pt: [/análises imparciais/i, /segurança/i, /estratégias comprovadas/i],
  es: [/análisis imparciales/i, /seguridad/i, /estrategias comprobadas/i],
  en: [/unbiased analysis/i, /security/i, /proven strategies/i],
};

/** Beginner guide, dictionary, strategies. */
export const homeGuideCards: readonly { to: string; title: Record<Locale, RegExp> }[] = [
  { to: '/guia', title: { pt: /iniciantes/i, es: /principiantes/i, en: /beginner/i } },
  { to: '/dicionario', title: { pt: /dicionário/i, es: /diccionario/i, en: /dictionary/i } },
  {
    to: '/guia/estrategias-nao-quebrar',
    title: { pt: /estratégias/i, es: /estrategias/i, en: /how not to go broke/i },
  },
];

export const allArticles: Localized = {
  pt: 'Ver Todos os Artigos',
  es: 'Ver todos los artículos',
  en: 'See all articles',
};

/** General TOP 3, in order. */
export const topRanking = [
  {
    id: 'superbet-br',
    name: 'Superbet',
    rating: 9.5,
    region: 'Brasil',
    strength: { pt: 'PIX rápido', es: 'PIX rápido', en: 'Fast PIX' },
  },
  {
    id: 'novibet-mx',
    name: 'Novibet México',
    rating: 9.3,
    region: 'LATAM',
    strength: { pt: 'Aplicativo excelente', es: 'Aplicación excelente', en: 'Excellent app' },
  },
  {
    id: 'bcgame-latam',
    name: 'BC.GAME',
    rating: 9.1,
    region: 'LATAM',
    strength: { pt: 'Criptomoedas', es: 'Criptomonedas', en: 'Cryptocurrency' },
  },
] as const satisfies readonly { id: ReviewId; name: string; rating: number; region: string; strength: Localized }[];

/** The region pages' heroes. The specification gives one text each; the others are its translations. */
export const regionHeroes = {
  brasil: {
    pt: 'Melhores Sites de Apostas do Brasil 2025',
    es: 'Mejores Sitios de Apuestas de Brasil 2025',
    en: 'Best Betting Sites in Brazil 2025',
  },
  latam: {
    pt: 'Mejores Casas de Apuestas en Latinoamérica 2025',
    es: 'Mejores Casas de Apuestas en Latinoamérica 2025',
    en: 'Best Betting Sites in Latin America 2025',
  },
} as const satisfies Record<string, Localized>;

/** Instant PIX, regulation, national support. */
export const brazilBenefits: Record<Locale, readonly RegExp[]> = {
  pt: [/PIX instantâneo/, /Regulamentação/, /Suporte nacional/],
  es: [/PIX instantáneo/, /Regulación/, /nacional/],
  en: [/Instant PIX/, /Regulation/, /National support/],
};

export const startHere: Localized = { pt: 'Comece Por Aqui', es: 'Empieza por aquí', en: 'Start here' };

export const latamCountries: readonly { name: Record<Locale, RegExp>; payments: Record<Locale, readonly RegExp[]> }[] =
  [
    {
      name: { pt: /^México$/, es: /^México$/, en: /^Mexico$/ },
      payments: {
        pt: [/pesos mexicanos/i, /SPEI/, /OXXO/],
        es: [/pesos mexicanos/i, /SPEI/, /OXXO/],
        en: [/Mexican pesos/, /SPEI/, /OXXO/],
      },
    },
    {
      name: { pt: /^Argentina$/, es: /^Argentina$/, en: /^Argentina$/ },
      payments: {
        pt: [/Mercado Pago/, /transferência bancária/i],
        es: [/Mercado Pago/, /transferencia bancaria/i],
        en: [/Mercado Pago/, /bank transfer/i],
      },
    },
    {
      name: { pt: /^Colômbia$/, es: /^Colombia$/, en: /^Colombia$/ },
      payments: {
        pt: [/PSE/, /Efecty/, /Baloto/],
        es: [/PSE/, /Efecty/, /Baloto/],
        en: [/PSE/, /Efecty/, /Baloto/],
      },
    },
  ];

/** Cards of /rankings, in order. */
export const rankingCategories: readonly { to: string; title: Record<Locale, RegExp> }[] = [
  { to: '/', title: { pt: /geral/i, es: /general/i, en: /overall|general/i } },
  { to: '/latam', title: { pt: /bônus.*LATAM/i, es: /bonos.*LATAM/i, en: /bonuses.*LATAM/i } },
  { to: '/brasil', title: { pt: /saques rápidos.*PIX/i, es: /retiros rápidos.*PIX/i, en: /fast PIX/i } },
  { to: '/brasil', title: { pt: /aplicativos/i, es: /aplicaciones/i, en: /apps/i } },
  { to: '/brasil', title: { pt: /futebol/i, es: /fútbol/i, en: /football/i } },
];

/** Entries that the glossary has at least, under their initials. */
export const glossary: readonly { letter: string; term: string }[] = [
  { letter: 'A', term: 'All-in' },
  { letter: 'B', term: 'Banca' },
  { letter: 'D', term: 'Dupla Chance' },
  { letter: 'G', term: 'Green' },
  { letter: 'H', term: 'Handicap Asiático' },
  { letter: 'O', term: 'Odd' },
  { letter: 'P', term: 'PIX' },
  { letter: 'R', term: 'Red' },
  { letter: 'R', term: 'Rollover' },
  { letter: 'S', term: 'Stake' },
  { letter: 'Z', term: 'Zebra' },
];
export const noTerms: Localized = {
  pt: 'Nenhum termo encontrado para a letra "{letter}"',
  es: 'Ningún término encontrado para la letra "{letter}"',
  en: 'No terms found for the letter "{letter}"',
};

export const banner: Record<Locale, { label: string; failed: string }> = {
  pt: { label: 'Publicidade', failed: 'Banner não disponível no momento' },
  es: { label: 'Publicidad', failed: 'Banner no disponible en este momento' },
  en: { label: 'Advertisement', failed: 'Banner not available at the moment' },
};

/** Teaching content: what each article states, in the article that teaches it. */
export const teaching: readonly { article: (typeof guideArticles)[number]; fact: string; states: RegExp }[] = [
  { article: 'banca-segura', fact: 'bet 1–5 % of the bankroll', states: /de 1% a 5% da banca/ },
  { article: 'banca-segura', fact: 'one unit is 1 % of the bankroll', states: /1u, é 1% da banca/ },
  { article: 'banca-segura', fact: 'confidence scale 0.5u', states: /0,5u: / },
  { article: 'banca-segura', fact: 'confidence scale 1u', states: /1u: / },
  { article: 'banca-segura', fact: 'confidence scale 2u', states: /2u: / },
  { article: 'banca-segura', fact: 'up to 3u in general', states: /teto geral é 3u/ },
  {
    article: 'estrategias-nao-quebrar',
    fact: 'fixed stake 1–3 % of the initial bankroll',
    states: /1% a 3% da banca inicial/,
  },
  { article: 'estrategias-nao-quebrar', fact: 'Martingale discouraged', states: /Martingale: por que desaconselhamos/ },
  {
    article: 'stake-proporcional',
    fact: 'proportional stake 1–5 % of the current bankroll',
    states: /1% a 5% da banca atual/,
  },
  { article: 'over-under', fact: 'common goals line 2.5', states: /A linha comum é 2,5/ },
  { article: 'rollover-bonus', fact: 'target is bonus times multiplier', states: /Meta = bônus × multiplicador/ },
  { article: 'rollover-bonus', fact: '5x on R$ 100 is R$ 500', states: /R\$ 100 com rollover de 5x exige R\$ 500/ },
  { article: 'rollover-bonus', fact: 'validity usually 7–30 days', states: /entre 7 e 30 dias/ },
  { article: 'rollover-bonus', fact: 'slots count 100 %', states: /slots costumam contar 100%/i },
  { article: 'rollover-bonus', fact: 'table games count 0–10 %', states: /jogos de mesa, de 0% a 10%/ },
  { article: 'roleta-blackjack', fact: 'outside bets pay 1:1', states: /Apostas externas pagam 1:1/ },
  { article: 'roleta-blackjack', fact: 'a single number pays 35:1', states: /O número pleno paga 35:1/ },
  { article: 'roleta-blackjack', fact: 'range 0–36', states: /vai de 0 a 36/ },
];

/** Worked figures that the arithmetic of the articles must reach. */
export const workedFigures: readonly { article: (typeof guideArticles)[number]; fact: string; states: RegExp }[] = [
  { article: 'como-funcionam-odds', fact: 'overround of 1.91/1.91', states: /4,7%/ },
  { article: 'como-funcionam-odds', fact: 'hold of 1.91/1.91', states: /4,5%/ },
  { article: 'stake-proporcional', fact: 'ten losses at 1 %', states: /9,6%/ },
  { article: 'stake-proporcional', fact: 'ten losses at 3 %', states: /26,3%/ },
  { article: 'stake-proporcional', fact: 'ten losses at 5 %', states: /40,1%/ },
  { article: 'stake-proporcional', fact: 'Kelly at 2.10 and 50 %', states: /Kelly indica 4,5%/ },
  { article: 'estrategias-nao-quebrar', fact: '50 % down needs 100 %', states: /uma de 50% pede 100%/ },
  { article: 'estrategias-nao-quebrar', fact: 'Martingale of 7: bust in a cycle', states: /num ciclo é de 0,94%/ },
  { article: 'estrategias-nao-quebrar', fact: 'Martingale of 7: 127 units', states: /é de 127 unidades/ },
  {
    article: 'estrategias-nao-quebrar',
    fact: 'Martingale of 7: 100 cycles',
    states: /pelo menos uma quebra é de 61(,\d)?%/,
  },
  { article: 'rollover-bonus', fact: '5x leaves R$ 80', states: /\+?R\$ 80\b/ },
  { article: 'rollover-bonus', fact: '35x costs R$ 40', states: /−R\$ 40\b/ },
  { article: 'rollover-bonus', fact: '40x costs R$ 60', states: /−R\$ 60\b/ },
  { article: 'roleta-blackjack', fact: 'European edge', states: /2,70%/ },
  { article: 'roleta-blackjack', fact: 'American edge', states: /5,26%/ },
];

/** Result of an Asian handicap bet by the team's goal difference, +3 to −2: win, push, half, loss. */
export const handicapResults: Readonly<Record<string, string>> = {
  '0': 'W W W P L L',
  '−0,25': 'W W W ½L L L',
  '−0,5': 'W W W L L L',
  '−0,75': 'W W ½W L L L',
  '−1': 'W W P L L L',
  '−1,25': 'W W ½L L L L',
  '−1,5': 'W W L L L L',
  '−1,75': 'W ½W L L L L',
  '−2': 'W P L L L L',
  '+0,25': 'W W W ½W L L',
  '+0,5': 'W W W W L L',
  '+0,75': 'W W W W ½L L',
  '+1': 'W W W W P L',
  '+1,25': 'W W W W ½W L',
};

/** Result of a bet on "over" by 1 to 4 goals. */
export const overResults: Readonly<Record<string, string>> = {
  '2': 'L P W W',
  '2,25': 'L ½L W W',
  '2,5': 'L L W W',
  '2,75': 'L L ½W W',
  '3': 'L L P W',
};

/** Guide articles that show banner 163021: "some". */
export const articlesWithBanner = ['apostas-futebol', 'slots-online', 'rollover-bonus'] as const;

type Criterion = 'usability' | 'payments' | 'trust' | 'markets' | 'games' | 'support' | 'bonuses';

export const criterionNames: Record<'pt' | 'es', Record<Criterion, string>> = {
  pt: {
    usability: 'Usabilidade e Plataforma',
    payments: 'Métodos de Pagamento',
    trust: 'Confiabilidade e Segurança',
    markets: 'Mercados e Odds',
    games: 'Jogos e Mercados',
    support: 'Atendimento ao Cliente',
    bonuses: 'Bônus e Promoções',
  },
  es: {
    usability: 'Usabilidad y plataforma',
    payments: 'Métodos de pago',
    trust: 'Confiabilidad y seguridad',
    markets: 'Mercados y cuotas',
    games: 'Juegos y mercados',
    support: 'Atención al cliente',
    bonuses: 'Bonos y promociones',
  },
};

/** Rows of a review's table of facts; the first seven stand there always. */
export type FactRow =
  | 'licence'
  | 'founded'
  | 'minimumDeposit'
  | 'minimumWithdrawal'
  | 'payments'
  | 'bonus'
  | 'rollover'
  | 'withdrawal'
  | 'cashback'
  | 'vip'
  | 'games'
  | 'providers'
  | 'support'
  | 'app'
  | 'complaints';
export const alwaysShown: readonly FactRow[] = [
  'licence',
  'founded',
  'minimumDeposit',
  'minimumWithdrawal',
  'payments',
  'bonus',
  'rollover',
];
export const factNames: Record<'pt' | 'es', Record<FactRow, string>> = {
  pt: {
    licence: 'Licença',
    founded: 'Fundação',
    minimumDeposit: 'Depósito mínimo',
    minimumWithdrawal: 'Saque mínimo',
    payments: 'Pagamentos',
    bonus: 'Bônus',
    rollover: 'Rollover',
    withdrawal: 'Prazo de saque',
    cashback: 'Cashback',
    vip: 'Programa VIP',
    games: 'Jogos',
    providers: 'Provedores',
    support: 'Atendimento',
    app: 'Aplicativo',
    complaints: 'Site de reclamações',
  },
  es: {
    licence: 'Licencia',
    founded: 'Fundación',
    minimumDeposit: 'Depósito mínimo',
    minimumWithdrawal: 'Retiro mínimo',
    payments: 'Pagos',
    bonus: 'Bono',
    rollover: 'Rollover',
    withdrawal: 'Plazo de retiro',
    cashback: 'Cashback',
    vip: 'Programa VIP',
    games: 'Juegos',
    providers: 'Proveedores',
    support: 'Atención',
    app: 'Aplicación',
    complaints: 'Sitio de reclamos',
  },
};
export const notStated = 'não informado';
export const notStatedEs = 'no informado';

export interface ReviewFacts {
  id: ReviewId;
  name: string;
  region: 'brasil' | 'latam';
  language: 'pt' | 'es';
  /** Rating of the lists, on 10. */
  rating: number;
  /** Score of the page, on its own scale. */
  score: number;
  scale: 5 | 10;
  /** Integer part of half the score on 10. */
  stars: number;
  /** Kinds of licence that the specification gives. */
  authorisation: 'foreign' | 'unknown';
  /** In page order, with the scores where the specification gives them. */
  criteria: readonly (readonly [Criterion, number?])[];
  facts: Partial<Record<FactRow, RegExp>>;
}

const bettingCriteria = [['usability'], ['payments'], ['trust'], ['markets'], ['support'], ['bonuses']] as const;
const casinoCriteria = [['usability'], ['payments'], ['trust'], ['games'], ['support'], ['bonuses']] as const;

/** Reviews in the order of the regions' lists. */
export const reviews: readonly ReviewFacts[] = [
  {
    id: 'blaze-br',
    name: 'Blaze',
    region: 'brasil',
    language: 'pt',
    rating: 7.3,
    score: 7.3,
    scale: 10,
    stars: 3,
    authorisation: 'foreign',
    criteria: [
      ['usability', 9.5],
      ['games', 9],
      ['payments', 8],
      ['bonuses', 7.5],
      ['support', 6],
      ['trust', 4],
    ],
    facts: {
      licence: /^Curaçao$/,
      founded: /^2019$/,
      minimumDeposit: /^R\$ 1$/,
      payments: /^PIX, cartão$/,
      rollover: /^35x$/,
      complaints: /^Não Recomendada$/,
    },
  },
  {
    id: 'fresh-casino-br',
    name: 'Fresh Casino',
    region: 'brasil',
    language: 'pt',
    rating: 9.2,
    score: 9.2,
    scale: 10,
    stars: 4,
    authorisation: 'unknown',
    criteria: [
      ['trust', 8.5],
      ['bonuses', 9.5],
      ['games', 10],
      ['payments', 9],
      ['support', 8.5],
      ['usability', 9.5],
    ],
    facts: {
      bonus: /^até 500 rodadas, bônus informado em 2025$/,
      rollover: /^40x$/,
      vip: /^9 níveis$/,
      games: /^mais de 5\.000$/,
      support: /^chat 24 horas, e-mail$/,
    },
  },
  {
    id: 'jet-casino-br',
    name: 'Jet Casino',
    region: 'brasil',
    language: 'pt',
    rating: 9.1,
    score: 9.1,
    scale: 10,
    stars: 4,
    authorisation: 'unknown',
    criteria: casinoCriteria,
    facts: { rollover: /^40x, em geral$/ },
  },
  {
    id: 'superbet-br',
    name: 'Superbet',
    region: 'brasil',
    language: 'pt',
    rating: 9.5,
    score: 9.4,
    scale: 10,
    stars: 4,
    authorisation: 'unknown',
    criteria: bettingCriteria,
    facts: { payments: /^PIX$/ },
  },
  {
    id: 'novibet-br',
    name: 'Novibet',
    region: 'brasil',
    language: 'pt',
    rating: 9.3,
    score: 9.3,
    scale: 10,
    stars: 4,
    authorisation: 'unknown',
    criteria: bettingCriteria,
    facts: {
      payments: /^PIX$/,
      withdrawal: /^PIX em até 30 minutos \(informado em 2025\)$/,
      bonus: /^até R\$ 500, bônus informado em 2025$/,
      rollover: /^10x$/,
      cashback: /^10% por semana no cassino$/,
    },
  },
  {
    id: 'esportes-da-sorte-br',
    name: 'Esportes da Sorte',
    region: 'brasil',
    language: 'pt',
    rating: 8.8,
    score: 8.8,
    scale: 10,
    stars: 4,
    authorisation: 'unknown',
    criteria: bettingCriteria,
    facts: {},
  },
  {
    id: 'onabet-br',
    name: 'Onabet',
    region: 'brasil',
    language: 'pt',
    rating: 9.2,
    score: 8.6,
    scale: 10,
    stars: 4,
    authorisation: 'unknown',
    criteria: bettingCriteria,
    facts: {},
  },
  {
    id: 'betsul-br',
    name: 'Betsul',
    region: 'brasil',
    language: 'pt',
    rating: 4.2,
    score: 4.2,
    scale: 5,
    stars: 4,
    authorisation: 'unknown',
    criteria: bettingCriteria,
    facts: {},
  },
  {
    id: 'f12bet-br',
    name: 'F12.bet',
    region: 'brasil',
    language: 'pt',
    rating: 4.5,
    score: 4.5,
    scale: 5,
    stars: 4,
    authorisation: 'unknown',
    criteria: bettingCriteria,
    facts: {},
  },
  {
    id: 'betnacional-br',
    name: 'Betnacional',
    region: 'brasil',
    language: 'pt',
    rating: 8.2,
    score: 8.2,
    scale: 10,
    stars: 4,
    authorisation: 'unknown',
    criteria: bettingCriteria,
    facts: { minimumDeposit: /^R\$ 1$/, minimumWithdrawal: /^R\$ 20$/ },
  },
  {
    id: 'brazino777-latam',
    name: 'Brazino777',
    region: 'latam',
    language: 'es',
    rating: 8.2,
    score: 8.2,
    scale: 10,
    stars: 4,
    authorisation: 'foreign',
    criteria: [
      ['games', 9.5],
      ['bonuses', 8.5],
      ['payments', 8.5],
      ['usability', 8],
      ['trust', 7.5],
      ['support', 7],
    ],
    facts: {
      licence: /^Curazao$/,
      founded: /^2011$/,
      bonus: /^hasta 900 USD \/ 900 EUR en 3 depósitos \(100 %, 75 %, 50 %\), bono informado en 2025$/,
      rollover: /^30x$/,
      providers: /^más de 50$/,
      app: /^sin aplicación propia$/,
    },
  },
  {
    id: 'novibet-mx',
    name: 'Novibet México',
    region: 'latam',
    language: 'es',
    rating: 9.3,
    score: 8.9,
    scale: 10,
    stars: 4,
    authorisation: 'unknown',
    criteria: bettingCriteria,
    facts: {
      bonus: /^hasta 5[.,\s]?000 MXN en 3 depósitos, bono informado en 2025$/,
      rollover: /^30x$/,
      cashback: /^10 % los viernes$/,
    },
  },
  {
    id: 'bcgame-latam',
    name: 'BC.GAME',
    region: 'latam',
    language: 'es',
    rating: 9.1,
    score: 9.2,
    scale: 10,
    stars: 4,
    authorisation: 'unknown',
    // A crypto casino; the specification gives it no criteria of its own.
    criteria: casinoCriteria,
    facts: { payments: /^criptomonedas$/ },
  },
];

/** Words of the reviews; those of the two scores are patterns. */
export const reviewWords = {
  pt: {
    rankingScore: 'nota no ranking',
    analysisScore: 'nota da análise',
    visit: 'Visitar site',
    newTab: 'abre em nova aba',
    stars: (filled: number) => new RegExp(`^${filled} de 5 estrelas`),
    authorisation: { foreign: /Licença estrangeira/, unknown: /Autorização não verificada/ },
    noScore: 'não informada',
    summary: 'Resumo da avaliação',
    prosAndCons: 'Prós e contras',
    assessment: ['Prós', 'Contras', 'Para quem serve', 'Para quem não serve'],
    verdict: 'Veredito final',
    average: 'Média final',
  },
  es: {
    rankingScore: 'nota (?:en el|del) ranking',
    analysisScore: 'nota del análisis',
    visit: 'Visitar sitio',
    newTab: 'se abre en otra pestaña',
    stars: (filled: number) => new RegExp(`^${filled} de 5 estrellas`),
    authorisation: { foreign: /Licencia extranjera/, unknown: /Autorización no verificada/ },
    noScore: 'no informada',
    summary: 'Resumen de la evaluación',
    prosAndCons: 'Pros y contras',
    assessment: ['Pros', 'Contras', 'Para quién es', 'Para quién no es'],
    verdict: 'Veredicto final',
    average: 'Promedio final',
  },
  en: {
    rankingScore: 'ranking score',
    analysisScore: 'review score',
    visit: 'Visit site',
    newTab: 'opens in a new tab',
    stars: (filled: number) => new RegExp(`^${filled} out of 5 stars`),
    authorisation: { foreign: /Foreign licence/, unknown: /Authorisation not verified/ },
  },
} as const;

export const fullReview: Localized = {
  pt: 'Ver Review Completo',
  es: 'Ver análisis completo',
  en: 'See full review',
};

/** Tabs of the crash-game review, the first one open. */
export const blazeTabs = ['overview', 'games', 'bonus', 'security'] as const;

/** What the label beside partner links has to say before the first of them. */
export const disclosure: Record<Locale, readonly RegExp[]> = {
  pt: [/Publicidade/, /links de parceiro/, /comissão/],
  es: [/Publicidad/, /enlaces de socio/, /comisión/],
  en: [/Advertising/, /partner links/, /commission/],
};

/** Words that would sell a bet or a bonus. */
export const offers: Record<Locale, readonly RegExp[]> = {
  pt: [
    /aproveite (já|agora|o bônus|a oferta|enquanto)/i,
    /grátis/i,
    /lucro garantido/i,
    /renda extra/i,
    /recupere suas perdas/i,
    /resgate/i,
    /ganhe (até|já|agora|R\$)/i,
    /aposte (agora|já)/i,
    /cadastre-se (agora|já)/i,
    /receba seu bônus/i,
    /última chance/i,
  ],
  es: [
    /aprovecha (ya|ahora|el bono|la oferta|mientras)/i,
    /gratis/i,
    /ganancias? garantizad/i,
    /ingreso extra/i,
    /recupera tus pérdidas/i,
    /reclama tu bono/i,
    /gana (hasta|ya|ahora)/i,
    /apuesta (ahora|ya)/i,
    /regístrate (ahora|ya)/i,
    /última oportunidad/i,
  ],
  en: [
    /grab your/i,
    /\bfree (bet|money|bonus)/i,
    /guaranteed (win|profit)/i,
    /extra income/i,
    /win back your (losses|money)/i,
    /claim your/i,
    /bet now/i,
    /sign up now/i,
    /last chance/i,
  ],
};

/** What leads on from a card. */
export const access: Localized = { pt: 'Acessar', es: 'Abrir', en: 'Open' };
export const readMore: Localized = { pt: 'Ler mais', es: 'Leer más', en: 'Read more' };

/** The number of a score as each language writes it. */
export function scoreText(value: number, language: Locale): string {
  const [whole, decimal] = value.toFixed(1).split('.');
  return `${whole}${language === 'en' ? '.' : ','}${decimal}`;
}
