import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { contentVersion } from '@/lib/content-version.ts';
import type Messages from '@/messages/pt.json';
import type { Locale } from './locales.ts';

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof Messages;
    Locale: Locale;
  }
}

type Group = keyof typeof Messages;

/** All messages of one language, as its file holds them now. Decoded as the check does: without a byte order mark. */
export function readMessages(locale: Locale): typeof Messages {
  const bytes = readFileSync(path.join(process.cwd(), 'messages', `${locale}.json`));
  return JSON.parse(new TextDecoder().decode(bytes).normalize('NFC'));
}

/**
 * Translator for one message group. A message that the language lacks displays its key (`group.key`); the content check
 * fails on the same gap before a reader can see it.
 * @example translator('es', 'nav')('home') // 'Inicio'
 */
export function translator<G extends Group>(locale: Locale, group: G) {
  return createTranslator({
    locale,
    namespace: group,
    messages: messagesOf(locale),
    timeZone: 'UTC',
    onError: () => {},
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  });
}

const cache = new Map<string, typeof Messages>();

function messagesOf(locale: Locale) {
  const key = `${locale} ${contentVersion}`;
  const messages = cache.get(key) ?? readMessages(locale);
  cache.set(key, messages);
  return messages;
}
