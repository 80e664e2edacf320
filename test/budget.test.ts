/** The budgets of `lib/bench/budgets.ts`, held against the files of the built site. What a browser asks for: `e2e/budget.spec.ts`. */
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { articleRatio, budgets } from '@/lib/bench/budgets.ts';
import { excessesOf, ratioOf, weighSite } from '@/lib/bench/weigh.ts';
import { pageAddress } from '@/lib/export/addresses.ts';
import { withFolder } from '@/lib/testing/folder.ts';
import { all, attribute, documentAt } from './site.ts';

const out = 'out';
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
const weights = weighSite(out).map((weight) => ({ ...weight, address: pageAddress(weight.file) }));
const articles = weights.filter(({ kind }) => kind === 'article');

// What is too heavy is made lighter, or its row in lib/bench/budgets.ts is made anew, saying why.
test.each(weights)('out/$file is within its budget', (weight) => {
  expect(excessesOf(weight)).toEqual([]);
});

test('a page with more script is not', () => {
  withFolder((site) => {
    /** Text that gzip makes little smaller. */
    const noise = randomBytes(30_000).toString('base64');
    for (const folder of ['assets', 'icons'])
      cpSync(path.join(out, folder), path.join(site, folder), { recursive: true });
    writeFileSync(path.join(site, 'assets/added.js'), noise);
    writeFileSync(path.join(site, '404.html'), `${read('404.html')}<script>${noise}</script>`);
    expect(weighSite(site).flatMap(excessesOf)).toEqual([
      expect.stringMatching(/^html: .*out\/404\.html/),
      expect.stringMatching(/^inlineScript: .*out\/404\.html/),
      expect.stringMatching(
        new RegExp(`^script: .* in 2 files, not ${budgets.script.bytes} in 1: .*out/assets/added\\.js`),
      ),
    ]);
  });
});

test(`articles weigh at most ${articleRatio} times what they would without scripts`, () => {
  expect(ratioOf(articles)).toBeLessThanOrEqual(articleRatio);
});

test('every page links the one style sheet, and preloads every font', () => {
  for (const { address, parts } of weights) {
    const linked = (selector: string) =>
      all(documentAt(address), selector).map((link) => `${out}${attribute(link, 'href')}`);
    expect(linked('[rel="stylesheet"]')).toEqual(parts.style.map(({ file }) => file));
    expect(linked('[as="font"]').sort()).toEqual(parts.font.map(({ file }) => file));
  }
});

test('every picture keeps its place free, and is SVG, AVIF or WebP', () => {
  const faults = weights.flatMap(({ address, parts }) => [
    ...all(documentAt(address), 'img')
      .filter((img) => ['width', 'height'].some((side) => !/^[1-9]\d*$/.test(attribute(img, side) ?? '')))
      .map((img) => `${address}: ${attribute(img, 'src')} has no width or no height`),
    ...parts.image
      .filter(({ file }) => !/\.(svg|avif|webp)$/.test(file))
      .map(({ file }) => `${address}: ${file} is neither SVG nor AVIF nor WebP`),
  ]);
  expect(faults).toEqual([]);
});
