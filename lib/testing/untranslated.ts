import type { Route } from '@/lib/routes.ts';

/** A page as it was before its first translation: what is said of such pages is tested on one, whatever is translated by now. */
export function untranslated(route: Route): Route {
  const { original, entry } = route;
  return { ...route, locales: [original], entry: { ...entry, docs: { [original]: entry.docs[original] } } };
}
