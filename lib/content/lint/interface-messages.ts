import path from 'node:path';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { type Diagnostic, type Place, positionOf, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Content } from '../load/content.ts';
import { readText } from '../load/read-text.ts';
import { namesSite } from '../load/site-name.ts';
import { ODD_SPACE, parseYaml, placesIn } from '../load/yaml.ts';
import { text } from '../schema/fields.ts';
import { wordingCheck } from './wording.ts';

type Messages = { [key: string]: string | Messages };
const schema: z.ZodType<Messages> = z.lazy(() => z.record(z.string(), z.union([text, schema])));

/** One language's messages by their whole keys (`group.key`), and where each stands. */
interface Language {
  file: string;
  texts: Map<string, string>;
  at: (key: string) => Place;
}

/**
 * Messages that one language has and another lacks, or that need other values: a reader would see the bare key. Choices and plural
 * forms that never come up, and promises.
 */
export function checkMessages({ root, site, wording }: Pick<Content, 'root' | 'site' | 'wording'>): Diagnostic[] {
  const read = localeCodes.map((code) => readLanguage(root, `messages/${code}.json`));
  const languages = read.flatMap(({ language }) => language ?? []);
  const original = languages.find(({ file }) => file === `messages/${defaultLocale}.json`);
  const promises = wordingCheck(wording ?? []);
  const siteName = site?.name ?? '';
  return [
    ...read.flatMap(({ diagnostics }) => diagnostics),
    ...languages.flatMap(({ texts, at }) =>
      [...texts].flatMap(([key, text]) => {
        const promised = promises(text).map(({ message }) => ({ ...at(key), message }));
        // A label may be the same words: “Guia do Apostador” is the guide, too.
        if (!siteName || text === siteName || !namesSite(text, siteName)) return promised;
        const typed = message('interface.typedNameInMessage', { name: siteName });
        return [...promised, warning({ ...at(key), message: typed })];
      }),
    ),
    ...languages.flatMap((language) => (original && language !== original ? [...compare(language, original)] : [])),
    ...(original ? [...original.texts.keys()].flatMap((key) => [...strangeArguments(key, original, languages)]) : []),
  ];
}

function readLanguage(root: string, file: string): { language?: Language; diagnostics: Diagnostic[] } {
  const read = readText(root, file);
  if (read.diagnostic) return { diagnostics: [read.diagnostic] };
  const broken = jsonError(read.text);
  if (broken) {
    const { reason, offset } = broken;
    const isSpace = ODD_SPACE.test(read.text.charAt(offset));
    const found = isSpace ? message('files.otherSpace') : message('files.brokenJson', { reason });
    return { diagnostics: [{ file, ...positionOf(offset, read.text), message: found }] };
  }
  // JSON is YAML too; read as that, it shows places and keys that stand twice.
  const parsed = parseYaml(read.text, schema, file);
  if (!parsed.data) return { diagnostics: parsed.diagnostics };
  const locate = placesIn(read.text, file);
  const at = (key: string) => locate(key.split('.'));
  const language = { file, texts: new Map(flatten(parsed.data)), at };
  return { language, diagnostics: brokenTexts(language) };
}

/** What is wrong with JSON, and where. */
function jsonError(text: string): { reason: string; offset: number } | undefined {
  const errorOf = (end: number) => {
    try {
      JSON.parse(text.slice(0, end));
    } catch (error) {
      return (error as SyntaxError).message;
    }
    return undefined;
  };
  const reported = errorOf(text.length);
  if (reported === undefined) return undefined;
  const [reason = ''] = reported.split(/ in JSON at | at position |, (?:\.{3})?"/);
  // Of an unexpected sign, Node gives no position. A text cut off before it is only unfinished: halving finds the sign.
  let [before, after] = [0, text.length];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (errorOf(middle)?.startsWith('Unexpected token')) after = middle;
    else before = middle;
  }
  return { reason, offset: Number(/position (\d+)/.exec(reported)?.[1] ?? before) };
}

function* compare({ texts, at }: Language, original: Language): Generator<Diagnostic> {
  for (const key of original.texts.keys()) {
    if (!texts.has(key)) yield { ...at(key), message: message('interface.missing', { key, original: original.file }) };
  }
  for (const [key, text] of texts) {
    const model = original.texts.get(key);
    const place = at(key);
    if (model === undefined) {
      yield { ...place, message: message('interface.unknown', { key, original: original.file }) };
      continue;
    }
    const choices = choicesIn(model);
    for (const [name, found] of choicesIn(text)) {
      const expected = choices.get(name);
      if (expected && found.join() !== expected.join())
        yield { ...place, message: message('interface.choices', { key, name, found, expected }) };
    }
  }
}

/** Languages in which a message needs other values than in most; if all differ, than in the original. */
function* strangeArguments(key: string, original: Language, languages: readonly Language[]): Generator<Diagnostic> {
  const used = languages.map(({ texts }) => {
    const text = texts.get(key);
    return text === undefined ? undefined : argumentsOf(text);
  });
  const isCommon = (names: string[]) => used.filter((other) => other?.join() === names.join()).length > 1;
  const expected = used.find((names) => names && isCommon(names)) ?? used[languages.indexOf(original)];
  for (const [index, { at }] of languages.entries()) {
    const found = used[index];
    if (found && expected && found.join() !== expected.join())
      yield {
        ...at(key),
        message: message('interface.arguments', { key, found: braces(found), expected: braces(expected) }),
      };
  }
}

const braces = (names: readonly string[]) =>
  names.length > 0 ? names.map((name) => `{${name}}`) : message('values.nothing');

/** Messages that cannot be read, and plural forms that their language does not have: nobody would ever see those. */
function brokenTexts({ file, texts, at }: Language): Diagnostic[] {
  return [...texts].flatMap(([key, text]) => {
    const place = at(key);
    const parts = partsIn(text);
    if (parts === 'no other') return [{ ...place, message: message('interface.noOther', { key }) }];
    if (parts === 'broken') return [{ ...place, message: message('interface.broken', { key, text }) }];
    return parts.filter(isPluralElement).flatMap(({ options, pluralType: type }) => {
      const allowed: string[] = new Intl.PluralRules(path.parse(file).name, { type }).resolvedOptions()
        .pluralCategories;
      return Object.keys(options)
        .filter((form) => !form.startsWith('=') && !allowed.includes(form))
        .map((form) => ({ ...place, message: message('interface.plural', { key, form, allowed }) }));
    });
  });
}

/** Names of the values that a message is given, sorted; `undefined` where it cannot be read. */
export function argumentsOf(message: string): string[] | undefined {
  const parts = partsIn(message);
  if (typeof parts === 'string') return undefined;
  return [
    ...new Set(parts.flatMap((part) => (isLiteralElement(part) || isPoundElement(part) ? [] : part.value))),
  ].sort();
}

/** What a message lets each value choose from, sorted: `{by, select, none {…} other {…}}`. Code hands in those very words. */
function choicesIn(message: string): Map<string, string[]> {
  const parts = partsIn(message);
  const selects = typeof parts === 'string' ? [] : parts.filter(isSelectElement);
  return new Map(selects.map(({ value, options }) => [value, Object.keys(options).sort()]));
}

/** Every part of a message, at any depth. */
function partsIn(message: string): MessageFormatElement[] | 'no other' | 'broken' {
  const within = (element: MessageFormatElement): MessageFormatElement[] => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => value) : []).flatMap(within),
    ...('children' in element ? element.children : []).flatMap(within),
  ];
  try {
    return parse(message).flatMap(within);
  } catch (error) {
    return error instanceof Error && error.message === 'MISSING_OTHER_CLAUSE' ? 'no other' : 'broken';
  }
}

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}
