// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

const plugins = readdirSync(here('.')).filter((name) => name.endsWith('.mjs'));

/**
 * How `@next/mdx` compiles texts. Plugins are named by string: Turbopack cannot hand functions to a loader
 * (vercel/next.js#71819), and they are `.mjs` with types in comments, since Node.js loads them as they are.
 */
export const mdxOptions = {
  /** Turbopack's cache knows plugins by their names alone, and would keep what they made before they were changed. */
  version: ['../../../package-lock.json', ...plugins]
    .reduce((hash, name) => hash.update(readFileSync(here(name))), createHash('sha256'))
    .digest('hex'),
  /** @type {(string | [string, object])[]} */
  remarkPlugins: [
    'remark-frontmatter',
    // One tilde is a sign of the text: “1,5~2,0”.
    ['remark-gfm', { singleTilde: false }],
    here('./heading-ids.mjs'),
    here('./typography.mjs'),
    here('./table-headings.mjs'),
  ],
  /** @type {(string | [string, object])[]} */
  rehypePlugins: [here('./table-cells.mjs'), here('./stacked-tables.mjs'), here('./signs-at-terms.mjs')],
};
