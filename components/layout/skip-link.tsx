import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';

/** The first link of every page; it shows when it has focus. */
export function SkipLink({ locale }: { locale: Locale }) {
  return (
    <a
      className="skip-link absolute top-s left-s z-40 -translate-y-[200%] rounded-small bg-accent px-m py-[0.6rem] text-on-accent forced-color-adjust-none focus:translate-y-0 print:hidden"
      href={`#${ids.main}`}
    >
      {translator(locale, 'layout')('skip')}
    </a>
  );
}
