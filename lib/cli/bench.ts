/**
 * `npm run bench`: what each kind of page weighs and how Lighthouse judges it, for one page of the kind. Needs a built `out/`.
 * `--quick` leaves Lighthouse out, PORT is another port for the server than 4180.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { chromium } from '@playwright/test';
import { findChromium } from '@/lib/bench/chromium.ts';
import { judge } from '@/lib/bench/lighthouse.ts';
import { visit } from '@/lib/bench/visit.ts';
import { gzipped, weighPage } from '@/lib/bench/weigh.ts';
import { type PageKind, pageBudgets, ratioOf } from '@/lib/budgets.ts';
import { pageAddress, pageLocale } from '@/lib/export/addresses.ts';
import { pagesIn } from '@/lib/export/files.ts';
import { defaultLocale } from '@/lib/i18n/locales.ts';
import { stop } from '@/lib/stop.ts';
import { readOptions } from './options.ts';

const { values } = readOptions('npm run bench [-- --quick]', { quick: 'switch' });
const out = 'out';
const port = process.env.PORT ?? '4180';
const origin = `http://localhost:${port}`;
const executablePath = findChromium();
if (!executablePath) stop('There is no Chromium: set CHROMIUM_PATH, or run “npx playwright install chromium”.');
if (!existsSync(out)) stop('There is no built site in out/: run “npm run build” first.');

const weights = pagesIn(out).map((file) => weighPage(out, file));

/** The page of each kind that is measured: the middle one by size, in the default language. */
const samples = (Object.keys(pageBudgets) as PageKind[]).flatMap((kind) => {
  const bySize = weights
    .filter((weight) => weight.kind === kind && pageLocale(weight.page.file) === defaultLocale)
    .sort((a, b) => a.page.bytes - b.page.bytes);
  return bySize[Math.floor(bySize.length / 2)] ?? [];
});

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const server = spawn(process.execPath, ['--import', 'tsx', 'lib/export/serve.ts'], {
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await listening(server);
  const rows: Record<string, string | number>[] = [];
  const failed: string[] = [];
  for (const { page, kind, parts, firstView } of samples) {
    const seen = await visit(browser, origin, page.file);
    const bytes = (files: readonly string[]) => files.reduce((sum, script) => sum + gzipped(readOut(script)), 0);
    const sum = (list: readonly { bytes: number }[]) => list.reduce((total, item) => total + item.bytes, 0);
    const scripts = bytes(seen.scripts);
    const row: Record<string, string | number> = {
      page: `${kind}: ${page.file}`,
      html: page.bytes,
      inline: sum(parts.inlineScript),
      css: sum(parts.style),
      'js first': scripts,
      'js all': bytes(seen.scriptsAfter),
      fonts: sum(parts.font),
      pictures: sum(parts.image),
      requests: `${seen.requests} → ${seen.requestsAfter}`,
      ratio: ((firstView.bytes + scripts) / firstView.withoutScripts).toFixed(3),
    };
    if (!values.quick) {
      // The 404 page at its own address, too: Lighthouse refuses to judge what answers 404.
      const url = origin + pageAddress(page.file);
      const verdict = await judge(url, executablePath);
      row['P/A/B/S'] = verdict.scores.join('/');
      row['LCP ms'] = Math.round(verdict.lcp);
      row['TBT ms'] = Math.round(verdict.tbt);
      row.simulated = Math.round(verdict.simulatedTbt);
      row.CLS = verdict.cls.toFixed(3);
      failed.push(...verdict.failed.map((audit) => `${page.file}: ${audit}`));
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
  server.kill();
}

function readOut(url: string): Buffer {
  return readFileSync(path.join(out, new URL(url).pathname));
}

/** Waits until the server says that it listens: whoever else listens at its port would answer, too, and be measured. */
async function listening(server: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  const said = once(server.stdout, 'data').then(() => true);
  if (!(await Promise.race([said, once(server, 'exit').then(() => false)])))
    stop(
      'Nothing was measured: the server ended before it answered, for the reason above. Another port: PORT=4181 npm run bench',
    );
}
