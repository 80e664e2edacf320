import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the islands with React into one file, whose name carries a hash of it. A second file for the banner alone would not
 * pay: React is all but a few kilobytes of it. Result: the file's address.
 *
 * With `ISLANDS_DEV=1`, React's development build goes in, which reports every hydration mismatch (tests use that).
 */
export async function bundleIslands(root: string, out: string): Promise<string> {
  const development = process.env.ISLANDS_DEV === '1';
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { islands: 'components/islands/hydrate.tsx' },
    entryNames: '[name]-[hash]',
    outdir: path.join(out, 'assets'),
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    bundle: true,
    minify: !development,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'external',
    metafile: true,
  });
  const file = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint)?.[0];
  if (!file) throw new Error('esbuild made nothing of components/islands/hydrate.tsx');
  return `/assets/${path.basename(file)}`;
}
