import { bundleInline } from './bundle.ts';

/**
 * The site's inline scripts, each with its file. They are the same on every page, so that the content security policy allows each
 * by its hash; pages mark them `data-inline`, by which the export adapter knows them.
 */
const files = {
  /** In the head of every page but the 404 page. */
  head: 'head',
  /** At the end of every page's body. */
  page: 'page',
  /** Beside a link that may lead back in the history: few pages have one. */
  backLinks: 'back-links',
  /** In the head of the 404 page, instead of `head`. */
  notFound: 'not-found',
};
export type InlineName = keyof typeof files;

const bundled = new Map<InlineName, string>();

/** The text of an inline script. */
export function inlineScript(name: InlineName): string {
  // While they are edited, Next does not know that they belong to this module.
  if (process.env.NODE_ENV === 'development') return bundleInline(files[name]);
  const text = bundled.get(name) ?? bundleInline(files[name]);
  bundled.set(name, text);
  return text;
}
