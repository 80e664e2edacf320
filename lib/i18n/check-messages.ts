import type { Fault } from '@/lib/content/faults.ts';
import { readText } from '@/lib/content/files.ts';
import { defaultLocale, localeCodes } from './locales.ts';

type Messages = { [key: string]: string | Messages };

/** Messages that one language has and another lacks: a reader would see the bare key. */
export function checkMessages(root: string): Fault[] {
  const faults: Fault[] = [];
  const keys = new Map<string, Set<string>>();
  for (const code of localeCodes) {
    const file = `messages/${code}.json`;
    const read = readText(root, file);
    if (read.fault) {
      faults.push(read.fault);
      continue;
    }
    try {
      keys.set(code, new Set(flatKeys(JSON.parse(read.text))));
    } catch (error) {
      faults.push({ file, message: `broken JSON: ${(error as Error).message}`, hint: 'check commas and quotes' });
    }
  }
  const original = keys.get(defaultLocale);
  if (!original || faults.length > 0) return faults;
  for (const [code, own] of keys) {
    const file = `messages/${code}.json`;
    for (const key of [...original].filter((item) => !own.has(item)))
      faults.push({
        file,
        message: `the message “${key}” is missing`,
        hint: `translate it from messages/${defaultLocale}.json`,
      });
    for (const key of [...own].filter((item) => !original.has(item)))
      faults.push({
        file,
        message: `the message “${key}” is not in messages/${defaultLocale}.json`,
        hint: 'add it there, or remove it here',
      });
  }
  return faults;
}

function flatKeys(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flatKeys(value, `${prefix}${key}.`),
  );
}
