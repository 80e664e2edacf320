import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '@/lib/betting/settlement.ts';
import { footerNavigation, furtherNavigation, mainNavigation } from '@/lib/routes.ts';
import interfaceMessages from '@/messages/pt.json';
import { argumentsOf } from '../lint/interface-messages.ts';
import { textFields } from '../load/text-fields.ts';
import { criterionIds } from '../schema/criteria.ts';
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

// The compiler finds a key without a message, but no message without a key: only the source can tell.
const code = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
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
  const isNamed = namedIn(code);
  expect(flat(en).filter(([key]) => !isNamed(key))).toEqual([]);
});

/** Keys that code keeps in tables, lists and types, and hands to a translator by a variable. */
const keysInTables: Record<string, readonly string[]> = {
  nav: [...mainNavigation, ...furtherNavigation, ...Object.values(footerNavigation).flat()].map(({ label }) => label),
  crumbs: readdirSync('content/pages'),
  criteria: criterionIds,
  layout: ['untranslated', 'stale'],
  review: ['pros', 'cons', 'suits', 'avoid'],
  figures: ['win', 'half-win', 'push', 'half-loss', 'loss'] satisfies Result[],
};

test.each(Object.entries(interfaceMessages))('every message of the interface in “%s” is used', (group, messages) => {
  const isNamed = namedIn(code.flatMap((text) => argumentsOfTranslator(text, group)));
  const keys = [...textFields(messages)].map(({ keys }) => keys.join('.'));
  expect(keys.filter((key) => !isNamed(key) && !keysInTables[group]?.includes(key))).toEqual([]);
});

/** What stands between the brackets of every call of a group's translator: `translator(locale, 'nav')(…)`, or `t(…)` where `t` is one. */
function argumentsOfTranslator(text: string, group: string): string[] {
  const translator = `translator\\([^()]*, '${group}'\\)`;
  const names = Array.from(
    text.matchAll(new RegExp(`(\\w+) = ${translator}`, 'g')),
    ([, name]) => `(?<![\\w.])${name}`,
  );
  return [translator, ...names].flatMap((called) =>
    Array.from(text.matchAll(new RegExp(`${called}\\(`, 'g')), ({ index, 0: { length } }) => {
      const rest = text.slice(index + length);
      let open = 1;
      const end = rest.split('').findIndex((sign) => {
        open += Number('([{'.includes(sign)) - Number(')]}'.includes(sign));
        return open === 0;
      });
      return rest.slice(0, end);
    }),
  );
}

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
