/**
 * `npm run bench`: what each kind of page weighs, beside its limit, and how Lighthouse judges it, for one page of the kind. Needs a built `out/`.
 * `--quick` leaves Lighthouse out.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { limitsOf, type PageKind, type Part, pageBudgets } from '@/lib/bench/budgets.ts';
import { findChromium } from '@/lib/bench/chromium.ts';
import { judge } from '@/lib/bench/lighthouse.ts';
import { visit } from '@/lib/bench/visit.ts';
import { bytesOf, gzipped, ratioOf, weighSite } from '@/lib/bench/weigh.ts';
import { pageAddress, pageLocale } from '@/lib/export/addresses.ts';
import { siteServer } from '@/lib/export/server.ts';
import { defaultLocale } from '@/lib/i18n/locales.ts';
import { stop } from '@/lib/stop.ts';
import { readOptions } from './options.ts';

const { values } = readOptions('npm run bench [-- --quick --lang pt|en]', { quick: 'switch' });
const out = 'out';
const executablePath = findChromium();
if (!executablePath) stop('There is no Chromium: set CHROMIUM_PATH, or run “npx playwright install chromium”.');

const server = siteServer().listen(0);
await once(server, 'listening');
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

const weights = weighSite(out);

/** The page of each kind that is measured: the middle one by size, in the default language. */
const samples = (Object.keys(pageBudgets) as PageKind[]).flatMap((kind) => {
  const bySize = weights
    .filter((weight) => weight.kind === kind && pageLocale(weight.file) === defaultLocale)
    .sort((a, b) => bytesOf(a.parts.html) - bytesOf(b.parts.html));
  return bySize[Math.floor(bySize.length / 2)] ?? [];
});

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const rows: Record<string, string | number>[] = [];
  const failed: string[] = [];
  for (const { file, kind, entries, parts, firstView } of samples) {
    const seen = await visit(browser, origin, file);
    const bytes = (urls: readonly string[]) =>
      urls.reduce((sum, url) => sum + gzipped(readFileSync(path.join(out, new URL(url).pathname))), 0);
    const scripts = bytes(seen.scripts);
    const limits = limitsOf(kind, entries);
    const weight = (part: Part) => `${bytesOf(parts[part])} / ${Math.round(limits[part].bytes)}`;
    const row: Record<string, string | number> = {
      page: `${kind}: ${file}`,
      html: weight('html'),
      inline: weight('inlineScript'),
      css: weight('style'),
      'js first': scripts,
      'js all': `${bytes(seen.scriptsAfter)} / ${limits.script.bytes}`,
      fonts: weight('font'),
      pictures: weight('image'),
      requests: `${seen.requests} / ${pageBudgets[kind].requests} → ${seen.requestsAfter}`,
      ratio: ((firstView.bytes + scripts) / firstView.withoutScripts).toFixed(3),
    };
    if (!values.quick) {
      // The 404 page at its own address, too: Lighthouse refuses to judge what answers 404.
      const verdict = await judge(origin + pageAddress(file), executablePath);
      Object.assign(row, verdict.figures);
      failed.push(...verdict.failed.map((audit) => `${file}: ${audit}`));
    }
    rows.push(row);
  }
  console.table(rows);
  for (const audit of failed) console.log(audit);
  const articles = weights.filter(({ kind }) => kind === 'article');
  const most = Math.max(...articles.map((weight) => ratioOf([weight])));
  console.log(
    `Scripts make articles ${ratioOf(articles).toFixed(3)} times as heavy, the heaviest by them ${most.toFixed(3)}.`,
  );
} finally {
  await browser.close();
  server.close();
}
