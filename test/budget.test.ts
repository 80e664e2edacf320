/** The budgets of `lib/budgets.ts`, held against the files of the built site. What a browser asks for: `e2e/budget.spec.ts`. */
import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isText } from 'domhandler';
import { weighPage } from '@/lib/bench/weigh.ts';
import { articleRatio, overBudget, ratioOf } from '@/lib/budgets.ts';
import { pageFile } from '@/lib/export/addresses.ts';
import { listFiles } from '@/lib/export/files.ts';
import { all, attribute, documentAt, documents } from './site.ts';

const out = 'out';
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
const pages = documents.map(({ path: address }) => ({ address, weight: weighPage(out, pageFile(address)) }));
const weights = pages.map(({ weight }) => weight);
const articles = pages.filter(({ weight }) => weight.kind === 'article');

// What is too heavy is made lighter, or its row in lib/budgets.ts is made anew, saying why.
test('every page is within its budget', () => {
  expect(overBudget(...weights)).toEqual([]);
});

test(`articles weigh at most ${articleRatio} times what they would without scripts`, () => {
  expect(ratioOf(articles.map(({ weight }) => weight))).toBeLessThanOrEqual(articleRatio);
});

test('one style sheet for the site, linked once by every page', () => {
  const styles = weights.map(({ parts }) => parts.style.map(({ file }) => file));
  expect(styles.every((list) => list.length === 1)).toBe(true);
  expect(new Set(styles.flat()).size).toBe(1);
});

test('every font that the style sheet names is preloaded', () => {
  for (const { address, weight } of pages) {
    const preloaded = all(documentAt(address), '[as="font"]').map((link) => `${out}${attribute(link, 'href')}`);
    expect(preloaded.sort()).toEqual(weight.parts.font.map(({ file }) => file).sort());
  }
});

test('every picture keeps its place free, and is SVG, AVIF or WebP', () => {
  const faults = pages.flatMap(({ address, weight }) => [
    ...all(documentAt(address), 'img')
      .filter((img) => ['width', 'height'].some((side) => !/^[1-9]\d*$/.test(attribute(img, side) ?? '')))
      .map((img) => `${address}: ${attribute(img, 'src')} has no width or no height`),
    ...weight.parts.image
      .filter(({ file }) => !/\.(svg|avif|webp)$/.test(file))
      .map(({ file }) => `${address}: ${file} is neither SVG nor AVIF nor WebP`),
  ]);
  expect(faults).toEqual([]);
});

test('nothing of Next’s client is left', () => {
  const code = listFiles(out).filter((file) => /\.(html|js|txt)$/.test(file) && file !== 'robots.txt');
  const traces = /(?<![\w.-])\/_next\/|__next_f|__NEXT_|TURBOPACK/;
  expect(code.filter((file) => traces.test(read(file)))).toEqual([]);
});

test('an article’s text stands in its HTML once', () => {
  let looked = 0;
  for (const { address } of articles) {
    const html = read(pageFile(address));
    // The description, which the page opens with, stands in the head, too.
    const sentences = all(documentAt(address), '.prose p')
      .flatMap(({ children }) => children.filter(isText).map(({ data }) => data.trim()))
      .filter((words) => words.length > 60 && !/["&<>\u00a0]/.test(words));
    looked += sentences.length;
    expect([address, sentences.filter((words) => html.split(words).length !== 2)]).toEqual([address, []]);
  }
  expect(looked).toBeGreaterThan(0);
});

describe('the gate weighs, and names,', () => {
  const article = pageFile(articles[0]?.address ?? '');
  /** Text that gzip makes little smaller. */
  const noise = randomBytes(30_000).toString('base64');

  /** Faults of an article in a copy of the site to which something was added. */
  function faultsWith(change: (site: string) => void): string {
    const site = mkdtempSync(path.join(tmpdir(), 'budget-'));
    try {
      for (const folder of ['assets', 'icons'])
        cpSync(path.join(out, folder), path.join(site, folder), { recursive: true });
      cpSync(path.join(out, article), path.join(site, article));
      writeFileSync(path.join(site, 'assets/added.js'), `"${noise}"`);
      writeFileSync(path.join(site, 'assets/added.webp'), Buffer.alloc(3_000_000));
      change(site);
      return overBudget(weighPage(site, article)).join('\n');
    } finally {
      rmSync(site, { recursive: true });
    }
  }

  test.each([
    ['a client component', '<script type="module" src="/assets/added.js"></script>', 'out/assets/added.js'],
    ['a script of another host', '<script src="https://x.example/a.js"></script>', 'https://x.example/a.js'],
    ['more inline script', `<script>"${noise}"</script>`, 'inline script'],
    ['more text', `<p>${noise}</p>`, 'of HTML'],
    ['a picture', '<img src="/assets/added.webp" alt="">', 'out/assets/added.webp'],
    ['a picture of several', '<picture><source srcset="/assets/added.webp 2x"></picture>', 'out/assets/added.webp'],
    ['an icon', '<link rel="icon" href="/assets/added.webp">', 'out/assets/added.webp'],
  ])('%s', (_, html, named) => {
    const faults = faultsWith((site) => {
      const file = path.join(site, article);
      writeFileSync(file, readFileSync(file, 'utf8').replace('</body>', `${html}</body>`));
    });
    expect(faults).toContain(named);
  });

  test.each([
    ['a script that the islands’ code imports', /^islands.*\.js$/, 'import "./added.js";', 'out/assets/added.js'],
    ['a picture in the style sheet', /\.css$/, 'body{background:url(added.webp)}', 'out/assets/added.webp'],
  ])('%s', (_, asset, addition, named) => {
    const faults = faultsWith((site) => {
      const assets = path.join(site, 'assets');
      appendFileSync(path.join(assets, listFiles(assets).find((file) => asset.test(file)) ?? ''), addition);
    });
    expect(faults).toContain(named);
  });
});
