import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * One script of this folder as minified text, to stand in a page.
 * @param define Values of the script's declared constants.
 * @throws Error where esbuild writes nothing
 */
export function bundleInline(name: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(process.cwd(), 'lib/inline', `${name}.ts`)],
    define: Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
    bundle: true,
    minify: true,
    // Not `iife`: there, esbuild replaces `import()` by half a kilobyte of its own. The function is put round it below.
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    external: ['/assets/*'],
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild made nothing of lib/inline/${name}.ts`);
  return `(()=>{${file.text.trim()}})()`;
}
