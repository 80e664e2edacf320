/**
 * `npm run bench`: what each kind of page weighs and how Lighthouse judges it, for one page of the kind. Needs a built `out/`.
 * `--quick` leaves Lighthouse out.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '@/e2e/browser.ts';
import { htmlBudgets, type PageKind, pageKind } from '@/lib/budgets.ts';
import { judge } from './lighthouse.ts';
import { visit } from './visit.ts';
import { gzipped, pagesIn, weighPage } from './weigh.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const out = 'out';
const origin = 'http://localhost:4180';
const executablePath = findChromium();
if (!executablePath)
  throw new Error('There is no Chromium: set CHROMIUM_PATH, or run `npx playwright install chromium`');

/** The page of each kind that is measured: the middle one by size, in the default language. */
const samples = (Object.keys(htmlBudgets) as PageKind[]).flatMap((kind) => {
  const files = pagesIn(out).filter((file) => pageKind(file) === kind && !/^(es|en)(\/|\.)/.test(file));
  const bySize = files.map((file) => weighPage(out, file)).sort((a, b) => a.page.bytes - b.page.bytes);
  return bySize[Math.floor(bySize.length / 2)] ?? [];
});

const server = spawn(process.execPath, ['--import', 'tsx', 'lib/export/serve.ts'], {
  env: { ...process.env, PORT: '4180' },
  stdio: 'ignore',
});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await answered(origin);
  const rows: Record<string, string | number>[] = [];
  const faults: string[] = [];
  for (const { page, kind, parts } of samples) {
    const url = origin + (kind === 'notFound' ? '/404' : `/${page.file.replace(/(index)?\.html$/, '')}`);
    const seen = await visit(browser, url);
    const bytes = (scripts: readonly string[]) => scripts.reduce((sum, script) => sum + gzipped(readOut(script)), 0);
    const sum = (list: readonly { bytes: number }[]) => list.reduce((total, item) => total + item.bytes, 0);
    const css = sum(parts.style);
    const row: Record<string, string | number> = {
      page: `${kind}: ${page.file}`,
      html: page.bytes,
      inline: sum(parts.inlineScript),
      css,
      'js first': bytes(seen.scripts),
      'js all': bytes(seen.scriptsAfter),
      fonts: sum(parts.font),
      requests: `${seen.requests} → ${seen.requestsAfter}`,
      ratio: ((page.bytes + css + bytes(seen.scripts)) / (withoutScripts(page.file) + css)).toFixed(3),
    };
    if (!values.quick) {
      const verdict = await judge(url, executablePath);
      row['P/A/B/S'] = verdict.scores.join('/');
      row['LCP ms'] = Math.round(verdict.lcp);
      row['TBT ms'] = Math.round(verdict.tbt);
      row.CLS = verdict.cls.toFixed(3);
      faults.push(...verdict.faults.map((fault) => `${page.file}: ${fault}`));
    }
    rows.push(row);
  }
  console.table(rows);
  for (const fault of faults) console.log(fault);
} finally {
  await browser.close();
  server.kill();
}

/** The limit: the same page with every script removed. */
function withoutScripts(file: string): number {
  return gzipped(readFileSync(path.join(out, file), 'utf8').replace(/<script\b.*?<\/script>/gs, ''));
}

function readOut(url: string): Buffer {
  return readFileSync(path.join(out, new URL(url).pathname));
}

async function answered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at ${url}`);
}
