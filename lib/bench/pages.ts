/**
 * `npm run bench`: what each kind of page weighs and how Lighthouse judges it, for one page of the kind. Needs a built `out/`.
 * `--quick` leaves Lighthouse out.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '@/e2e/browser.ts';
import { htmlBudgets, type PageKind, pageKind } from '@/lib/budgets.ts';
import { pageAddress, pageLocale } from '@/lib/export/addresses.ts';
import { pagesIn } from '@/lib/export/files.ts';
import { defaultLocale } from '@/lib/i18n/locales.ts';
import { readOptions, stop } from './command.ts';
import { judge, type Verdict } from './lighthouse.ts';
import { visit } from './visit.ts';
import { gzipped, weighPage } from './weigh.ts';

const { values } = readOptions('npm run bench [-- --quick]', { quick: { type: 'boolean', default: false } });
const out = 'out';
const origin = 'http://localhost:4180';
const executablePath = findChromium();
if (!executablePath) stop('There is no Chromium: set CHROMIUM_PATH, or run “npx playwright install chromium”.');
if (!existsSync(out)) stop('There is no built site in out/: run “npm run build” first.');

interface Measured {
  kind: PageKind;
  /** First-view bytes as a multiple of what the page would weigh without any script. */
  ratio: number;
  verdict?: Verdict;
}

/** What every kind of page is to reach, whether only Lighthouse tells, and whether a page has. */
const targets: { name: string; judged: boolean; reached: (measured: Measured) => boolean }[] = [
  {
    name: 'an article weighs at most 1.10 times what it would without scripts',
    judged: false,
    reached: ({ kind, ratio }) => kind !== 'article' || ratio <= 1.1,
  },
  {
    // The 404 page is not for search engines, and writes the attempted path into the console.
    name: 'Lighthouse: 100 four times, but for the 404 page',
    judged: true,
    reached: ({ kind, verdict }) => kind === 'notFound' || verdict?.scores.every((score) => score === 100) === true,
  },
  {
    name: 'no blocking time',
    judged: true,
    reached: ({ verdict }) => verdict !== undefined && verdict.tbt < 0.5,
  },
  {
    name: 'nothing shifts',
    judged: true,
    reached: ({ verdict }) => verdict !== undefined && verdict.cls < 0.0005,
  },
];

/** Whatever else the machine does makes a page slower, never faster: one that misses a target gets two more chances. */
const chances = 3;

/** The page of each kind that is measured: the middle one by size, in the default language. */
const samples = (Object.keys(htmlBudgets) as PageKind[]).flatMap((kind) => {
  const files = pagesIn(out).filter((file) => pageKind(file) === kind && pageLocale(file) === defaultLocale);
  const bySize = files.map((file) => weighPage(out, file)).sort((a, b) => a.page.bytes - b.page.bytes);
  return bySize[Math.floor(bySize.length / 2)] ?? [];
});

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const server = spawn(process.execPath, ['--import', 'tsx', 'lib/export/serve.ts'], {
  env: { ...process.env, PORT: '4180' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await answered(origin);
  const rows: Record<string, string | number>[] = [];
  const measured: Measured[] = [];
  const faults: string[] = [];
  for (const { page, kind, parts } of samples) {
    const url = origin + pageAddress(page.file);
    const seen = await visit(browser, url);
    const bytes = (scripts: readonly string[]) => scripts.reduce((sum, script) => sum + gzipped(readOut(script)), 0);
    const sum = (list: readonly { bytes: number }[]) => list.reduce((total, item) => total + item.bytes, 0);
    const css = sum(parts.style);
    const result: Measured = {
      kind,
      ratio: (page.bytes + css + bytes(seen.scripts)) / (withoutScripts(page.file) + css),
    };
    const row: Record<string, string | number> = {
      page: `${kind}: ${page.file}`,
      html: page.bytes,
      inline: sum(parts.inlineScript),
      css,
      'js first': bytes(seen.scripts),
      'js all': bytes(seen.scriptsAfter),
      fonts: sum(parts.font),
      requests: `${seen.requests} → ${seen.requestsAfter}`,
      ratio: result.ratio.toFixed(3),
    };
    if (!values.quick) {
      let verdict = await judge(url, executablePath);
      for (let chance = 1; chance < chances && !reachesAll({ ...result, verdict }); chance++)
        verdict = better(verdict, await judge(url, executablePath));
      result.verdict = verdict;
      row['P/A/B/S'] = verdict.scores.join('/');
      row['LCP ms'] = Math.round(verdict.lcp);
      row['TBT ms'] = Math.round(verdict.tbt);
      row.simulated = Math.round(verdict.simulatedTbt);
      row.CLS = verdict.cls.toFixed(3);
      faults.push(...verdict.faults.map((fault) => `${page.file}: ${fault}`));
    }
    rows.push(row);
    measured.push(result);
  }
  console.table(rows);
  for (const fault of faults) console.log(fault);
  for (const { name, reached } of targets.filter(({ judged }) => !judged || !values.quick)) {
    const missed = measured.filter((result) => !reached(result)).map(({ kind }) => kind);
    console.log(missed.length === 0 ? `met: ${name}` : `missed: ${name} (${missed.join(', ')})`);
  }
} finally {
  await browser.close();
  server.kill();
}

function reachesAll(result: Measured): boolean {
  return targets.every(({ reached }) => reached(result));
}

/** The verdict that was disturbed less. */
function better(one: Verdict, other: Verdict): Verdict {
  const points = ({ scores }: Verdict) => scores.reduce((sum, score) => sum + score, 0);
  const lead = points(other) - points(one) || one.tbt - other.tbt || one.lcp - other.lcp;
  return lead > 0 ? other : one;
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
