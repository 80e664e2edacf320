import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { HydrationTrigger, IslandName } from '@/lib/islands.ts';
import { type IslandData, type IslandProps, IslandRoot } from './island-root.tsx';
import type { IslandMessages } from './language-provider.tsx';

interface Props<N extends IslandName> {
  name: N;
  when: HydrationTrigger;
  locale: Locale;
  /** JSON-safe and small; text that the page holds anyway stays out. */
  props: IslandProps<N>;
}

/**
 * A part of the page that comes alive in the browser. The wrapper carries what `hydrate.tsx` needs to take over the HTML
 * inside it; `lib/inline/loader.ts` decides when.
 */
export function Island<N extends IslandName>({ name, when, locale, props }: Props<N>) {
  const data: IslandData<N> = { locale, messages: messagesOf(name, locale), props };
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(data)}>
      <IslandRoot name={name} {...data} />
    </div>
  );
}

/** The messages an island shows; the others get all their words as props or show none. */
function messagesOf(name: IslandName, locale: Locale): IslandMessages {
  if (name !== 'banner') return {};
  const t = translator(locale, 'banner');
  return { 'banner.label': t('label'), 'banner.failed': t('failed') };
}
