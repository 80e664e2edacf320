import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { contentHash, listFiles, move } from '@/lib/files.ts';
import { type ClassNames, renameSelectors, shortNames } from './class-names.ts';

/** New address of each file of Next's that pages still use. */
export type Assets = ReadonlyMap<string, string>;

interface Moved {
  assets: Assets;
  classes: ClassNames;
}

const media = '_next/static/media/';

/**
 * Brings style sheets, fonts and images from `_next/` to `assets/`, each with a hash of its content in its name, and removes
 * the rest of `_next/`: the code of Next's client.
 * @param kept Classes that keep their names.
 */
export function moveAssets(out: string, kept: ReadonlySet<string>): Moved {
  const files = listFiles(out).filter((file) => file.startsWith('_next/'));
  const assets = new Map<string, string>();
  let classes: ClassNames = new Map();
  const record = (from: string, to: string) => assets.set(`/${from}`, `/${to}`);

  for (const file of files.filter((name) => name.startsWith(media))) {
    const target = `assets/${file.slice(media.length)}`;
    move(out, file, target);
    record(file, target);
  }
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    // Next does not minify it: `turbopackMinify` is off, because whatever else it would minify is thrown away.
    const written = finishCss(readFileSync(path.join(out, file), 'utf8'));
    const minified = transformSync(written, { loader: 'css', minify: true }).code;
    classes = shortNames(minified, kept);
    const css = renameSelectors(minified, classes);
    const target = `assets/site-${contentHash(css)}.css`;
    move(out, file, target);
    writeFileSync(path.join(out, target), css);
    record(file, target);
  }
  rmSync(path.join(out, '_next'), { recursive: true, force: true });
  return { assets, classes };
}

/** Style sheet and media lie side by side now. */
function finishCss(css: string): string {
  return css.replaceAll(/(url\(["']?)\.\.\/media\//g, '$1').replace(/\n?\/\*# sourceMappingURL=.*?\*\/\s*$/, '');
}

/** A page's text with the new addresses in it. */
export function renameAssets(html: string, assets: Assets): string {
  return html.replaceAll(/\/_next\/static\/[\w./~-]+/g, (url) => assets.get(url) ?? url);
}
