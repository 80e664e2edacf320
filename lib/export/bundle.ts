import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the islands with React into one file, whose name carries a hash of it. A second file for the banner alone would not
 * pay: React is all but a few kilobytes of it.
 * @param mode Which of React's builds goes in; the development one reports every hydration mismatch, and is for tests.
 * @returns the file's address
 * @throws Error where esbuild writes no file
 */
export async function bundleIslands(
  root: string,
  out: string,
  mode: 'production' | 'development' = 'production',
): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { islands: 'components/islands/hydrate.tsx' },
    entryNames: '[name]-[hash]',
    outdir: path.join(out, 'assets'),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    bundle: true,
    minify: mode === 'production',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    // A hint for Chrome to compile the whole file off the main thread, not function by function on it:
    // https://v8.dev/blog/explicit-compile-hints
    banner: { js: '//# allFunctionsCalledOnLoad' },
    legalComments: 'external',
    metafile: true,
  });
  const file = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint)?.[0];
  if (!file) throw new Error('esbuild made nothing of components/islands/hydrate.tsx');
  return `/assets/${path.basename(file)}`;
}
