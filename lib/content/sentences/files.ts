import { list, type Sentence } from './words.ts';

/** Of files and folders as such, and of the syntax of YAML and JSON. */
export const fileSentences = {
  unreadable: (): Sentence => ({
    pt: ['o arquivo não existe ou não pode ser lido', 'crie o arquivo, ou confira as permissões'],
    en: ['the file is missing or cannot be read', 'create it, or check its permissions'],
  }),
  notUtf8: (): Sentence => ({
    pt: ['o arquivo não está em UTF-8', 'salve de novo com a codificação UTF-8'],
    en: ['the file is not UTF-8', 'save it again with the encoding UTF-8'],
  }),
  controlCharacter: (code: string): Sentence => ({
    pt: [`o arquivo tem um caractere invisível (${code})`, 'apague esse caractere'],
    en: [`the file holds an invisible character (${code})`, 'remove that character'],
  }),
  emptyFile: (): Sentence => ({
    pt: ['o arquivo está vazio', 'escreva o conteúdo, ou apague o arquivo'],
    en: ['the file is empty', 'write its content, or delete it'],
  }),
  strayFile: (allowed: readonly string[]): Sentence => ({
    pt: ['este arquivo não tem função aqui', `permitidos: ${list(allowed)}`],
    en: ['this file has no meaning here', `allowed: ${list(allowed)}`],
  }),
  securityField: (line: string): Sentence => ({
    pt: ['um campo falta ou não combina com content/site.yml', `escreva “${line}”`],
    en: ['a field is missing or does not fit content/site.yml', `write “${line}”`],
  }),
  securityExpired: (): Sentence => ({
    pt: ['o prazo deste arquivo passou', 'confira o contato e ponha em Expires um dia daqui a menos de um ano'],
    en: ['this file is past its day', 'check the contact, and give Expires a day less than a year from now'],
  }),
  fileAmongFolders: (folder: string): Sentence => ({
    pt: ['um arquivo onde só cabem pastas', `mova para ${folder}/<slug>/<idioma>.mdx`],
    en: ['a file where only folders belong', `move it to ${folder}/<slug>/<language>.mdx`],
  }),
  badFolderName: (name: string): Sentence => ({
    pt: [
      `o nome de pasta “${name}” não serve de endereço`,
      'use letras minúsculas sem acento, algarismos e hifens simples',
    ],
    en: [
      `the folder name “${name}” cannot be an address`,
      'use lower case letters without accents, digits and single hyphens',
    ],
  }),
  reservedName: (name: string): Sentence => ({
    pt: [`o endereço /${name} já é de um idioma do site`, 'dê outro nome à pasta'],
    en: [`the address /${name} belongs to a language of the site`, 'give the folder another name'],
  }),
  noOriginal: (file: string): Sentence => ({
    pt: [`falta o texto original, ${file}`, 'escreva esse arquivo, ou apague a pasta'],
    en: [`the original, ${file}, is missing`, 'write that file, or remove the folder'],
  }),

  brokenYaml: (code: string, reason: string): Sentence =>
    yamlErrors[code] ?? {
      pt: [`YAML quebrado: ${reason}`, 'confira recuo, dois-pontos e aspas desta linha'],
      en: [`broken YAML: ${reason}`, 'check indentation, colons and quotes on this line'],
    },
  yamlSign: (sign: string): Sentence => ({
    pt: [`“${sign}” no começo de um valor tem sentido próprio em YAML`, 'ponha o valor inteiro entre aspas'],
    en: [`“${sign}” at the start of a value has a meaning of its own in YAML`, 'put the whole value in quotes'],
  }),
  yamlComment: (): Sentence => ({
    pt: [
      '“#” depois de um espaço começa um comentário em YAML e corta o texto',
      'ponha o valor inteiro entre aspas, ou o comentário em uma linha própria',
    ],
    en: [
      '“#” after a space begins a comment in YAML and cuts the text',
      'put the whole value in quotes, or the comment on a line of its own',
    ],
  }),
  brokenJson: (reason: string): Sentence => ({
    pt: [`JSON quebrado: ${reason}`, 'confira vírgulas e aspas'],
    en: [`broken JSON: ${reason}`, 'check commas and quotes'],
  }),
  notUnderstood: (reason: string): Sentence => ({
    pt: [`o arquivo não pôde ser entendido (${reason})`, 'desfaça a última mudança e tente de novo, por partes'],
    en: [`the file could not be understood (${reason})`, 'undo the last change and try again, part by part'],
  }),
};

/** The usual slips, by the error codes of the package `yaml`. */
const yamlErrors: Record<string, Sentence> = {
  DUPLICATE_KEY: {
    pt: ['dois campos com o mesmo nome', 'deixe só um deles'],
    en: ['two fields of the same name', 'keep one of them'],
  },
  UNEXPECTED_TOKEN: {
    pt: ['algo sobra depois do valor', 'dentro de um texto entre aspas, use “ ” em vez de " "; confira também o recuo'],
    en: [
      'something is left over after the value',
      'inside a quoted text use “ ” instead of " "; check the indentation too',
    ],
  },
  BAD_INDENT: {
    pt: [
      'o recuo desta linha não combina com as de cima',
      'recue com espaços, o mesmo número em todos os campos de um nível',
    ],
    en: [
      'the indentation of this line does not fit those above',
      'indent with spaces, the same number for all fields of one level',
    ],
  },
  TAB_AS_INDENT: {
    pt: ['tabulação no recuo', 'recue com espaços'],
    en: ['a tab in the indentation', 'indent with spaces'],
  },
  MISSING_CHAR: {
    pt: [
      'falta um sinal: aspas, colchete ou dois-pontos',
      'feche o que foi aberto aqui, ou ponha “: ” depois do nome do campo',
    ],
    en: [
      'a sign is missing: a quote, a bracket or a colon',
      'close what is open here, or put “: ” after the field’s name',
    ],
  },
  BLOCK_AS_IMPLICIT_KEY: {
    pt: ['dois-pontos dentro de um texto sem aspas', 'ponha o texto inteiro entre aspas'],
    en: ['a colon inside a text without quotes', 'put the whole text in quotes'],
  },
  BAD_SCALAR_START: {
    pt: ['um valor não pode começar com este sinal', 'ponha o valor inteiro entre aspas'],
    en: ['a value cannot begin with this sign', 'put the whole value in quotes'],
  },
  MULTIPLE_DOCS: {
    pt: ['“---” no meio do arquivo', 'apague essa linha'],
    en: ['“---” in the middle of the file', 'remove that line'],
  },
};
