import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { defaultLocale, locales } from '@/lib/i18n/locales.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const blockingTime = 'total-blocking-time';

/**
 * What Lighthouse says of a page on a middling phone: runs it with its own settings, and once more with its throttling applied
 * instead of simulated.
 * @returns its figures, scores from 0 to 100, and the audits that cost points, with their titles
 * @throws Error where Lighthouse cannot judge the page
 */
export async function judge(url: string, chromePath: string) {
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
      figures: {
        'P/A/B/S': categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)).join('/'),
        'LCP ms': Math.round(numberOf(lhr, 'largest-contentful-paint')),
        'TBT ms': Math.round(numberOf(slowed, blockingTime)),
        // For the score. It puts first paint before the layout that it waits for, and so counts that layout as blocking:
        // https://github.com/GoogleChrome/lighthouse/issues/16134
        simulated: Math.round(numberOf(lhr, blockingTime)),
        CLS: numberOf(lhr, 'cumulative-layout-shift').toFixed(3),
      },
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
