/**
 * `npm run bench:build -- --articles 100,1000`: what a build costs with so many articles more, each in every language. Every
 * measurement builds a fresh copy of the project in a temporary folder. Linux only (it reads `/proc`).
 * `--without-pictures` leaves the share pictures out, which other generators do not make; `--keep` keeps the copies.
 *
 * An Astro 5.18 site of the same 3,000 pages, with neither checks nor the other pages, took 137 to 177 s on two cores, and 3.9 GB in
 * one process. A share picture needs 65 ms of processor when it is drawn; a fresh copy has none to take from the cache.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pagesIn } from '@/lib/export/files.ts';
import { stop } from '@/lib/stop.ts';
import { addArticles } from './articles.ts';
import { copyProject } from './copy.ts';
import { readOptions } from './options.ts';
import { type Usage, watchTree } from './process-tree.ts';
import { type Cost, verdicts } from './verdicts.ts';

const call = 'npm run bench:build [-- --articles 100,1000 --without-pictures --keep]';
const { values } = readOptions(call, {
  articles: { type: 'string', default: '100,1000' },
  'without-pictures': { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
});
if (!/^\d{1,5}(,\d{1,5})*$/.test(values.articles))
  stop(`--articles is “${values.articles}”: it must be numbers such as 100,1000.\n${call}`);

const columns = ['articles', 'pages', 'wall s', 'CPU s', 'MB in all', 'MB in one', 'pages/s'];
const print = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(10)).join(''));

const costs: Cost[] = [];
print(columns);
for (const articles of values.articles.split(',').map(Number)) {
  const cost = await costOf(articles);
  costs.push(cost);
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  print([
    `${articles}`,
    `${cost.pages}`,
    cost.wall.toFixed(1),
    cost.cpu.toFixed(1),
    megabytes(cost.all),
    megabytes(cost.largest),
    (cost.pages / cost.wall).toFixed(1),
  ]);
}
for (const verdict of verdicts(costs)) console.log(verdict);

/** What a build with so many articles more costs. Its copy of the project goes even when it fails. */
async function costOf(articles: number): Promise<Cost> {
  const root = copyProject();
  try {
    addArticles(root, articles);
    if (values['without-pictures']) rmSync(path.join(root, 'app/share'), { recursive: true });
    const usage = await build(root);
    return { articles, pages: pagesIn(path.join(root, 'out')).length, ...usage };
  } finally {
    if (values.keep) console.log(root);
    else rmSync(root, { recursive: true });
  }
}

async function build(root: string): Promise<{ wall: number } & Usage> {
  const start = performance.now();
  const child = spawn('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  child.stdout.on('data', (text) => {
    log += text;
  });
  const used = watchTree(child.pid ?? 0);
  const [code] = await once(child, 'close');
  const usage = used();
  if (code !== 0) throw new Error(`The build in ${root} failed:\n${log}`);
  return { wall: (performance.now() - start) / 1000, ...usage };
}
