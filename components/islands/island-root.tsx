'use client';

import type { ComponentType } from 'react';
import type { Locale } from '@/lib/i18n/locales.ts';
import type { IslandName } from '@/lib/islands.ts';
import { Banner, type BannerProps } from './banner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { type IslandMessages, LanguageProvider } from './language-provider.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch.tsx';
import { LetterPicker, type LetterPickerProps } from './letter-picker.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

interface PropsByName {
  banner: BannerProps;
  tabs: TabsProps;
  'letter-picker': LetterPickerProps;
  'language-switch': LanguageSwitchProps;
}
export type IslandProps<N extends IslandName> = PropsByName[N];

const components: { [N in IslandName]: ComponentType<IslandProps<N>> } = {
  banner: Banner,
  tabs: Tabs,
  'letter-picker': LetterPicker,
  'language-switch': LanguageSwitch,
};

/** All that an island needs to render: what the server hands to the browser. */
export interface IslandData<N extends IslandName> {
  locale: Locale;
  messages: IslandMessages;
  props: IslandProps<N>;
}

/** The tree of an island. Server and browser render this same component, so their HTML is the same. */
export function IslandRoot<N extends IslandName>({ name, locale, messages, props }: IslandData<N> & { name: N }) {
  const Content: ComponentType<IslandProps<N>> = components[name];
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <ErrorBoundary>
        <Content {...props} />
      </ErrorBoundary>
    </LanguageProvider>
  );
}
