/**
 * Runs after Next's build (`adapter.mjs`): turns its export into the finished site, pages of HTML and CSS in which only the islands
 * run code. Page by page and in place; the same input gives the same bytes. Anything unexpected stops the build and names the page,
 * so that an upgrade of Next cannot break pages silently. Only a finished site replaces the one before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { rendersBanners } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { listFiles, pagesIn, removeEmptyFolders, replaceFolder } from '@/lib/files.ts';
import { bundleInline } from '@/lib/inline/bundle.ts';
import { routes } from '@/lib/routes.ts';
import { redirects, redirectsFile } from '@/lib/seo/redirects.ts';
import { moveAssets } from './assets.ts';
import { buildHook } from './build-hook.ts';
import { bundleIslands } from './bundle.ts';
import { classesIn } from './class-names.ts';
import { checkClients } from './clients.ts';
import { headersFile, hostHeaders, type InlineCode, serveConfig } from './headers.ts';
import { nginxConfig } from './nginx.ts';
import { finishPage } from './page.ts';
import { dropPayloads, moveToRoot, placeNotFound } from './paths.ts';

const root = process.cwd();
const out = path.join(root, '.next/export');

await buildHook(async () => {
  checkClients(root);
  dropPayloads(out);
  placeNotFound(out);
  moveToRoot(out);
  const { assets, classes } = moveAssets(out, islandClasses());
  removeEmptyFolders(out);
  const loader = bundleInline('loader', { ISLANDS_URL: await bundleIslands(root, out) });

  const inline: InlineCode = { scripts: new Set(), styles: new Set() };
  for (const file of pagesIn(out)) {
    const page = path.join(out, file);
    const finished = finishPage(file, readFileSync(page, 'utf8'), { assets, classes, loader });
    writeFileSync(page, finished.html);
    for (const text of finished.inline.scripts) inline.scripts.add(text);
    for (const text of finished.inline.styles) inline.styles.add(text);
  }

  const { site, countries, published } = catalogue();
  const headers = hostHeaders(inline, rendersBanners(site, countries) ? site.banners.host : undefined);
  writeFileSync(path.join(out, '_headers'), headersFile(headers));
  const rules = redirects(
    routes().map(({ path: address }) => address),
    published.moved,
  );
  writeFileSync(path.join(out, '_redirects'), redirectsFile(rules));
  writeFileSync(path.join(out, 'nginx.conf'), nginxConfig(headers, rules));
  writeFileSync(path.join(out, 'serve.json'), serveConfig(headers));
  // If Next was stopped meanwhile, the hook ends here (`build-hook.ts`), and the old site stays.
  await setImmediate();
  // Next empties its folder except for the cache: a site there survives if the machine fails.
  try {
    replaceFolder(path.join(root, 'out'), out, path.join(root, '.next/cache/site-before'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The new site cannot take the place of out/ (${reason}): the folder must be yours to write, and no mount. Mend that and build again; the old site is still there.`,
    );
  }
});

/** Classes that islands set in the browser, which therefore keep their names. */
function islandClasses(): ReadonlySet<string> {
  const islands = path.join(root, 'components/islands');
  const sources = listFiles(islands).filter((file) => file.endsWith('.tsx'));
  return new Set(sources.flatMap((file) => classesIn(readFileSync(path.join(islands, file), 'utf8'))));
}
