import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { defaultLocale, locales } from '@/lib/i18n/locales.ts';

/** What Lighthouse says of a page on a middling phone. */
export interface Verdict {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  scores: number[];
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /**
   * Total blocking time in milliseconds, on a page that is really slowed down; and as Lighthouse simulates it for the score. The
   * simulation puts first paint before the layout that it waits for, and so counts that layout as blocking:
   * https://github.com/GoogleChrome/lighthouse/issues/16134
   */
  tbt: number;
  simulatedTbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Audits that cost points, with their titles. */
  failed: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const blockingTime = 'total-blocking-time';

/**
 * Runs Lighthouse with its own settings for phones, and once more with its throttling applied instead of simulated.
 * @throws Error where Lighthouse cannot judge the page
 */
export async function judge(url: string, chromePath: string): Promise<Verdict> {
  // A reader of the page's own language: others would be taken to another page, and that one measured.
  const chromeFlags = ['--headless', '--no-sandbox', `--accept-lang=${locales[defaultLocale].hreflang}`];
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const run = async (flags: Flags) => {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...flags });
      if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
      const { lhr } = result;
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return lhr;
    };
    const lhr = await run({ onlyCategories: [...categories] });
    const slowed = await run({ onlyAudits: [blockingTime], throttlingMethod: 'devtools' });
    return {
      scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      lcp: numberOf(lhr, 'largest-contentful-paint'),
      tbt: numberOf(slowed, blockingTime),
      simulatedTbt: numberOf(lhr, blockingTime),
      cls: numberOf(lhr, 'cumulative-layout-shift'),
      failed: failedAudits(lhr),
    };
  } finally {
    chrome.kill();
  }
}

function numberOf({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}

function failedAudits({ audits, categories: groups }: Result): string[] {
  return categories.flatMap((id) =>
    (groups[id]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap((ref) => audits[ref.id] ?? [])
      .filter(({ score }) => score !== null && score < 0.9)
      .map((audit) => `${audit.id}: ${audit.title}`),
  );
}
