import { criterionIds } from '../schema.ts';

/** What a template is filled with. `today` is the day of writing, `YYYY-MM-DD`. */
export interface Filling {
  slug: string;
  title: string;
  author: string;
  today: string;
}

/** What every line that waits for its text says; nothing that holds it may be published. */
export const unwritten = /escreva aqui|escribe aquí/giu;

/** Any text as one line of YAML. */
export const quoted = (text: string) => JSON.stringify(text);

const opening = ({ title, author, today }: Filling, description: string) => `title: ${quoted(title)}
# De 70 a 160 caracteres, só desta página: os buscadores mostram este texto.
description: ${quoted(description)}
published: ${today}
updated: ${today}
# Apague esta linha para publicar.
draft: true
author: ${author}`;

const placeholder = (title: string) =>
  `${title}: escreva aqui, em uma ou duas frases, o que a página responde a quem lê.`.slice(0, 160);

/** `content/guide/<slug>/pt.mdx`. */
export const guideArticle = (filling: Filling) => `---
${opening(filling, placeholder(filling.title))}
# De 3 a 5 frases curtas: o que fica na memória de quem lê.
summary:
  - Escreva aqui a primeira ideia.
  - Escreva aqui a segunda ideia.
  - Escreva aqui a terceira ideia.
# Uma frase: o que a pessoa sabe fazer depois de ler.
goal: Escreva aqui o que a pessoa sabe fazer depois de ler.
sources:
  - title: Escreva aqui o título da lei, do livro ou do estudo
    publisher: Escreva aqui quem publicou
    date: ${filling.today}
---

Escreva aqui o primeiro parágrafo: do que se trata, com um exemplo.

## Primeira seção [#primeira-secao]

Um número se calcula, não se digita: a odd 2,00 tem probabilidade implícita de <Calc formula="implied-probability" odds={2} />.

<Callout kind="example" title="Exemplo com times inventados">

Escreva aqui o exemplo.

</Callout>
`;

/** `content/blog/<slug>/pt.mdx`. */
export const blogPost = (filling: Filling, category: string) => `---
${opening(filling, placeholder(filling.title))}
# Texto do cartão nas listas, até 200 caracteres.
excerpt: Escreva aqui o texto do cartão.
category: ${category}
sources: []
---

Escreva aqui o primeiro parágrafo: do que se trata, com um exemplo.

## Primeira seção [#primeira-secao]

Escreva aqui.
`;

/** `content/reviews/<id>/review.yml`: what is not known is left out, never guessed. */
export const reviewFacts = (
  filling: Filling,
  facts: { region: string; order: number; original: string },
) => `name: ${quoted(filling.title)}
mark: ${quoted(
  filling.title
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase() || 'X',
)}
region: ${facts.region}
order: ${facts.order}
original: ${facts.original}
layout: standard

# Nota no ranking, de 0 a 10; e nota da análise, na escala 5 ou 10. average: true se for a média dos critérios.
rating: 0
score: { value: 0, scale: 10, average: false }
# Um critério sem nota publicada fica sem “score”.
criteria:
${criterionIds
  .filter((id) => id !== 'games')
  .map((id) => `  - { id: ${id} }`)
  .join('\n')}

# Uma linha por país: held, ended, none found ou unclear, com o dia da conferência; held e ended com empresa, ato e fonte.
authorisations:
  - { country: ${facts.region === 'brasil' ? 'brasil' : 'mexico'}, state: none found, checked: ${filling.today} }

# Só o que tem fonte; o resto aparece como “não informado”.
facts: {}

sources:
  - title: Escreva aqui o título da fonte
    publisher: Escreva aqui quem publicou
    date: ${filling.today}

history:
  - date: ${filling.today}
    change:
      pt: Primeira publicação.
`;

const reviewWords = {
  pt: {
    description: 'escreva aqui, em uma ou duas frases, o que se sabe desta casa e o que falta saber.',
    line: 'Escreva aqui.',
    unknown: 'Não informado.',
    title: 'análise',
    numbers: ['Escreva aqui um', 'Escreva aqui dois', 'Escreva aqui três'],
  },
  es: {
    description: 'escribe aquí, en una o dos frases, lo que se sabe de esta casa y lo que falta saber.',
    line: 'Escribe aquí.',
    unknown: 'No informado.',
    title: 'análisis',
    numbers: ['Escribe aquí uno', 'Escribe aquí dos', 'Escribe aquí tres'],
  },
};

/** `content/reviews/<id>/<language>.mdx`. */
export function reviewText(filling: Filling, language: 'pt' | 'es'): string {
  const { description, line, unknown, title, numbers } = reviewWords[language];
  const name = `${filling.title}: ${title}`;
  return `---
${opening({ ...filling, title: name }, `${name}, ${description}`.slice(0, 160))}
# Texto do cartão, até 220 caracteres.
summary: ${line}
# Três textos curtos, de até 40 caracteres.
highlights: [${numbers.join(', ')}]
tags: [${numbers.slice(1).join(', ')}]
pros:
  - ${line}
  - ${line}
cons:
  - ${line}
# Para quem serve, e quem deve procurar outra.
suits:
  - ${line}
avoid:
  - ${line}
verdict: ${line}
---

${line}

${criterionIds
  .filter((id) => id !== 'games')
  .map((id) => `<Criterion id="${id}">\n\n${unknown}\n\n</Criterion>\n`)
  .join('\n')}`;
}
