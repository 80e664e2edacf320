/** What moves in a page by itself. */
import type { Page } from '@playwright/test';

/** What has moved, how far by the browser's measure (0.1 is the most that counts as good), and its words. */
interface Shift {
  value: number;
  words: string;
}

/** Keeps a list of what moves in every page that is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    // TypeScript's library has no name for these entries.
    type Entry = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, words: sources.map(({ node }) => node?.textContent).join(' | ') });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
}
