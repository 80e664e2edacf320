import type { Route } from '@/lib/routes.ts';

/** Takes a page's translations away, in this test file's own catalogue: what is said of such pages is tested whatever is translated by now. */
export function untranslated(route: Route): Route {
  const { original, entry } = route;
  jest.replaceProperty(entry, 'docs', { [original]: entry.docs[original] });
  return { ...route, locales: [original] };
}
