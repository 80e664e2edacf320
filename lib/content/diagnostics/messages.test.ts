import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import interfaceMessages from '@/messages/pt.json';
import { argumentsOf } from '../lint/interface-messages.ts';
import { textFields } from '../load/text-fields.ts';
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

const code = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file: path.join(folder, file), text: readFileSync(path.join(folder, file), 'utf8') })),
);

/** Whether code names a key, as a string or with a part that it fills in: `columns.${id}`. */
function namedIn(texts: readonly string[]): (key: string) => boolean {
  const text = texts.join('\n');
  const patterns = Array.from(
    text.matchAll(/`(?:([\w-]+\.)\$\{[^{}]*\}|\$\{[^{}]*\}(\.[\w-]+))`/g),
    ([, before = '', after = '']) => new RegExp(`^${before}[^.]+${after}$`),
  );
  return (key) => text.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
}

test('every message of the check is used', () => {
  const isNamed = namedIn(code.map(({ text }) => text));
  expect(flat(en).filter(([key]) => !isNamed(key))).toEqual([]);
});

/** Keys that stand elsewhere than where their group is translated. */
const keysIn: Record<string, string> = { nav: 'lib/routes.ts', criteria: 'lib/content/schema/criteria.ts' };

test.each(Object.entries(interfaceMessages))('every message of the interface in “%s” is used', (group, messages) => {
  const users = code.filter(({ file, text }) => text.includes(`'${group}'`) || file === keysIn[group]);
  const isNamed = namedIn(users.map(({ text }) => text));
  const isPage = (key: string) => group === 'crumbs' && existsSync(`content/pages/${key}`);
  const keys = [...textFields(messages)].map(({ keys }) => keys.join('.'));
  expect(keys.filter((key) => !isNamed(key) && !isPage(key))).toEqual([]);
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
    'the tag <Term> is incomplete — write <Term name="text" other={1}>, with straight quotes (") and braces closed',
  );
  expect(formatMessage(message('mdx.strayBrace'), 'pt')).toBe(
    'uma chave abre código que não se consegue ler — escreva o próprio valor, ou \\{ para uma chave',
  );
  expect(formatMessage(message('references.typedName', { name: 'Guia' }), 'en')).toBe(
    '“Guia”, the site’s name, is typed here — write {name} in a field, and <SiteName /> in a text',
  );
});
