import { bundleInline } from './bundle.ts';

const bundled = new Map<string, string>();

function script(name: string): string {
  // While they are edited, Next does not know that they belong to this module.
  if (process.env.NODE_ENV === 'development') return bundleInline(name);
  const text = bundled.get(name) ?? bundleInline(name);
  bundled.set(name, text);
  return text;
}

/**
 * The site's inline scripts. They are the same on every page, so that the content security policy allows each by its hash;
 * pages mark them `data-inline`, by which the export adapter knows them.
 */
export const inlineScripts = {
  /** In the head of every page but the 404 page. */
  get head() {
    return script('head');
  },
  /** At the end of every page's body. */
  get page() {
    return script('page');
  },
  /** Beside a link that may lead back in the history: few pages have one. */
  get backLinks() {
    return script('back-links');
  },
  /** In the head of the 404 page, instead of `head`. */
  get notFound() {
    return script('not-found');
  },
};
