import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { readText } from '../load/files.ts';
import { namesSite, readSiteName } from '../load/site-name.ts';
import { parseYaml, placesIn } from '../load/yaml.ts';
import { readWording, wordingCheck } from './phrases.ts';
import { type Language, unusedMessages } from './unused-messages.ts';

type Messages = { [key: string]: string | Messages };
const schema: z.ZodType<Messages> = z.lazy(() => z.record(z.string(), z.union([z.string(), schema])));

/**
 * Messages that one language has and another lacks, or that need other values: a reader would see the bare key. Messages that no
 * page uses, and promises.
 */
export function checkMessages(root: string): Diagnostic[] {
  const read = localeCodes.map((code) => readMessages(root, `messages/${code}.json`));
  const languages = read.flatMap(({ language }) => language ?? []);
  const original = languages.find(({ file }) => file === `messages/${defaultLocale}.json`);
  const promises = wordingCheck(readWording(root));
  const siteName = readSiteName(root);
  return [
    ...read.flatMap(({ diagnostics }) => diagnostics),
    ...(original ? unusedMessages(root, original) : []),
    ...languages.flatMap(({ texts, at }) =>
      [...texts].flatMap(([key, text]) => promises(text).map(({ message }) => ({ ...at(key.split('.')), message }))),
    ),
    ...languages.flatMap(({ texts, at }) =>
      [...texts]
        // A label may be the same words: “Guia do Apostador” is the guide, too.
        .filter(([, text]) => siteName && text !== siteName && namesSite(text, siteName))
        .map(([key]) =>
          warning({ ...at(key.split('.')), message: message('references.typedNameInMessage', { name: siteName }) }),
        ),
    ),
    ...languages.flatMap((language) => (original && language !== original ? compare(language, original) : [])),
  ];
}

function readMessages(root: string, file: string): { language?: Language; diagnostics: Diagnostic[] } {
  const read = readText(root, file);
  if (read.diagnostic) return { diagnostics: [read.diagnostic] };
  try {
    JSON.parse(read.text);
  } catch (error) {
    const { message: reason } = error as SyntaxError;
    const before = read.text.slice(0, Number(/position (\d+)/.exec(reason)?.[1] ?? 0)).split('\n');
    const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return {
      diagnostics: [
        {
          ...place,
          message: message('files.brokenJson', { reason: reason.replace(/ (in JSON )?at position.*$/s, '') }),
        },
      ],
    };
  }
  // JSON is YAML too; read as that, it shows places and keys that stand twice.
  const parsed = parseYaml(read.text, schema, file);
  if (!parsed.data) return { diagnostics: parsed.diagnostics };
  const language = { file, texts: new Map(flatten(parsed.data)), at: placesIn(read.text, file) };
  return { language, diagnostics: brokenTexts(language) };
}

function compare({ file, texts, at }: Language, original: Language): Diagnostic[] {
  const missing = [...original.texts.keys()].filter((key) => !texts.has(key));
  const diagnostics: Diagnostic[] = missing.map((key) => ({
    ...at(key.split('.')),
    message: message('interface.missing', { key, original: original.file }),
  }));
  for (const [key, text] of texts) {
    const model = original.texts.get(key);
    const place = { ...at(key.split('.')), file };
    if (model === undefined)
      diagnostics.push({ ...place, message: message('interface.unknown', { key, original: original.file }) });
    else {
      const [own, expected] = [argumentsOf(text), argumentsOf(model)];
      if (own && expected && own.join() !== expected.join()) {
        diagnostics.push({
          ...place,
          message: message('interface.arguments', { key, found: braces(own), expected: braces(expected) }),
        });
      }
    }
  }
  return diagnostics;
}

const braces = (names: readonly string[]) =>
  names.length > 0 ? names.map((name) => `{${name}}`) : message('values.nothing');

function brokenTexts({ texts, at }: Language): Diagnostic[] {
  return [...texts]
    .filter(([, text]) => argumentsOf(text) === undefined)
    .map(([key, text]) => ({ ...at(key.split('.')), message: message('interface.broken', { key, text }) }));
}

/** Names of the values that a message is given, sorted; `undefined` where its braces are broken. */
export function argumentsOf(message: string): string[] | undefined {
  try {
    return [...new Set(namesIn(parse(message)))].sort();
  } catch {
    return undefined;
  }
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner = 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
    return [element.value, ...[...inner, 'children' in element ? element.children : []].flatMap(namesIn)];
  });
}

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}
