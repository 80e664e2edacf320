/** The budgets of `lib/budgets.ts`, held against the files of the built site. What a browser asks for: `e2e/budget.spec.ts`. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'parse5';
import { picturesOf, weighPage } from '@/lib/bench/weigh.ts';
import { articleRatio, overBudget, pageKind, ratioOf } from '@/lib/budgets.ts';
import { attribute, elementsOf, type Node, nodesOf } from '@/lib/export/dom.ts';
import { listFiles, pagesIn } from '@/lib/export/files.ts';

const out = 'out';
const pages = pagesIn(out);
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

describe('on disk', () => {
  // What is too heavy is made lighter, or its row in lib/budgets.ts is made anew, saying why.
  test('every page is within its budget', () => {
    expect(overBudget(...pages.map((file) => weighPage(out, file)))).toEqual([]);
  });

  test('scripts are no more than a tenth of articles', () => {
    const articles = pages.filter((file) => pageKind(file) === 'article').map((file) => weighPage(out, file));
    expect(ratioOf(articles)).toBeLessThanOrEqual(articleRatio);
  });

  test('one style sheet for the site, linked once by every page', () => {
    const styles = pages.map((file) => weighPage(out, file).parts.style.map((style) => style.file));
    expect(styles.every((list) => list.length === 1)).toBe(true);
    expect(new Set(styles.flat()).size).toBe(1);
  });

  test('every font that the style sheet names is preloaded', () => {
    for (const file of pages) {
      const preloaded = elementsOf(parse(read(file))).filter((element) => attribute(element, 'as') === 'font');
      const fonts = weighPage(out, file).parts.font.map((font) => font.file);
      expect(preloaded.map((element) => `${out}${attribute(element, 'href')}`).sort()).toEqual(fonts.sort());
    }
  });

  test('every picture keeps its place free, and is SVG, AVIF or WebP', () => {
    const faults = pages.flatMap((file) =>
      elementsOf(parse(read(file)))
        .filter((element) => ['img', 'source'].includes(element.tagName))
        .flatMap((element) => [
          ...['width', 'height']
            .filter((side) => element.tagName === 'img' && !/^[1-9]\d*$/.test(attribute(element, side) ?? ''))
            .map((side) => `out/${file}: ${attribute(element, 'src')} has no ${side}`),
          ...picturesOf(element)
            .filter((address) => !/\.(svg|avif|webp)$/.test(address))
            .map((address) => `out/${file}: ${address} is neither SVG nor AVIF nor WebP`),
        ]),
    );
    expect(faults).toEqual([]);
  });

  test('nothing of Next’s client is left', () => {
    const code = listFiles(out).filter((file) => /\.(html|js|txt)$/.test(file) && file !== 'robots.txt');
    const traces = /(?<![\w.-])\/_next\/|__next_f|__NEXT_|TURBOPACK/;
    expect(code.filter((file) => traces.test(read(file)))).toEqual([]);
  });

  test('an article’s text stands in its HTML once', () => {
    let looked = 0;
    for (const file of pages.filter((name) => pageKind(name) === 'article')) {
      const html = read(file);
      // The description, which the page opens with, stands in the head, too.
      const prose = elementsOf(parse(html)).find((element) =>
        attribute(element, 'class')?.split(' ').includes('prose'),
      );
      const sentences = prose
        ? paragraphTexts(prose).filter((text) => text.length > 60 && !/["&<>\u00a0]/.test(text))
        : [];
      looked += sentences.length;
      expect([file, sentences.filter((text) => html.split(text).length !== 2)]).toEqual([file, []]);
    }
    expect(looked).toBeGreaterThan(0);
  });
});

describe('the gate itself', () => {
  const article = pages.find((file) => pageKind(file) === 'article') ?? '';

  /** Faults of an article in a copy of the site in which something was added. */
  function faultsWith(change: (site: string) => void): string[] {
    const site = mkdtempSync(path.join(tmpdir(), 'budget-'));
    try {
      for (const folder of ['assets', 'icons'])
        cpSync(path.join(out, folder), path.join(site, folder), { recursive: true });
      cpSync(path.join(out, article), path.join(site, article));
      change(site);
      return overBudget(weighPage(site, article));
    } finally {
      rmSync(site, { recursive: true });
    }
  }

  function add(site: string, html: string): void {
    const file = path.join(site, article);
    writeFileSync(file, readFileSync(file, 'utf8').replace('</body>', `${html}</body>`));
  }

  /** Text that gzip cannot make smaller, at least not much. */
  const noise = (bytes: number) =>
    Array.from({ length: bytes }, (_, index) => (((index + 1) * 2654435761) % 4294967296).toString(36))
      .join('')
      .slice(0, bytes);

  test('an untouched page passes', () => {
    expect(faultsWith(() => {})).toEqual([]);
  });

  test('a client component that was added fails, with the page and its file', () => {
    const faults = faultsWith((site) => {
      writeFileSync(path.join(site, 'assets/counter.js'), `export const data = "${noise(20_000)}"`);
      add(site, '<script type="module" src="/assets/counter.js"></script>');
    });
    expect(faults).toHaveLength(2);
    for (const fault of faults) expect(fault).toContain(`out/${article} brings `);
    for (const fault of faults) expect(fault).toContain('out/assets/counter.js');
  });

  test('so does a small file more', () => {
    const faults = faultsWith((site) => {
      writeFileSync(path.join(site, 'assets/a.js'), '0');
      add(site, '<script src="/assets/a.js"></script>');
    });
    expect(faults.join()).toMatch(/2 files of script, not 1: .*out\/assets\/a\.js/);
  });

  test('a script that the islands’ code imports counts', () => {
    const faults = faultsWith((site) => {
      const islands = listFiles(path.join(site, 'assets')).find((file) => /^islands.*\.js$/.test(file)) ?? '';
      const file = path.join(site, 'assets', islands);
      writeFileSync(file, `import "./more.js";${readFileSync(file, 'utf8')}`);
      writeFileSync(path.join(site, 'assets/more.js'), `"${noise(20_000)}"`);
    });
    expect(faults.join()).toContain('out/assets/more.js');
  });

  test('a large picture fails, in the text, as an icon or in the style sheet, and so does a small one more', () => {
    const picture = (html: string, bytes: number) =>
      faultsWith((site) => {
        writeFileSync(path.join(site, 'large.webp'), Buffer.alloc(bytes));
        add(site, html);
      });
    const large = `out/${article} brings 3000.0 KB of pictures, not 60.0 KB: out/large.webp (3000.0 KB)`;
    expect(picture('<img src="/large.webp" alt="">', 3_000_000)).toContain(large);
    expect(picture('<picture><source srcset="/large.webp 2x"></picture>', 3_000_000)).toContain(large);
    expect(picture('<link rel="icon" href="/large.webp">', 3_000_000).join()).toContain('out/large.webp (3000.0 KB)');
    const five = [1, 2, 3, 4, 5].map(
      (number) => `<img src="/large.webp?${number}" alt=""><img src="/${number}.svg" alt="">`,
    );
    expect(picture(five.join(''), 10).join()).toContain('brings 6 files of pictures, not 4');
    expect(
      faultsWith((site) => {
        const sheet = listFiles(path.join(site, 'assets')).find((file) => file.endsWith('.css')) ?? '';
        appendFileSync(path.join(site, 'assets', sheet), 'body{background:url(../large.webp)}');
        writeFileSync(path.join(site, 'large.webp'), Buffer.alloc(3_000_000));
      }),
    ).toContain(large);
  });

  test('a script from another host, more inline script and more text fail, too', () => {
    expect(faultsWith((site) => add(site, '<script src="https://x.example/a.js"></script>')).join()).toContain(
      'https://x.example/a.js',
    );
    expect(faultsWith((site) => add(site, `<script>"${noise(3000)}"</script>`)).join()).toContain('inline script');
    expect(faultsWith((site) => add(site, `<p>${noise(30_000)}</p>`)).join()).toContain('of HTML');
  });
});

/** Texts of the paragraphs below a node that hold nothing but text. */
function paragraphTexts(parent: Node): string[] {
  const texts: string[] = [];
  for (const node of nodesOf(parent)) {
    if (!('tagName' in node) || node.tagName !== 'p') continue;
    for (const child of node.childNodes) if ('value' in child) texts.push(child.value.trim());
  }
  return texts;
}
