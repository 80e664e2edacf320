import type { ReactNode } from 'react';
import { shortTitle } from '@/lib/breadcrumbs.ts';
import { cardOf, docFor } from '@/lib/content/catalogue.ts';
import { languageName } from '@/lib/i18n/format.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type PageContext, routeAt } from '@/lib/routes.ts';

/** The title in the page's language where it has one, and the language of the text where that is another. */
export function PageTitle({ path, page }: { path: string; page: PageContext }) {
  const { locale } = page;
  const route = routeAt(path);
  if (!route) throw new Error(`There is no page ${path}`);
  const textLocale = docFor(route.entry, locale).locale;
  const shown =
    route.collection === 'guide' ? cardOf(route.entry, locale) : { title: shortTitle(route, page), locale: textLocale };
  return (
    <>
      <span lang={locales[shown.locale].hreflang}>{shown.title}</span>
      {textLocale !== locale && (
        <Small>{translator(locale, 'layout')('textIn', { language: languageName(textLocale, locale) })}</Small>
      )}
    </>
  );
}

/** A word beside a title, in a quieter voice. */
export function Small({ children }: { children: ReactNode }) {
  return <small className="text-tiny font-normal text-muted">{children}</small>;
}
