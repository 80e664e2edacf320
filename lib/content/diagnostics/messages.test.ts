import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { argumentsOf } from '../lint/interface-messages.ts';
import en from './messages/en.json';
import pt from './messages/pt.json';
import { formatMessage, message } from './messages.ts';

const flat = (groups: Record<string, Record<string, string>>) =>
  Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text] as const),
  );

test('both languages have the same messages, which need the same values', () => {
  const needs = (groups: Record<string, Record<string, string>>) =>
    Object.fromEntries(flat(groups).map(([code, text]) => [code, argumentsOf(text) ?? 'broken']));
  expect(needs(pt)).toEqual(needs(en));
  expect(Object.values(needs(en))).not.toContain('broken');
});

test('every message is used', () => {
  const code = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.endsWith('.d.json.ts'))
    .map((file) => readFileSync(path.join('lib', file), 'utf8'))
    .join('\n');
  // The codes of a group may be put together: `yaml.${error.code}`.
  const unused = flat(en).filter(
    ([name]) => !code.includes(`'${name}'`) && !code.includes(`\`${name.split('.')[0]}.\${`),
  );
  expect(unused.map(([name]) => name)).toEqual([]);
});

test('a value may be a list, words in both languages, or another message', () => {
  const type = message('types.string');
  expect(formatMessage(message('fields.missing', { field: 'goal', type }), 'pt')).toBe(
    'falta o campo “goal” — acrescente: um texto',
  );
  expect(formatMessage(message('mend.choice', { allowed: ['a', 5] }), 'en')).toBe('allowed: a, 5');
  const words = { pt: 'sim', en: 'yes' };
  expect(formatMessage(message('mend.type', { type: words }), 'en')).toBe('it must be yes');
});

test('signs of MDX and ICU stand as a writer has to type them', () => {
  expect(formatMessage(message('mdx.brokenTag', { name: 'Term' }), 'en')).toBe(
    'the tag <Term> is incomplete — write <Term name="text" other={1}>, with quotes and braces closed',
  );
  expect(formatMessage(message('mdx.strayBrace'), 'pt')).toBe(
    'uma chave abre código que não se consegue ler — escreva o próprio valor, ou \\{ para uma chave',
  );
  expect(formatMessage(message('references.typedName', { name: 'Guia' }), 'en')).toBe(
    '“Guia”, the site’s name, is typed here — write {name} in a field, and <SiteName /> in a text',
  );
});
