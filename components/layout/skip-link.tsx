import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The first link of every page; it shows when it has focus. */
export function SkipLink({ locale }: { locale: Locale }) {
  return (
    <a className="skip-link" href="#conteudo">
      {translator(locale, 'layout')('skip')}
    </a>
  );
}
