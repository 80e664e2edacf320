import { Icon } from '@/components/ui/icon.tsx';
import { isLawful } from '@/lib/content/authorisation.ts';
import type { Country } from '@/lib/content/schema/index.ts';
import { formatLongDate, isDay } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The legal state of online betting in a country, since when as far as that is known. */
export function stateText({ state, since }: Pick<Country, 'state' | 'since'>, locale: Locale): string {
  const t = translator(locale, 'law');
  const words = t(`state.${state}`);
  if (!since) return words;
  return t(isDay(since) ? 'sinceDay' : 'sinceMonth', { state: words, since: formatLongDate(since, locale) });
}

/** The same as a tag with an icon. */
export function StateTag({ country, locale }: { country: Country; locale: Locale }) {
  const banned = country.state === 'prohibited';
  const tone = banned ? 'bg-negative-soft text-negative' : 'bg-amber-soft text-amber';
  return (
    <span
      className={`inline-flex items-center gap-xs rounded-small border border-current px-s py-0.5 text-tiny leading-snug font-semibold ${isLawful(country) ? 'bg-blue-soft text-blue' : tone}`}
    >
      <Icon name={banned ? 'ban' : isLawful(country) ? 'file' : 'alert'} className="shrink-0" />
      {stateText(country, locale)}
    </span>
  );
}
