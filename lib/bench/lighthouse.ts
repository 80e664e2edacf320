import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/** What Lighthouse says of a page on a middling phone. */
export interface Verdict {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  scores: number[];
  /** Largest contentful paint and total blocking time, in milliseconds. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Audits that cost points, with their titles. */
  faults: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Runs Lighthouse with its own settings for phones. */
export async function judge(url: string, chromePath: string): Promise<Verdict> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox'] });
  try {
    const run = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse has nothing to say of ${url}`);
    const { lhr } = run;
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      faults: faultsOf(lhr),
    };
  } finally {
    chrome.kill();
  }
}

function faultsOf({ audits, categories: groups }: Result): string[] {
  return categories.flatMap((id) =>
    (groups[id]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap((ref) => audits[ref.id] ?? [])
      .filter(({ score }) => score !== null && score < 0.9)
      .map((audit) => `${audit.id}: ${audit.title}`),
  );
}
