import { list, type Sentence } from './words.ts';

/** Of MDX: frontmatter, Markdown and components. */
export const mdxSentences = {
  noFrontmatter: (): Sentence => ({
    pt: ['falta o frontmatter', 'comece o arquivo com “---”, os campos, e “---” de novo'],
    en: ['the frontmatter is missing', 'begin the file with “---”, the fields, and “---” again'],
  }),
  import: (): Sentence => ({
    pt: ['o conteúdo não pode ter import nem export', 'apague a linha; os componentes já estão disponíveis pelo nome'],
    en: ['content cannot import or export', 'remove the line; the components are available by name as they are'],
  }),
  expression: (code: string): Sentence => ({
    pt: [`“{${code}}” seria executado como código`, 'escreva o próprio valor, ou \\{ para uma chave'],
    en: [`“{${code}}” would run as code`, 'write the value itself, or \\{ for a brace'],
  }),
  html: (): Sentence => ({
    pt: ['HTML não é permitido', 'use Markdown ou um dos componentes'],
    en: ['HTML is not allowed', 'use Markdown or one of the components'],
  }),
  footnote: (): Sentence => ({
    pt: ['notas de rodapé não são permitidas', 'cite a fonte na frase e em “sources”, no frontmatter'],
    en: ['footnotes are not allowed', 'name the source in the sentence and under “sources” in the frontmatter'],
  }),
  openReference: (): Sentence => ({
    pt: ['um link sem endereço: nenhuma linha diz aonde leva', 'escreva junto: [texto](/pagina)'],
    en: ['a link without an address: no line says where it leads', 'write both at once: [text](/page)'],
  }),

  secondTitle: (): Sentence => ({
    pt: ['um segundo título: “#” é o título, e esse fica no frontmatter', 'use “##” para seções'],
    en: ['a second title: “#” is the title, and that stands in the frontmatter', 'use “##” for sections'],
  }),
  noHeadingId: (heading: string, id: string): Sentence => ({
    pt: [
      `o intertítulo “${heading}” não tem id`,
      `termine a linha com [#${id}]; em uma tradução, com o id do original`,
    ],
    en: [`the heading “${heading}” has no id`, `end the line with [#${id}]; in a translation, with the original’s id`],
  }),
  badHeadingId: (found: string, id: string): Sentence => ({
    pt: [`o id “${found}” não serve de endereço`, `escreva [#${id}]: minúsculas sem acento, algarismos e hifens`],
    en: [`the id “${found}” cannot be an address`, `write [#${id}]: lower case without accents, digits and hyphens`],
  }),
  reservedId: (id: string): Sentence => ({
    pt: [`o id “${id}” já é de uma parte fixa da página`, 'escolha outro'],
    en: [`the id “${id}” belongs to a fixed part of the page`, 'choose another'],
  }),
  headingIdTwice: (id: string): Sentence => ({
    pt: [`o id “${id}” aparece duas vezes nesta página`, 'mude um dos dois'],
    en: [`the id “${id}” is used twice on this page`, 'change one of the two'],
  }),
  headingLevel: (found: number, allowed: number): Sentence => ({
    pt: [`um intertítulo de nível ${found} pula um nível`, `use ${'#'.repeat(allowed)} aqui`],
    en: [`a heading of level ${found} skips a level`, `use ${'#'.repeat(allowed)} here`],
  }),

  emptyLink: (url: string): Sentence => ({
    pt: [`o link para “${url}” não tem texto`, 'escreva entre os colchetes: [texto do link](/pagina)'],
    en: [`the link to “${url}” has no text`, 'write it between the brackets: [text of the link](/page)'],
  }),
  unusedReference: (label: string): Sentence => ({
    pt: [
      `a linha “[${label}]: …” não apareceria na página: nenhum link usa este nome`,
      'apague, ou use em [texto][nome]',
    ],
    en: [
      `the line “[${label}]: …” would not be on the page: no link uses this name`,
      'remove it, or use it in [text][name]',
    ],
  }),
  longRow: (found: number, heading: number): Sentence => ({
    pt: [
      `a linha da tabela tem ${found} células, e o cabeçalho ${heading}: o resto não apareceria`,
      'acrescente colunas ao cabeçalho; para o sinal, escreva \\|',
    ],
    en: [
      `the row of the table has ${found} cells, and its heading ${heading}: the rest would not be shown`,
      'add columns to the heading; for the sign itself write \\|',
    ],
  }),
  lostSigns: (text: string): Sentence => ({
    pt: [
      `os sinais de “${text}” sumiriam: aqui eles marcam ênfase`,
      'escreva × para vezes, ou \\* e \\~ para os sinais',
    ],
    en: [
      `the signs of “${text}” would be gone: here they mark emphasis`,
      'write × for times, or \\* and \\~ for the signs',
    ],
  }),
  listNumber: (found: number, shown: number): Sentence => ({
    pt: [
      `o item ${found} da lista apareceria como ${shown}`,
      `numere em ordem; se não é uma lista, escreva ${found}\\.`,
    ],
    en: [
      `item ${found} of the list would be shown as ${shown}`,
      `number the items in order; if this is no list, write ${found}\\.`,
    ],
  }),
  taskList: (): Sentence => ({
    pt: ['caixas de marcar não são permitidas', 'escreva uma lista comum: “- ” e o texto'],
    en: ['check boxes are not allowed', 'write an ordinary list: “- ” and the text'],
  }),
  codeInfo: (info: string): Sentence => ({
    pt: [`“${info}” depois de \`\`\` não apareceria na página`, 'apague, ou escreva na linha de baixo'],
    en: [`“${info}” after \`\`\` would not be on the page`, 'remove it, or write it on the line below'],
  }),

  badLink: (url: string): Sentence => ({
    pt: [`o link “${url}” não leva a lugar nenhum`, 'comece com https://, com / para uma página deste site, ou com #'],
    en: [`the link “${url}” has no usable target`, 'begin it with https://, with / for a page of this site, or with #'],
  }),
  straightQuotes: (): Sentence => ({
    pt: ['aspas retas', 'escreva “assim”; npm run check:content -- --fix troca as que formam par'],
    en: ['straight quotation marks', 'write “these”; npm run check:content -- --fix mends those that pair up'],
  }),
  foreignNumber: (found: string, right: string): Sentence => ({
    pt: [`“${found}” não se escreve assim nesta língua`, `escreva ${right}`],
    en: [`“${found}” is not written like that in this language`, `write ${right}`],
  }),
  unfinished: (): Sentence => ({
    pt: ['uma linha do modelo', 'escreva o texto, ou deixe “draft: true” no começo do arquivo até terminar'],
    en: ['a line of the template', 'write the text, or keep “draft: true” at the start of the file until you have'],
  }),
  noAlt: (): Sentence => ({
    pt: ['a imagem não tem descrição', 'escreva entre os colchetes: ![o que a imagem mostra](/arquivo.svg)'],
    en: ['the picture has no description', 'write it between the brackets: ![what the picture shows](/file.svg)'],
  }),
  remotePicture: (url: string): Sentence => ({
    pt: [`a imagem “${url}” não é deste site`, 'ponha o arquivo em public/ e escreva /arquivo.svg'],
    en: [`the picture “${url}” is not of this site`, 'put the file into public/ and write /file.svg'],
  }),
  pictureKind: (url: string): Sentence => ({
    pt: [`a imagem “${url}” não é SVG, AVIF nem WebP`, 'converta o arquivo: esses pesam menos'],
    en: [`the picture “${url}” is neither SVG nor AVIF nor WebP`, 'convert the file: those weigh less'],
  }),
  pictureByName: (): Sentence => ({
    pt: ['o endereço da imagem está em outra linha', 'escreva junto: ![o que a imagem mostra](/arquivo.svg)'],
    en: ['the picture’s address stands on another line', 'write both at once: ![what the picture shows](/file.svg)'],
  }),

  unknownComponent: (name: string, near: string | undefined, known: readonly string[]): Sentence => ({
    pt: [`componente desconhecido: <${name}>`, near ? `você quis dizer <${near}>?` : `permitidos: ${list(known)}`],
    en: [`unknown component <${name}>`, near ? `did you mean <${near}>?` : `allowed: ${list(known)}`],
  }),
  lineBreak: (): Sentence => ({
    pt: ['<br> é HTML', 'termine a linha com “\\”, ou deixe uma linha vazia entre os parágrafos'],
    en: ['<br> is HTML', 'end the line with “\\”, or leave an empty line between the paragraphs'],
  }),
  htmlTag: (name: string): Sentence => ({
    pt: [
      `<${name}> é HTML`,
      'use Markdown: **negrito**, _itálico_, [palavras](/pagina), uma linha vazia entre parágrafos',
    ],
    en: [`<${name}> is HTML`, 'use Markdown: **bold**, _italics_, [words](/page), an empty line between paragraphs'],
  }),
  outsideParent: (name: string, parent: string): Sentence => ({
    pt: [`<${name}> está fora de <${parent}>`, `ponha entre <${parent}> e </${parent}>`],
    en: [`<${name}> stands outside <${parent}>`, `put it between <${parent}> and </${parent}>`],
  }),
  onlyChildren: (name: string, child: string): Sentence => ({
    pt: [`<${name}> tem algo que não é <${child}>`, `ponha o texto dentro de um <${child}>`],
    en: [`<${name}> holds something that is no <${child}>`, `put the text into a <${child}>`],
  }),
  wrongCollection: (name: string, folder: string): Sentence => ({
    pt: [`<${name}> só funciona em ${folder}`, 'apague o componente'],
    en: [`<${name}> works in ${folder} only`, 'remove the component'],
  }),
  spreadProps: (name: string): Sentence => ({
    pt: [`<${name}> recebe código como propriedades`, 'escreva cada propriedade pelo nome'],
    en: [`<${name}> spreads code into its props`, 'write each prop by name'],
  }),
  codeProp: (name: string, prop: string): Sentence => ({
    pt: [
      `“${prop}” de <${name}> é código`,
      'escreva um texto entre aspas, ou um número (com ponto: 2.1), uma lista ou true entre chaves',
    ],
    en: [
      `“${prop}” of <${name}> is code`,
      'write a text in quotes, or a number (with a point: 2.1), a list or true between braces',
    ],
  }),
  propTwice: (name: string, prop: string): Sentence => ({
    pt: [`“${prop}” aparece duas vezes em <${name}>`, 'deixe só uma'],
    en: [`“${prop}” stands twice in <${name}>`, 'keep one'],
  }),
  ofComponent: (name: string, { pt, en }: Sentence): Sentence => ({
    pt: [`<${name}>: ${pt[0]}`, pt[1]],
    en: [`<${name}>: ${en[0]}`, en[1]],
  }),
  emptyComponent: (name: string): Sentence => ({
    pt: [`<${name}> está vazio`, `escreva o texto entre <${name}> e </${name}>`],
    en: [`<${name}> is empty`, `write its text between <${name}> and </${name}>`],
  }),
  takesNoText: (name: string): Sentence => ({
    pt: [`<${name}> não recebe texto`, `escreva <${name} … />`],
    en: [`<${name}> takes no text`, `write it as <${name} … />`],
  }),

  strayLessThan: (): Sentence => ({
    pt: ['“<” abre um componente aqui, e isto não é um', 'escreva “menos de 100”, ou \\< para o sinal'],
    en: ['“<” begins a component here, and this is none', 'write “less than 100”, or \\< for the sign'],
  }),
  bareAddress: (): Sentence => ({
    pt: ['endereço entre “<” e “>”', 'escreva [texto do link](https://…)'],
    en: ['an address between “<” and “>”', 'write [text of the link](https://…)'],
  }),
  htmlComment: (): Sentence => ({
    pt: ['comentário de HTML', 'escreva {/* comentário */}'],
    en: ['an HTML comment', 'write {/* comment */}'],
  }),
  strayBrace: (): Sentence => ({
    pt: ['uma chave abre código que não se consegue ler', 'escreva o próprio valor, ou \\{ para uma chave'],
    en: ['a brace opens code that cannot be read', 'write the value itself, or \\{ for a brace'],
  }),
  brokenTag: (name: string): Sentence => ({
    pt: [
      `a etiqueta <${name}> está incompleta`,
      `escreva <${name} nome="texto" outro={1}>, com aspas e chaves fechadas`,
    ],
    en: [`the tag <${name}> is incomplete`, `write <${name} name="text" other={1}>, with quotes and braces closed`],
  }),
  unclosedTag: (name: string): Sentence => ({
    pt: [
      `<${name}> não fecha onde devia`,
      `ponha </${name}> em uma linha própria, com linhas vazias em volta do texto; ou escreva <${name} … />`,
    ],
    en: [
      `<${name}> is not closed where it should be`,
      `put </${name}> on a line of its own, with empty lines round the text; or write <${name} … />`,
    ],
  }),
  unopenedTag: (): Sentence => ({
    pt: ['“</” fecha um componente que não foi aberto', 'apague, ou abra o componente antes'],
    en: ['“</” closes a component that was not opened', 'remove it, or open the component before'],
  }),
  brokenMdx: (reason: string): Sentence => ({
    pt: [`MDX quebrado: ${reason}`, 'confira os componentes e as chaves perto desta linha'],
    en: [`broken MDX: ${reason}`, 'check the components and braces near this line'],
  }),
};
