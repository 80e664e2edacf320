'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from '@/lib/i18n/locales.ts';

/** Messages of one island, by full key (`group.key`). */
export type IslandMessages = Readonly<Record<string, string>>;

interface Language {
  locale: Locale;
  /** The message, or the key itself where the language lacks it. */
  t: (key: string) => string;
}

/*
 * The words of an island, by a context of our own: the specification fixes the error of `useLanguage`. next-intl's provider would
 * bring its formatter to readers, too.
 */
const LanguageContext = createContext<Language | undefined>(undefined);

interface Props {
  locale: Locale;
  messages: IslandMessages;
  children: ReactNode;
}

export function LanguageProvider({ locale, messages, children }: Props) {
  const language = useMemo(() => ({ locale, t: (key: string) => messages[key] ?? key }), [locale, messages]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}
