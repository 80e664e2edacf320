import { list, type Sentence, type Words } from './words.ts';

const meant = (near: string | undefined, allowed: readonly string[]) => ({
  pt: near ? `você quis dizer “${near}”?` : allowed.length > 0 ? `permitidos: ${list(allowed)}` : 'corrija, ou apague',
  en: near ? `did you mean “${near}”?` : allowed.length > 0 ? `allowed: ${list(allowed)}` : 'correct it, or remove it',
});

interface Rated {
  name: string;
  rating: number;
}

/** Of what one file says and another does not bear out. */
export const referenceSentences = {
  twice: (name: string): Sentence => ({
    pt: [`“${name}” aparece duas vezes`, 'deixe só um'],
    en: [`“${name}” stands twice`, 'keep one'],
  }),

  noPage: (path: string, near: string | undefined): Sentence => ({
    pt: [
      `a página ${path} não existe`,
      near ? `você quis dizer ${near}?` : 'escreva um caminho deste site, sem o prefixo de idioma',
    ],
    en: [
      `there is no page ${path}`,
      near ? `did you mean ${near}?` : 'write a path of this site without the language prefix',
    ],
  }),
  draftPage: (path: string): Sentence => ({
    pt: [`${path} ainda é rascunho e não será publicado`, 'apague o link, ou publique a página (sem “draft”)'],
    en: [
      `${path} is still a draft and will not be published`,
      'remove the link, or publish the page (without “draft”)',
    ],
  }),
  noAnchor: (id: string, page: string, near: string | undefined): Sentence => ({
    pt: [
      `em ${page} não há intertítulo com o id “${id}”`,
      near ? `você quis dizer #${near}?` : 'use um id que exista lá',
    ],
    en: [`${page} has no heading with the id “${id}”`, near ? `did you mean #${near}?` : 'use an id that exists there'],
  }),
  noPublicFile: (file: string): Sentence => ({
    pt: [`o arquivo public${file} não existe`, 'acrescente o arquivo, ou corrija o caminho'],
    en: [`public${file} does not exist`, 'add the file, or correct the path'],
  }),
  noPictureSize: (file: string): Sentence => ({
    pt: [
      `o arquivo public${file} não diz o seu tamanho`,
      'exporte a imagem de novo; em SVG, com viewBox="0 0 largura altura"',
    ],
    en: [`public${file} does not tell its size`, 'export the picture anew; an SVG with viewBox="0 0 width height"'],
  }),
  noTerm: (id: string, near: string | undefined, file: string): Sentence => ({
    pt: [`o dicionário não tem o termo “${id}”`, near ? `você quis dizer “${near}”?` : `acrescente em ${file}`],
    en: [`the glossary has no term “${id}”`, near ? `did you mean “${near}”?` : `add it to ${file}`],
  }),
  noAuthor: (id: string, known: readonly string[]): Sentence => ({
    pt: [`o autor “${id}” não está em content/site.yml`, `permitidos: ${list(known)}`],
    en: [`the author “${id}” is not in content/site.yml`, `allowed: ${list(known)}`],
  }),
  noBanner: (id: string, known: readonly string[]): Sentence => ({
    pt: [`o banner ${id} não está em content/site.yml`, `permitidos: ${list(known)}`],
    en: [`the banner ${id} is not in content/site.yml`, `allowed: ${list(known)}`],
  }),
  noReview: (id: string, near: string | undefined, known: readonly string[]): Sentence => ({
    pt: [`não há análise “${id}”`, meant(near, known).pt],
    en: [`there is no review “${id}”`, meant(near, known).en],
  }),
  noCountry: (id: string, near: string | undefined, known: readonly string[]): Sentence => ({
    pt: [`content/countries.yml não tem “${id}”`, meant(near, known).pt],
    en: [`content/countries.yml has no “${id}”`, meant(near, known).en],
  }),
  noAuthorisationSource: (): Sentence => ({
    pt: [
      'esta autorização não tem fonte',
      'acrescente “sources”, ou em “lists” os meses da lista oficial em que a casa consta',
    ],
    en: [
      'this authorisation has no source',
      'add “sources”, or under “lists” the months of the official list that the operator is on',
    ],
  }),
  listsWithoutList: (id: string): Sentence => ({
    pt: [
      `“lists” fala de uma lista oficial, mas ${id} não tem “list”`,
      'acrescente “list” em content/countries.yml, ou apague “lists”',
    ],
    en: [
      `“lists” is of an official list, but ${id} has no “list”`,
      'add “list” in content/countries.yml, or remove “lists”',
    ],
  }),
  noEnd: (id: string): Sentence => ({
    pt: [
      'falta o dia em que a autorização acabou',
      `acrescente “until”, ou “ended” em ${id}, em content/countries.yml`,
    ],
    en: [
      'the day on which the authorisation ended is missing',
      `add “until”, or “ended” to ${id} in content/countries.yml`,
    ],
  }),
  mayNotTakeBets: (name: string, reason: Words): Sentence => ({
    pt: [
      `o botão de ${name} seria publicado, mas pelos dados a casa não pode receber apostas na região dela (${reason.pt})`,
      'escreva partnerButtons: authorised em content/site.yml; ou registre antes, com fonte e data, a autorização em vigor neste arquivo e a lei em content/countries.yml',
    ],
    en: [
      `the button of ${name} would be published, but by the data it may not take bets in its region (${reason.en})`,
      'write partnerButtons: authorised in content/site.yml; or first record, with source and date, the authorisation in force here and the law in content/countries.yml',
    ],
  }),
  staleCheck: (id: string, days: number, most: number): Sentence => ({
    pt: [
      `a lei de ${id} foi conferida há ${days} dias, e o máximo é ${most}`,
      'abra as normas e “follow”, corrija o que mudou e escreva em “checked” o dia de hoje',
    ],
    en: [
      `the law of ${id} was checked ${days} days ago, and at most ${most} are allowed`,
      'open its instruments and “follow”, correct what has changed, and write today under “checked”',
    ],
  }),
  noArticle: (slug: string, near: string | undefined): Sentence => ({
    pt: [
      `o artigo “${slug}” não existe`,
      near ? `você quis dizer “${near}”?` : `escreva content/guide/${slug}/, ou apague a linha`,
    ],
    en: [
      `the article “${slug}” does not exist`,
      near ? `did you mean “${near}”?` : `write content/guide/${slug}/, or remove the row`,
    ],
  }),
  articleUnlisted: (slug: string, file: string): Sentence => ({
    pt: ['nenhum grupo do guia lista este artigo', `acrescente “- slug: ${slug}” a um grupo de ${file}`],
    en: ['no group of the guide lists this article', `add “- slug: ${slug}” to a group in ${file}`],
  }),
  noRelated: (path: string): Sentence => ({
    pt: [`“${path}” não tem linha em “ver também”`, 'acrescente duas ou três páginas, cada uma com o seu motivo'],
    en: [`“${path}” has no row of related pages`, 'add two or three pages, each with a reason'],
  }),
  relatedOfNone: (path: string): Sentence => ({
    pt: [`${path} não é um artigo nem um post`, 'corrija o endereço, ou apague a linha'],
    en: [`${path} is neither an article nor a post`, 'correct the address, or remove the row'],
  }),
  relatedToItself: (): Sentence => ({
    pt: ['a página leva a ela mesma', 'escolha outra página'],
    en: ['the page leads to itself', 'choose another page'],
  }),
  unusedCard: (language: string, file: string): Sentence => ({
    pt: [`“card.${language}” não aparece mais: o texto está em ${file}`, 'apague'],
    en: [`“card.${language}” is not shown any more: the text is in ${file}`, 'remove it'],
  }),

  scoreAboveScale: (value: number, scale: number): Sentence => ({
    pt: [
      `a nota ${value} passa da escala, que vai até ${scale}`,
      `escreva uma nota de 0 a ${scale}, ou corrija a escala`,
    ],
    en: [`the score ${value} is above its scale of ${scale}`, `write a score from 0 to ${scale}, or correct the scale`],
  }),
  averageIncomplete: (): Sentence => ({
    pt: ['a nota se diz média, mas há critério sem nota', 'dê nota a todos os critérios, ou escreva average: false'],
    en: [
      'the score is called an average, but a criterion has no score',
      'give every criterion one, or write average: false',
    ],
  }),
  averageWrong: (value: number, mean: number): Sentence => ({
    pt: [`a nota é ${value}, mas a média dos critérios é ${mean}`, `escreva ${mean}, ou corrija um critério`],
    en: [`the score is ${value}, but the mean of the criteria is ${mean}`, `write ${mean}, or correct a criterion`],
  }),
  sameOrder: (other: string, order: number, region: string): Sentence => ({
    pt: [`${other} também está na posição ${order} de ${region}`, 'dê a cada análise da região uma posição só dela'],
    en: [`${other} has the same order ${order} in ${region}`, 'give each review of a region its own place'],
  }),
  topOrder: (own: Rated, above: Rated): Sentence => ({
    pt: [
      `o TOP 3 está em ordem de nota, e ${own.name} (${own.rating}) vem depois de ${above.name} (${above.rating})`,
      'troque as linhas',
    ],
    en: [
      `the TOP 3 is in order of score, and ${own.name} (${own.rating}) stands after ${above.name} (${above.rating})`,
      'swap the rows',
    ],
  }),
  notHighest: (own: Rated, highest: number): Sentence => ({
    pt: [`${own.name} não tem a maior nota: tem ${own.rating}, e há ${highest} na lista`, 'troque por outro destaque'],
    en: [`${own.name} has ${own.rating}, and the highest rating is ${highest}`, 'write another highlight'],
  }),
  criterionUnwritten: (id: string): Sentence => ({
    pt: [`o critério “${id}” não tem análise`, `escreva <Criterion id="${id}"> … </Criterion>`],
    en: [`the criterion “${id}” has no analysis`, `write <Criterion id="${id}"> … </Criterion>`],
  }),
  criterionUnknown: (id: string, known: readonly string[]): Sentence => ({
    pt: [`review.yml não tem o critério “${id}”`, `permitidos aqui: ${list(known)}`],
    en: [`review.yml has no criterion “${id}”`, `allowed here: ${list(known)}`],
  }),
  historyOrder: (): Sentence => ({
    pt: ['esta mudança é mais nova que a de cima', 'ponha as mudanças da mais nova para a mais antiga'],
    en: ['this change is newer than the one above it', 'put the newest change first'],
  }),
  correctionWrong: (figure: string, to: unknown, wanted: unknown): Sentence => ({
    pt: [
      `a correção de “${figure}” leva a ${JSON.stringify(to) ?? 'nada'}`,
      wanted === undefined
        ? 'hoje não há valor: apague “to”'
        : `deve levar ao que veio depois: to: ${JSON.stringify(wanted)}`,
    ],
    en: [
      `the correction of “${figure}” leads to ${JSON.stringify(to) ?? 'nothing'}`,
      wanted === undefined
        ? 'there is no value now: remove “to”'
        : `it must lead to what came after: to: ${JSON.stringify(wanted)}`,
    ],
  }),
  noPartnerLink: (id: string): Sentence => ({
    pt: [`partnerLinks não tem linha para “${id}”`, `acrescente; enquanto não há link: https://parceiro.example/${id}`],
    en: [`partnerLinks has no row for “${id}”`, `add it; until there is a link: https://parceiro.example/${id}`],
  }),

  termUntranslated: (id: string, original: string): Sentence => ({
    pt: [`falta o termo “${id}”`, `traduza de ${original}`],
    en: [`the term “${id}” is missing`, `translate it from ${original}`],
  }),
  termExtras: (id: string, original: string): Sentence => ({
    pt: [`“${id}” tem “related” ou “article”`, `esses campos ficam só em ${original}`],
    en: [`“${id}” has “related” or “article”`, `these stand in ${original} only`],
  }),

  sameField: (field: string, file: string): Sentence => ({
    pt: [`“${field}” é igual ao de ${file}`, 'cada página precisa do seu'],
    en: [`“${field}” is the same as in ${file}`, 'every page needs its own'],
  }),
  updatedTooEarly: (): Sentence => ({
    pt: ['“updated” é anterior a “published”', 'corrija uma das duas datas'],
    en: ['“updated” is before “published”', 'correct one of the two dates'],
  }),

  pageVanished: (path: string, parent: string): Sentence => ({
    pt: [
      `${path} já foi pública e não existe mais`,
      `diga em “moved” que página ficou no lugar, por exemplo “${path}: ${parent}”`,
    ],
    en: [
      `${path} was public, and is no page any more`,
      `say under “moved” which page took its place, for example “${path}: ${parent}”`,
    ],
  }),
  movedIsPage: (path: string): Sentence => ({
    pt: [`${path} está em “moved”, mas é uma página`, 'apague a linha, ou a página'],
    en: [`${path} has moved, but is a page`, 'remove the row, or the page'],
  }),
  movedNowhere: (path: string, target: string): Sentence => ({
    pt: [`${path} leva a ${target}, que não é uma página`, 'escreva uma página deste site, sem o prefixo de idioma'],
    en: [`${path} leads to ${target}, which is no page`, 'write a page of this site without language prefix'],
  }),
  notYetListed: (path: string): Sentence => ({
    pt: [`${path} ainda não está na lista de páginas publicadas`, 'npm run publish:list acrescenta'],
    en: [`${path} is not on the list of published pages yet`, 'npm run publish:list adds it'],
  }),

  forbidden: (phrase: string, reason: Words, instead: Words): Sentence => ({
    pt: [`“${phrase}”: ${reason.pt}`, `${instead.pt}; se for um mito ou citação, ponha entre aspas`],
    en: [`“${phrase}”: ${reason.en}`, `${instead.en}; if it is a myth or a quotation, put it in quotation marks`],
  }),
  typedName: (name: string): Sentence => ({
    pt: [`“${name}”, o nome do site, está escrito aqui`, 'escreva {name} num campo e <SiteName /> num texto'],
    en: [`“${name}”, the site’s name, is typed here`, 'write {name} in a field, and <SiteName /> in a text'],
  }),
  typedNameInMessage: (name: string): Sentence => ({
    pt: [`“${name}”, o nome do site, está escrito aqui`, 'use {name}, que o componente preenche'],
    en: [`“${name}”, the site’s name, is typed here`, 'use {name}, which the component fills in'],
  }),
  exampleHost: (field: string, host: string): Sentence => ({
    pt: [`“${field}” ainda tem o endereço de exemplo ${host}`, 'escreva o verdadeiro'],
    en: [`“${field}” still holds the example address ${host}`, 'write the real one'],
  }),
  unknownWord: (word: string, suggestions: readonly string[]): Sentence => ({
    pt: [
      `palavra desconhecida: “${word}”`,
      `${suggestions.length > 0 ? `talvez ${list(suggestions)}; ` : ''}se estiver certa, acrescente a content/words.txt`,
    ],
    en: [
      `unknown word “${word}”`,
      `${suggestions.length > 0 ? `perhaps ${list(suggestions)}; ` : ''}if it is right, add it to content/words.txt`,
    ],
  }),

  exists: (place: string): Sentence => ({
    pt: [`${place} já existe`, 'edite o que existe, ou escolha outro nome'],
    en: [`${place} exists already`, 'edit it, or choose another name'],
  }),
  missingSlug: (): Sentence => ({
    pt: ['falta o nome da pasta', 'acrescente depois do tipo; dele vem o endereço, por exemplo como-ler-odds'],
    en: ['the folder name is missing', 'add it after the kind; the address comes from it, for example como-ler-odds'],
  }),
  missingFlag: (flag: string, allowed: readonly string[]): Sentence => ({
    pt: [
      `falta --${flag}`,
      allowed.length > 0 ? `acrescente; permitidos: ${list(allowed)}` : `acrescente --${flag} "…"`,
    ],
    en: [`--${flag} is missing`, allowed.length > 0 ? `add it; allowed: ${list(allowed)}` : `add --${flag} "…"`],
  }),
  unknownKind: (word: string, near: string | undefined, kinds: readonly string[]): Sentence => ({
    pt: [word ? `“${word}” não é um tipo de texto` : 'falta o tipo de texto', meant(near, kinds).pt],
    en: [word ? `“${word}” is no kind of text` : 'the kind of text is missing', meant(near, kinds).en],
  }),
};
