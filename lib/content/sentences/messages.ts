import { list, type Sentence } from './words.ts';

/** Of `messages/`, the words of the interface. */
export const messageSentences = {
  messageMissing: (key: string, original: string): Sentence => ({
    pt: [`falta a mensagem “${key}”`, `traduza de ${original}`],
    en: [`the message “${key}” is missing`, `translate it from ${original}`],
  }),
  messageUnknown: (key: string, original: string): Sentence => ({
    pt: [`a mensagem “${key}” não está em ${original}`, 'acrescente lá, ou apague aqui'],
    en: [`the message “${key}” is not in ${original}`, 'add it there, or remove it here'],
  }),
  messageUnused: (key: string): Sentence => ({
    pt: [`nenhuma página usa a mensagem “${key}”`, 'apague aqui e nas outras línguas'],
    en: [`no page uses the message “${key}”`, 'remove it here and in the other languages'],
  }),
  messageBroken: (key: string, text: string): Sentence => ({
    pt: [`a mensagem “${key}” tem chaves quebradas: “${text}”`, 'feche cada { com um }'],
    en: [`the message “${key}” has broken braces: “${text}”`, 'close each { with a }'],
  }),
  messageArguments: (key: string, found: readonly string[], expected: readonly string[]): Sentence => ({
    pt: [`a mensagem “${key}” usa ${braces(found, 'nada')}`, `no original ela usa ${braces(expected, 'nada')}`],
    en: [`the message “${key}” uses ${braces(found, 'nothing')}`, `the original uses ${braces(expected, 'nothing')}`],
  }),
};

const braces = (names: readonly string[], none: string) =>
  names.length > 0 ? list(names.map((name) => `{${name}}`)) : none;
