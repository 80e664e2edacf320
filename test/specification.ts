/**
 * What the specification fixes for good, as one typed table: written from the specification and never read from the content, so
 * that the tests can hold the two against each other. What grows with the content stands there alone. A score or fact of a review
 * may be corrected: `corrects`, in `history` of its review.yml.
 */
import type { Review } from '@/lib/content/catalogue.ts';
import type { CriterionId } from '@/lib/content/schema/index.ts';

/** Whole website */
export const minimumAge = '18+';
export const bannerIds = { brasil: '163019', latam: '163021', affiliateLink: '10729' } as const;
/** In milliseconds. */
export const bannerTimeout = 10_000;
export const tooltipDelay = 700;
export const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
export const notFound = { title: '404', text: 'Oops! Page not found', link: 'Return to Home' } as const;

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

type GuideArticle = (typeof guideArticles)[number];

/** Two chains of articles, each with the page that its last article leads to. */
export const guideChains = [
  { articles: guideArticles.slice(0, 3), end: '/dicionario' },
  { articles: guideArticles.slice(3), end: '/guia' },
] as const;

/** Groups of the guide, in order, with the articles in each. */
export const guideGroups = [
  { title: 'Fundamentos Essenciais', articles: guideArticles.slice(0, 3) },
  { title: 'Mercados Estratégicos', articles: guideArticles.slice(3, 7) },
  { title: 'Gerenciamento de Banca', articles: guideArticles.slice(7, 11) },
  { title: 'Desvendando o Cassino Online', articles: guideArticles.slice(11) },
] as const;

/** Posts of the specification. */
export const posts = [
  { slug: 'gestao-de-banca-iniciantes', subject: /gestão de banca/i },
  { slug: 'erros-comuns-apostadores-novatos', subject: /3 erros comuns .*novatos/i },
  { slug: 'apostas-escanteios-analise-tatica', subject: /escanteios.*análise tática/i },
  { slug: 'controle-emocional-apostas', subject: /controle emocional/i },
] as const;

/** Screens that the specification names; any address of no page shows the not-found page. */
export const screens: readonly string[] = [
  '/',
  '/brasil',
  '/latam',
  '/guia',
  ...guideArticles.map((slug) => `/guia/${slug}`),
  '/dicionario',
  '/rankings',
  '/blog',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  '/sobre',
  '/institucional',
  '/privacidade',
  '/contato',
];

/** Links of the header, in order, and the button behind them; links of the footer. */
export const mainLinks = ['/', '/brasil', '/latam', '/guia', '/dicionario'] as const;
export const bestSites = '/brasil';
export const footerLinks = [
  '/rankings',
  '/dicionario',
  '/blog',
  '/sobre',
  '/institucional',
  '/contato',
  '/privacidade',
];

/** Words that the specification gives in Portuguese, by where they stand. */
export const words = {
  responsibleGaming: [/causar dependência/, /jogue com responsabilidade/i, /menores de 18 anos/],
  trustBadges: [/análises imparciais/i, /segurança/i, /estratégias comprovadas/i],
  homeGuideCards: [/iniciantes/i, /dicionário/i, /estratégias/i],
  heroBrasil: 'Melhores Sites de Apostas do Brasil 2025',
  heroLatam: 'Mejores Casas de Apuestas en Latinoamérica 2025',
  brazilBenefits: [/PIX instantâneo/, /Regulamentação/, /Suporte nacional/],
  startHere: 'Comece Por Aqui',
  allArticles: 'Ver Todos os Artigos',
  fullReview: 'Ver Review Completo',
  rankingCategories: [/geral/i, /bônus.*LATAM/i, /saques rápidos.*PIX/i, /aplicativos/i, /futebol/i],
  noTerms: 'Nenhum termo encontrado para a letra "{letter}"',
  banner: { label: 'Publicidade', failed: 'Banner não disponível no momento' },
  criteria: {
    usability: 'Usabilidade e Plataforma',
    payments: 'Métodos de Pagamento',
    trust: 'Confiabilidade e Segurança',
    markets: 'Mercados e Odds',
    games: 'Jogos e Mercados',
    support: 'Atendimento ao Cliente',
    bonuses: 'Bônus e Promoções',
  } satisfies Record<CriterionId, string>,
} as const;

/** Where the cards of home's guide section and of /rankings lead, in order. */
export const homeGuideCards = ['/guia', '/dicionario', '/guia/estrategias-nao-quebrar'] as const;
export const rankingCategories = ['/', '/latam', '/brasil', '/brasil', '/brasil'] as const;

/** Countries of /latam with their means of payment. */
export const latamCountries: readonly (readonly [string, ...RegExp[]])[] = [
  ['México', /pesos mexicanos/i, /SPEI/, /OXXO/],
  ['Argentina', /Mercado Pago/, /transferência bancária/i],
  ['Colômbia', /PSE/, /Efecty/, /Baloto/],
];

/** General TOP 3. Their order is that of their ratings, which may be corrected. */
export const topRanking = [
  { review: 'superbet-br', strength: 'PIX rápido', region: 'brasil' },
  { review: 'novibet-mx', strength: 'Aplicativo excelente', region: 'latam' },
  { review: 'bcgame-latam', strength: 'Criptomoedas', region: 'latam' },
] as const;

/** Entries that the glossary has at least. */
export const glossary = [
  'All-in',
  'Banca',
  'Dupla Chance',
  'Green',
  'Handicap Asiático',
  'Odd',
  'PIX',
  'Red',
  'Rollover',
  'Stake',
  'Zebra',
] as const;

/** Tabs of the crash-game review, the first one open. */
export const blazeTabs = ['overview', 'games', 'bonus', 'security'] as const;

export interface SpecifiedReview {
  region: 'brasil' | 'latam';
  original: 'pt' | 'es';
  /** Rating of the lists, on 10. */
  rating: number;
  /** Score of the page, on its own scale. */
  score: number;
  scale: 5 | 10;
  /** In page order, with the scores where the specification gives them. */
  criteria: readonly (readonly [CriterionId, number?])[];
  /** As `review.yml` writes them. What the specification does not give is not known. */
  facts: Review['facts'];
  /** Where its site said that it was licensed. */
  licensedIn?: string;
}

const betting = [['usability'], ['payments'], ['trust'], ['markets'], ['support'], ['bonuses']] as const;
const casino = [['usability'], ['payments'], ['trust'], ['games'], ['support'], ['bonuses']] as const;
const brazilian = { region: 'brasil', original: 'pt', scale: 10, criteria: betting, facts: {} } as const;
const latin = { ...brazilian, region: 'latam', original: 'es' } as const;
const brl = (amount: number) => ({ amount, currency: 'BRL' as const });

/** Reviews in the order of the regions' lists. */
export const reviews = {
  'blaze-br': {
    ...brazilian,
    rating: 7.3,
    score: 7.3,
    criteria: [
      ['usability', 9.5],
      ['games', 9],
      ['payments', 8],
      ['bonuses', 7.5],
      ['support', 6],
      ['trust', 4],
    ],
    licensedIn: 'curacao',
    facts: {
      founded: 2019,
      minimumDeposit: brl(1),
      payments: ['pix', 'card'],
      rollover: { times: 35 },
      complaints: 'Não Recomendada',
    },
  },
  'fresh-casino-br': {
    ...brazilian,
    rating: 9.2,
    score: 9.2,
    criteria: [
      ['trust', 8.5],
      ['bonuses', 9.5],
      ['games', 10],
      ['payments', 9],
      ['support', 8.5],
      ['usability', 9.5],
    ],
    facts: {
      bonus: { freeSpins: 500 },
      rollover: { times: 40 },
      vipLevels: 9,
      gamesOver: 5000,
      support: ['chat24', 'email'],
    },
  },
  'jet-casino-br': {
    ...brazilian,
    rating: 9.1,
    score: 9.1,
    criteria: casino,
    facts: { rollover: { times: 40, typical: true } },
  },
  'superbet-br': { ...brazilian, rating: 9.5, score: 9.4, facts: { payments: ['pix'] } },
  'novibet-br': {
    ...brazilian,
    rating: 9.3,
    score: 9.3,
    facts: {
      payments: ['pix'],
      withdrawalMinutes: 30,
      bonus: { upTo: [brl(500)] },
      rollover: { times: 10 },
      cashback: { percent: 10, every: 'week', casino: true },
    },
  },
  'esportes-da-sorte-br': { ...brazilian, rating: 8.8, score: 8.8 },
  'onabet-br': { ...brazilian, rating: 9.2, score: 8.6 },
  'betsul-br': { ...brazilian, rating: 4.2, score: 4.2, scale: 5 },
  'f12bet-br': { ...brazilian, rating: 4.5, score: 4.5, scale: 5 },
  'betnacional-br': {
    ...brazilian,
    rating: 8.2,
    score: 8.2,
    facts: { minimumDeposit: brl(1), minimumWithdrawal: brl(20) },
  },
  'brazino777-latam': {
    ...latin,
    rating: 8.2,
    score: 8.2,
    criteria: [
      ['games', 9.5],
      ['bonuses', 8.5],
      ['payments', 8.5],
      ['usability', 8],
      ['trust', 7.5],
      ['support', 7],
    ],
    licensedIn: 'curacao',
    facts: {
      founded: 2011,
      bonus: {
        upTo: [
          { amount: 900, currency: 'USD' },
          { amount: 900, currency: 'EUR' },
        ],
        deposits: 3,
        percentages: [100, 75, 50],
      },
      rollover: { times: 30 },
      providersOver: 50,
      mobileApp: false,
    },
  },
  'novibet-mx': {
    ...latin,
    rating: 9.3,
    score: 8.9,
    facts: {
      bonus: { upTo: [{ amount: 5000, currency: 'MXN' }], deposits: 3 },
      rollover: { times: 30 },
      cashback: { percent: 10, every: 'friday' },
    },
  },
  // A crypto casino; the specification gives it no criteria of its own.
  'bcgame-latam': { ...latin, rating: 9.1, score: 9.2, criteria: casino, facts: { payments: ['crypto'] } },
} as const satisfies Record<string, SpecifiedReview>;

/** Teaching content: what each article states, in the article that teaches it; figures beside what they are of, in any words. */
export const teaching: readonly { article: GuideArticle; fact: string; states: RegExp }[] = [
  { article: 'banca-segura', fact: 'bet 1–5 % of the bankroll', states: /1% a 5% da banca/ },
  { article: 'banca-segura', fact: 'one unit is 1 % of the bankroll', states: /1u\b[^.]*\b1% da banca/ },
  { article: 'banca-segura', fact: 'confidence scale 0.5u', states: /0,5u\b/ },
  { article: 'banca-segura', fact: 'confidence scale 1u', states: /(?<!\d)1u\b/ },
  { article: 'banca-segura', fact: 'confidence scale 2u', states: /(?<!\d)2u\b/ },
  { article: 'banca-segura', fact: 'up to 3u in general', states: /teto[^.]* 3u\b/ },
  {
    article: 'estrategias-nao-quebrar',
    fact: 'fixed stake 1–3 % of the initial bankroll',
    states: /1% a 3% da banca inicial/,
  },
  {
    article: 'estrategias-nao-quebrar',
    fact: 'Martingale discouraged',
    states: /Martingale[^.]*desaconselh|desaconselh[^.]*Martingale/i,
  },
  {
    article: 'stake-proporcional',
    fact: 'proportional stake 1–5 % of the current bankroll',
    states: /1% a 5% da banca atual/,
  },
  { article: 'over-under', fact: 'common goals line 2.5', states: /linha[^.]* 2,5\b/ },
  { article: 'rollover-bonus', fact: 'target is bonus times multiplier', states: /Meta = bônus × multiplicador/ },
  { article: 'rollover-bonus', fact: '5x on R$ 100 is R$ 500', states: /R\$ 100\b[^.]*\b5x\b[^.]*R\$ 500\b/ },
  { article: 'rollover-bonus', fact: 'validity usually 7–30 days', states: /\b7 (e|a) 30 dias/ },
  { article: 'rollover-bonus', fact: 'slots count 100 %', states: /slots[^.]* 100%/i },
  { article: 'rollover-bonus', fact: 'table games count 0–10 %', states: /jogos de mesa[^.]* 0% a 10%/i },
  { article: 'roleta-blackjack', fact: 'outside bets pay 1:1', states: /apostas externas[^.]* 1:1/i },
  { article: 'roleta-blackjack', fact: 'a single number pays 35:1', states: /número[^.]* 35:1/ },
  { article: 'roleta-blackjack', fact: 'range 0–36', states: /\b0 a 36\b/ },

  // Worked figures that the arithmetic of the articles must reach.
  { article: 'como-funcionam-odds', fact: 'overround of 1.91/1.91', states: /4,7%/ },
  { article: 'como-funcionam-odds', fact: 'hold of 1.91/1.91', states: /4,5%/ },
  { article: 'stake-proporcional', fact: 'ten losses at 1 %', states: /9,6%/ },
  { article: 'stake-proporcional', fact: 'ten losses at 3 %', states: /26,3%/ },
  { article: 'stake-proporcional', fact: 'ten losses at 5 %', states: /40,1%/ },
  { article: 'stake-proporcional', fact: 'Kelly at 2.10 and 50 %', states: /Kelly[^.]* 4,5%/ },
  { article: 'estrategias-nao-quebrar', fact: '50 % down needs 100 %', states: /\b50%[^.;]* 100%/ },
  { article: 'estrategias-nao-quebrar', fact: 'Martingale of 7: bust in a cycle', states: /ciclo[^.]* 0,94%/ },
  { article: 'estrategias-nao-quebrar', fact: 'Martingale of 7: 127 units', states: /\b127 unidades/ },
  {
    article: 'estrategias-nao-quebrar',
    fact: 'Martingale of 7: 100 cycles',
    states: /100 ciclos[^.]* 61(,\d)?%/,
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
