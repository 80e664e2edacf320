import { list, type Sentence, type Words } from './words.ts';

/** Of the fields of YAML files and frontmatter, and of the props of components. */
export const fieldSentences = {
  unknownField: (field: string): Sentence => ({
    pt: [`campo desconhecido: “${field}”`, 'apague, ou corrija o nome'],
    en: [`unknown field “${field}”`, 'remove it, or correct its spelling'],
  }),
  missingField: (field: string, type: string): Sentence => ({
    pt: [`falta o campo “${field}”`, `acrescente: ${typeName(type).pt}`],
    en: [`the field “${field}” is missing`, `add it: ${typeName(type).en}`],
  }),
  missingChoice: (field: string, allowed: readonly unknown[]): Sentence => ({
    pt: [`falta o campo “${field}”`, `acrescente; permitidos: ${list(allowed)}`],
    en: [`the field “${field}” is missing`, `add it; allowed: ${list(allowed)}`],
  }),
  wrongType: (field: string, value: unknown, type: string): Sentence => ({
    pt: [`“${field}” é ${shown(value).pt}`, `deve ser ${typeToWrite(type, value).pt}`],
    en: [`“${field}” is ${shown(value).en}`, `it must be ${typeToWrite(type, value).en}`],
  }),
  decimalComma: (field: string, value: string): Sentence => ({
    pt: [`“${field}” é ${shown(value).pt}`, `escreva com ponto: ${value.replace(',', '.')}`],
    en: [`“${field}” is ${shown(value).en}`, `write it with a point: ${value.replace(',', '.')}`],
  }),
  wrongChoice: (field: string, value: unknown, allowed: readonly unknown[]): Sentence => ({
    pt: [`“${field}” é ${shown(value).pt}`, `permitidos: ${list(allowed)}`],
    en: [`“${field}” is ${shown(value).en}`, `allowed: ${list(allowed)}`],
  }),
  wrongNumber: (field: string, value: unknown, limit: Limit): Sentence => ({
    pt: [`“${field}” é ${shown(value).pt}`, `deve ser ${limitWords(limit).pt}`],
    en: [`“${field}” is ${shown(value).en}`, `it must be ${limitWords(limit).en}`],
  }),
  wrongLength: (field: string, length: number, limit: Limit): Sentence => ({
    pt: [`“${field}” tem ${length} caracteres`, `deve ter ${limitWords(limit).pt} ${characters(limit.value).pt}`],
    en: [`“${field}” has ${length} characters`, `it must have ${limitWords(limit).en} ${characters(limit.value).en}`],
  }),
  wrongCount: (field: string, count: number, limit: Limit): Sentence => ({
    pt: [`“${field}” tem ${count} ${entries(count).pt}`, `deve ter ${limitWords(limit).pt} ${entries(limit.value).pt}`],
    en: [
      `“${field}” has ${count} ${entries(count).en}`,
      `it must have ${limitWords(limit).en} ${entries(limit.value).en}`,
    ],
  }),
  wrongStep: (field: string, value: unknown, step: number): Sentence => ({
    pt: [`“${field}” é ${shown(value).pt}`, `use passos de ${step}`],
    en: [`“${field}” is ${shown(value).en}`, `use steps of ${step}`],
  }),
  wrongForm: (field: string, value: unknown, rule: string): Sentence => ({
    pt: [`“${field}” é ${shown(value).pt}`, ruleWords(rule).pt],
    en: [`“${field}” is ${shown(value).en}`, ruleWords(rule).en],
  }),
  wrongKey: (field: string, rule: string): Sentence => ({
    pt: [`o nome de campo “${field}” não serve`, ruleWords(rule).pt],
    en: [`the field name “${field}” is not allowed`, ruleWords(rule).en],
  }),
  /** None of several ways was met; `ways` are the sentences of each. */
  noneOf: (ways: readonly Sentence[]): Sentence => ({
    pt: [ways[0]?.pt[0] ?? '', [...new Set(ways.map((way) => way.pt[1]))].join('; ou ')],
    en: [ways[0]?.en[0] ?? '', [...new Set(ways.map((way) => way.en[1]))].join('; or ')],
  }),
};

/** The rules of `lib/content/schema` that a pattern stands for, by the name that the schema gives them. */
export const rules = {
  slug: {
    pt: 'use letras minúsculas sem acento, algarismos e hifens simples',
    en: 'use lower case letters without accents, digits and single hyphens',
  },
  day: {
    pt: 'escreva a data como AAAA-MM-DD, por exemplo 2026-11-20',
    en: 'write the date as YYYY-MM-DD, for example 2026-11-20',
  },
  partialDate: {
    pt: 'escreva a data como AAAA-MM-DD; se só o mês ou o ano é conhecido, como 1956-07 ou "1982", com aspas',
    en: 'write the date as YYYY-MM-DD; where only the month or the year is known, as 1956-07 or "1982", with the quotes',
  },
  path: {
    pt: 'escreva um caminho deste site sem prefixo de idioma, por exemplo /guia, ou #id',
    en: 'write a path of this site without language prefix, for example /guia, or #id',
  },
  https: { pt: 'escreva um endereço completo com https://', en: 'write a full https:// address' },
  origin: {
    pt: 'escreva só https:// e o domínio, sem barra nem caminho no fim, por exemplo https://exemplo.com',
    en: 'write https:// and the domain only, without a slash or a path at the end, for example https://example.com',
  },
  email: {
    pt: 'escreva um endereço de e-mail, por exemplo contato@exemplo.com',
    en: 'write an e-mail address, for example contact@example.com',
  },
  currency: {
    pt: 'use o código de três letras maiúsculas, por exemplo BRL',
    en: 'use the code of three capital letters, for example BRL',
  },
  digits: { pt: 'use só algarismos, entre aspas', en: 'use digits only, in quotes' },
  hash: {
    pt: 'rode npm run i18n:status -- --write com o endereço da página, por exemplo /es/guia/over-under',
    en: 'run npm run i18n:status -- --write with the address of the page, for example /es/guia/over-under',
  },
} satisfies Record<string, Words>;

/** A limit of a number, of a text's length or of a list's. */
export interface Limit {
  is: 'least' | 'most' | 'above' | 'below' | 'exactly';
  value: number | bigint;
}

const limits: Record<Limit['is'], Words> = {
  least: { pt: 'no mínimo', en: 'at least' },
  most: { pt: 'no máximo', en: 'at most' },
  above: { pt: 'maior que', en: 'more than' },
  below: { pt: 'menor que', en: 'less than' },
  exactly: { pt: 'exatamente', en: 'exactly' },
};

const limitWords = ({ is, value }: Limit): Words => ({
  pt: `${limits[is].pt} ${value}`,
  en: `${limits[is].en} ${value}`,
});

const characters = (count: number | bigint): Words =>
  count === 1 ? { pt: 'caractere', en: 'character' } : { pt: 'caracteres', en: 'characters' };
const entries = (count: number | bigint): Words =>
  count === 1 ? { pt: 'item', en: 'entry' } : { pt: 'itens', en: 'entries' };

const types: Record<string, Words> = {
  string: { pt: 'um texto', en: 'a text' },
  quoted: { pt: 'um texto, entre aspas', en: 'a text, in quotes' },
  number: { pt: 'um número', en: 'a number' },
  int: { pt: 'um número inteiro', en: 'a whole number' },
  boolean: { pt: 'true (sim) ou false (não)', en: 'true or false' },
  array: {
    pt: 'uma lista (linhas que começam com “- ”; em um componente, [1.5, 2.1])',
    en: 'a list (lines that begin with “- ”; in a component, [1.5, 2.1])',
  },
  object: { pt: 'um grupo de campos', en: 'a group of fields' },
  record: { pt: 'um grupo de campos', en: 'a group of fields' },
};

const typeName = (type: string): Words => types[type] ?? { pt: type, en: type };
/** A number where a text belongs, as in `title: 1982`, only lacks its quotes. */
const typeToWrite = (type: string, value: unknown): Words =>
  typeName(type === 'string' && typeof value === 'number' ? 'quoted' : type);
const ruleWords = (rule: string): Words => (rules as Record<string, Words>)[rule] ?? { pt: rule, en: rule };

function shown(value: unknown): Words {
  if (value === undefined) return { pt: 'ausente', en: 'missing' };
  if (value === null || value === '') return { pt: 'vazio', en: 'empty' };
  if (Array.isArray(value)) return { pt: 'uma lista', en: 'a list' };
  if (typeof value === 'object') return { pt: 'um grupo de campos', en: 'a group of fields' };
  const text = String(value);
  const quoted = `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
  return { pt: quoted, en: quoted };
}
