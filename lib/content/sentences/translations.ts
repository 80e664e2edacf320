import type { Sentence } from './words.ts';

const blockNames = {
  paragraph: { pt: 'parágrafos', en: 'paragraphs' },
  listItem: { pt: 'itens de lista', en: 'list items' },
  tableRow: { pt: 'linhas de tabela', en: 'table rows' },
};

/** Of a translation beside its original. A `part` is an id (`#fim`) or a component (`<Calc>`), a `place` a file and a line. */
export const translationSentences = {
  notStamped: (address: string): Sentence => ({
    pt: [
      'a tradução não diz de qual versão do original foi feita',
      `quando estiver pronta, npm run i18n:status -- --write ${address}; até lá, “draft: true” abaixo de “updated”`,
    ],
    en: [
      'the translation does not say which version of the original it was made from',
      `once it is done, npm run i18n:status -- --write ${address}; until then, “draft: true” below “updated”`,
    ],
  }),
  notTranslated: (): Sentence => ({
    pt: ['as mesmas palavras do original', 'traduza; até lá, “draft: true” abaixo de “updated”'],
    en: ['the same words as in the original', 'translate them; until then, “draft: true” below “updated”'],
  }),
  fieldLeftOut: (field: string, file: string): Sentence => ({
    pt: [`falta o campo “${field}”, que o original tem`, `traduza de ${file}`],
    en: [`the field “${field}” of the original is missing`, `translate it from ${file}`],
  }),
  otherCount: (field: string, count: number, original: number, file: string): Sentence => ({
    pt: [`“${field}” tem ${count}, e o original, ${original}`, `compare com ${file}`],
    en: [`“${field}” has ${count}, and ${original} in the original`, `compare it with ${file}`],
  }),
  partDiffers: (part: string, original: string, place: string): Sentence => ({
    pt: [`${part} não é como no original`, `deixe ${original} como em ${place}; só as palavras mudam`],
    en: [`${part} is not as in the original`, `leave ${original} as in ${place}; only the words change`],
  }),
  partLeftOut: (part: string, place: string): Sentence => ({
    pt: [`falta ${part}, que o original tem`, `traduza também ${place}`],
    en: [`${part} of the original is missing`, `translate ${place} too`],
  }),
  partAdded: (part: string): Sentence => ({
    pt: [`o original não tem ${part}`, 'apague, ou acrescente antes ao original'],
    en: [`the original has no ${part}`, 'remove it, or add it to the original first'],
  }),
  blocksLeftOut: (
    kind: 'paragraph' | 'listItem' | 'tableRow',
    anchor: string,
    count: number,
    original: number,
  ): Sentence => ({
    pt: [
      `${anchor ? `#${anchor}` : 'o começo'} tem ${count} ${blockNames[kind].pt}, e o original, ${original}`,
      'traduza o que falta',
    ],
    en: [
      `${anchor ? `#${anchor}` : 'the beginning'} has ${count} ${blockNames[kind].en}, and ${original} in the original`,
      'translate what is missing',
    ],
  }),
  linkLeftOut: (target: string, place: string): Sentence => ({
    pt: [`falta o link ${target}, que o original tem`, `traduza também ${place}`],
    en: [`the link ${target} of the original is missing`, `translate ${place} too`],
  }),
  linkAdded: (target: string): Sentence => ({
    pt: [`o original não tem o link ${target}`, 'confira; um link a mais só serve a leitores de outro país'],
    en: [`the original has no link ${target}`, 'check it; a link more is for readers of another country only'],
  }),
  numberLeftOut: (shown: string, number: number, place: string): Sentence => ({
    pt: [`falta o número ${shown} (${number}) do original`, `confira com ${place}`],
    en: [`the number ${shown} (${number}) of the original is missing`, `check it against ${place}`],
  }),
  portugueseLeft: (): Sentence => ({
    pt: ['uma frase ainda tem palavras em português', 'traduza; um nome ou uma citação vai entre “ ”'],
    en: ['a sentence still has Portuguese words', 'translate them; a name or a quotation stands in “ ”'],
  }),
  otherTerm: (label: string, term: string): Sentence => ({
    pt: [`“${label}” não é o termo do dicionário`, `o dicionário diz “${term}”`],
    en: [`“${label}” is not the glossary’s term`, `the glossary says “${term}”`],
  }),
  /** Of an address that is to be stamped. */
  noTranslation: (address: string, file: string): Sentence => ({
    pt: [
      `${address} não é uma tradução`,
      `escreva antes ${file}; se já existe, npm run check:content diz o que o impede`,
    ],
    en: [
      `${address} is no translation`,
      `write ${file} first; if it exists, npm run check:content says what is in its way`,
    ],
  }),
  namePages: (): Sentence => ({
    pt: ['--write marca só o que se nomeia', 'acrescente o endereço da tradução, por exemplo /es/guia/over-under'],
    en: ['--write stamps what is named only', 'add the address of the translation, for example /es/guia/over-under'],
  }),
};
