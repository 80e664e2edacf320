/**
 * A small but complete site in a temporary folder, for tests: one text of each kind, without errors. A test changes what it is
 * about, and reads what the check says of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '@/lib/content/catalogue.ts';
import { type Diagnostic, formatDiagnostic, isError, sortDiagnostics } from '@/lib/content/diagnostics/diagnostics.ts';
import { formatMessage, isList, isMessage, type Message } from '@/lib/content/diagnostics/messages.ts';
import { textVersion } from '@/lib/content/load/text-version.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { withFolder } from './folder.ts';

/** A file's new text or bytes, a change of its text, or `null` for no file. */
type Change = string | Buffer | null | ((text: string) => string);
export type Changes = Record<string, Change>;

/** The day of the small site, after every day that it names: what is to come must not depend on the clock. */
const today = '2026-11-28';

/** Writes the small site with some changes, hands its root to `use` and removes it. */
export function withSite<T>(changes: Changes, use: (root: string) => T): T {
  return withFolder((root) => {
    writeSite(root, changes);
    return use(root);
  });
}

/** Writes the small site with some changes into a folder. */
function writeSite(root: string, changes: Changes): void {
  const files = new Map<string, string | Buffer>(Object.entries(smallSite));
  for (const [file, change] of Object.entries(changes)) {
    if (change === null) files.delete(file);
    else files.set(file, typeof change === 'function' ? change(String(files.get(file) ?? '')) : change);
  }
  for (const [file, text] of files) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** What the content check says of the small site with some changes, in English, line by line. */
export function diagnosticsOf(changes: Changes): string[] {
  return check(changes).map((diagnostic) => formatDiagnostic(diagnostic, 'en'));
}

/** The same without its words: `content/guide/odds/pt.mdx:8:1 fields.unknown subtitle`. In either language it has some. */
export function codesOf(changes: Changes): string[] {
  return check(changes).map(({ file, line, column, message }) => {
    for (const language of ['pt', 'en'] as const) formatMessage(message, language);
    return `${[file, line, column].filter(Boolean).join(':')} ${inCodes(message)}`;
  });
}

/** What the check says before an export, in which drafts are left out, each line behind its severity. */
export function severitiesOf(changes: Changes, day = today): [Diagnostic['severity'], string][] {
  return withSite(changes, (root) =>
    readCatalogue(root, { drafts: false, today: day }).diagnostics.map((diagnostic) => [
      diagnostic.severity,
      formatDiagnostic(diagnostic, 'en'),
    ]),
  );
}

function inCodes({ code, values }: Message): string {
  const shown = Object.values(values).map((value) => {
    if (typeof value !== 'object') return value;
    if (isList(value)) return value.length > 6 ? '…' : value.join(',');
    return isMessage(value) ? inCodes(value) : value.en;
  });
  return [code, ...shown].join(' ');
}

function check(changes: Changes): Diagnostic[] {
  return withSite(changes, (root) => {
    const { catalogue, diagnostics } = readCatalogue(root, { drafts: true, today });
    if (catalogue && diagnostics.some(isError)) throw new Error('There is a catalogue in spite of problems');
    return sortDiagnostics(diagnostics);
  });
}

/** The catalogue of the small site with some changes. @throws Error where the site has problems */
export function catalogueOf(changes: Changes, options = { drafts: false }) {
  return withSite(changes, (root) => {
    const { catalogue, diagnostics } = readCatalogue(root, { ...options, today });
    if (!catalogue) throw new Error(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, 'en')).join('\n'));
    return catalogue;
  });
}

/** Replaces one part of a text. @throws Error where the part is not in it: the test would test nothing */
export function swap(part: string, by: string) {
  return (text: string) => {
    if (!text.includes(part)) throw new Error(`The small site has no “${part}”`);
    return text.replace(part, () => by);
  };
}

const localized = (text: string) => `{ pt: ${text}, es: ${text} es, en: ${text} en }`;
const description = (of: string) =>
  `Uma descrição de ${of} que tem o comprimento que os buscadores mostram por inteiro.`;

const guideText = (slug: string, title: string) => `---
title: ${title}
description: ${description(slug)}
published: 2025-01-15
updated: 2026-11-20
author: redacao
summary: [Primeira ideia., Segunda ideia., Terceira ideia.]
goal: Ler uma odd.
sources:
  - { title: Lei, publisher: Governo, url: "https://gov.br/lei", date: 2023-12-30 }
---

## Começo [#comeco]

Uma <Term id="odd">odd</Term> de <Calc formula="fractional" numerator={3} denominator={2} /> paga mais.

### Detalhe [#detalhe]

Leia também a [página inicial](/) e o [fim](#detalhe).
`;

const review = (order: number) => `name: Casa ${order}
mark: C${order}
region: brasil
order: ${order}
original: pt
layout: standard
rating: 8
score: { value: 8, scale: 10, average: true }
criteria:
  - { id: usability, score: 8 }
  - { id: payments, score: 8 }
  - { id: trust, score: 8 }
  - { id: markets, score: 8 }
  - { id: support, score: 8 }
  - { id: bonuses, score: 8 }
authorisations:
  - { country: brasil, state: none found, checked: 2026-10-10 }
facts: { payments: [pix] }
sources:
  - { title: Coleta, publisher: Guia, date: 2025-01-15 }
history:
  - { date: 2026-11-20, change: { pt: Revisão } }
  - { date: 2025-01-15, change: { pt: Publicação } }
`;

const criteria = ['usability', 'payments', 'trust', 'markets', 'support', 'bonuses'];
const reviewText = (id: string) => `---
title: Análise da ${id}
description: ${description(id)}
published: 2025-01-15
updated: 2026-11-20
author: redacao
summary: Uma casa.
highlights: [Um, Dois, Três]
tags: [Brasil, PIX]
pros: [Um ponto a favor., Outro.]
cons: [Um ponto contra.]
suits: [Quem lê.]
avoid: [Quem tem pressa.]
verdict: Uma casa como outra.
---

${criteria.map((id) => `<Criterion id="${id}">\n\nNão informado.\n\n</Criterion>\n`).join('\n')}`;

const page = (name: string, body: string) => `---
title: Página ${name}
description: ${description(name)}
updated: 2026-11-20
---

${body}
`;

const term = `- id: odd
  term: Odd
  definition: O preço de uma aposta.
  example: Odd de 2,00.
`;

const messages =
  '{ "nav": { "home": "Casa" }, "list": { "count": "{count, plural, one {# item} other {# itens}}" } }\n';

const smallSite: Record<string, string> = {
  'content/site.yml': `name: Guia de Teste
url: https://guia.example
email: contato@guia.example
year: 2025
authors:
  redacao: { name: { pt: Redação } }
banners:
  enabled: true
  host: https://ads.example
  width: 300
  height: 250
  ids: { "163019": 10729 }
  bottom: [{ id: 163019, region: brasil }]
partnerLinks:
  casa-1: https://parceiro.example/casa-1
  casa-2: https://parceiro.example/casa-2
  casa-3: https://parceiro.example/casa-3
partnerButtons: all
`,
  'content/countries.yml': `countries:
  - id: brasil
    name: ${localized('Brasil')}
    region: brasil
    language: pt
    currency: BRL
    state: licensed
    law: ${localized('Só com autorização.')}
    instruments:
      - { title: Lei, publisher: Governo, date: 2023-12-30 }
    authority: ${localized('O ministério.')}
    list: { title: Lista, publisher: Ministério, url: "https://gov.br/lista" }
    help:
      - { name: CVV, phone: "188" }
    sources:
      - { title: Notícia, publisher: Jornal, date: 2026-10-10 }
    checked: 2026-10-10
  - id: mexico
    name: ${localized('México')}
    region: latam
    language: es
    currency: MXN
    state: restricted
    law: ${localized('Só quem a lei nomeia.')}
    instruments:
      - { title: Ley, publisher: Gobierno, date: 2004-09-17 }
    authority: ${localized('Ninguém.')}
    help: []
    sources:
      - { title: Noticia, publisher: Diario, date: 2026-11-01 }
    checked: 2026-11-01
elsewhere:
  curacao: ${localized('Curaçao')}
`,
  'content/rankings.yml': `top:
${[1, 2, 3].map((order) => `  - { review: casa-${order}, strength: ${localized('PIX')}, highlights: [${[1, 2, 3].map((item) => localized(`Ponto ${item}`)).join(', ')}] }`).join('\n')}
categories:
${['a', 'b', 'c', 'd', 'e'].map((id) => `  - { id: ${id}, icon: trophy, title: ${localized('Título')}, description: ${localized('Texto')}, to: /guia }`).join('\n')}
`,
  'content/related.yml': ['/guia/odds', '/guia/banca', '/blog/primeiro']
    .map(
      (path) =>
        `${path}:\n${['/guia', '/dicionario'].map((to) => `  - { to: ${to}, reason: ${localized('Motivo')} }`).join('\n')}\n`,
    )
    .join(''),
  'content/published.yml': `moved: {}
pages: [/, /dicionario, /guia, /guia/odds, /guia/banca, /blog/primeiro, /reviews/casa-1, /reviews/casa-2, /reviews/casa-3]
`,
  'content/wording.yml': `- phrases: [lucro* garantido*, não perca, don't miss]
  reason: { pt: promessa, en: a promise }
  instead: { pt: diga o custo, en: say what it costs }
`,
  'content/guide/guide.yml': `# Groups, in their order.
groups:
  - id: base
    title: ${localized('Base')}
    description: ${localized('Texto')}
    color: green
    end: /dicionario
    articles:
      - slug: odds
        icon: coins
      - slug: banca
        icon: wallet
`,
  'content/guide/odds/pt.mdx': guideText('odds', 'Odds'),
  'content/guide/banca/pt.mdx': guideText('banca', 'Banca'),
  'content/blog/primeiro/pt.mdx': `---
title: Primeiro artigo
description: ${description('blog')}
published: 2025-01-15
updated: 2026-11-20
author: redacao
excerpt: Um começo.
category: iniciantes
sources: []
---

Um texto.
`,
  'content/pages/home/pt.mdx': page('inicial', 'Bem-vindo.'),
  'content/pages/home/en.mdx': `---
title: Home page
description: A description of the home page that is as long as search engines show it whole.
updated: 2026-11-20
translationOf: "${textVersion({ title: 'Página inicial', description: description('inicial') }, 'Bem-vindo.')}"
---

Welcome.
`,
  'content/pages/guia/pt.mdx': page('do guia', '<GuideIndex />'),
  'content/pages/dicionario/pt.mdx': page('do dicionário', '<Glossary />'),
  ...Object.fromEntries(
    [1, 2, 3].flatMap((order) => [
      [`content/reviews/casa-${order}/review.yml`, review(order)],
      [`content/reviews/casa-${order}/pt.mdx`, reviewText(`casa-${order}`)],
    ]),
  ),
  'content/glossary/pt.yml': `${term}  article: odds\n`,
  'content/glossary/es.yml': term,
  'content/glossary/en.yml': term.replace('2,00', '2.00'),
  ...Object.fromEntries(localeCodes.map((code) => [`messages/${code}.json`, messages])),
};
