import { docFor } from '@/lib/content/catalogue.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type PageContext, parentPath, type Route, routeAt } from '@/lib/routes.ts';

/** The pages above this one, from home; empty on home itself. */
export function ancestors(route: Route): Route[] {
  const above: Route[] = [];
  for (let path = parentPath(route); path; ) {
    const parent: Route | undefined = routeAt(path);
    if (!parent) break;
    above.unshift(parent);
    path = parentPath(parent);
  }
  return above;
}

/** The name of a page in lists and paths: short where the navigation has one, else its title. */
export function shortTitle(route: Route, { locale }: Pick<PageContext, 'locale'>): string {
  const t = translator(locale, 'crumbs');
  const key = route.collection === 'pages' ? route.slug : undefined;
  return key && t.has(key as never) ? t(key as never) : docFor(route.entry, locale).doc.frontmatter.title;
}
