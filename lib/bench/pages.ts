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
import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { judge, type Verdict } from './lighthouse.ts';
import { visit } from './visit.ts';
import { gzipped, pagesIn, weighPage } from './weigh.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const out = 'out';
const origin = 'http://localhost:4180';
const executablePath = findChromium();
if (!executablePath)
  throw new Error('There is no Chromium: set CHROMIUM_PATH, or run `npx playwright install chromium`');

interface Measured {
  kind: PageKind;
  /** First-view bytes as a multiple of what the page would weigh without any script. */
  ratio: number;
  verdict?: Verdict;
}

/** What every kind of page is to reach, and whether one has; all but the first need Lighthouse. */
const targets: Record<string, (measured: Measured) => boolean> = {
  'an article weighs at most 1.10 times what it would without scripts': ({ kind, ratio }) =>
    kind !== 'article' || ratio <= 1.1,
  // The 404 page is not for search engines, and writes the attempted path into the console.
  'Lighthouse: 100 four times, but for the 404 page': ({ kind, verdict }) =>
    kind === 'notFound' || verdict?.scores.every((score) => score === 100) === true,
  'no blocking time': ({ verdict }) => verdict !== undefined && verdict.tbt < 0.5,
  'nothing shifts': ({ verdict }) => verdict !== undefined && verdict.cls < 0.0005,
};

/** Whatever else the machine does makes a page slower, never faster: one that misses a target gets two more chances. */
const chances = 3;

const translated = new RegExp(`^(${localeCodes.filter((code) => code !== defaultLocale).join('|')})[/.]`);

/** The page of each kind that is measured: the middle one by size, in the default language. */
const samples = (Object.keys(htmlBudgets) as PageKind[]).flatMap((kind) => {
  const files = pagesIn(out).filter((file) => pageKind(file) === kind && !translated.test(file));
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
  const measured: Measured[] = [];
  const faults: string[] = [];
  for (const { page, kind, parts } of samples) {
    const url = origin + (kind === 'notFound' ? '/404' : `/${page.file.replace(/(index)?\.html$/, '')}`);
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
      for (let chance = 1; chance < chances && misses({ ...result, verdict }).length > 0; chance++)
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
  for (const target of Object.keys(targets).slice(0, values.quick ? 1 : undefined)) {
    const missed = measured.filter((result) => misses(result).includes(target)).map(({ kind }) => kind);
    console.log(missed.length === 0 ? `met: ${target}` : `missed: ${target} (${missed.join(', ')})`);
  }
} finally {
  await browser.close();
  server.kill();
}

function misses(result: Measured): string[] {
  return Object.entries(targets).flatMap(([target, reached]) => (reached(result) ? [] : [target]));
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
