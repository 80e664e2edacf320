'use client';

import { chooseLanguage } from '@/lib/i18n/choice.ts';
import { localeCodes, locales } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { useLanguage } from './language-provider.tsx';

export interface LanguageSwitchProps {
  /** Path of this page without language prefix. */
  path: string;
}

/**
 * Links to this page in every language. Before this code is here, `lib/inline/language-links.ts` does the same; it is an island all
 * the same, because tools that visit the site find it by that name and wait until it is alive.
 */
export function LanguageSwitch({ path }: LanguageSwitchProps) {
  const { locale } = useLanguage();
  return (
    <ul className="@max-tablet:flex @max-tablet:flex-wrap @max-tablet:gap-x-l">
      {localeCodes.map((code) => (
        <li key={code}>
          <a
            href={localizedPath(path, code)}
            hrefLang={locales[code].hreflang}
            lang={locales[code].hreflang}
            data-locale={code}
            aria-current={code === locale ? 'true' : undefined}
            className="flex min-h-target items-center text-inherit aria-[current]:font-bold aria-[current]:no-underline"
            onClick={(event) => chooseLanguage(event.currentTarget)}
            suppressHydrationWarning
          >
            {locales[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
