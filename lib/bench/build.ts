/**
 * `npm run bench:build -- --articles 100,1000`: what a build costs with so many articles more, each in every language. Every
 * measurement builds a fresh copy of the project in a temporary folder. Linux only (it reads `/proc`).
 * `--without-pictures` leaves the share pictures out, which other generators do not make; `--keep` keeps the copies.
 *
 * What two cores took on 2026-11-28, without pictures: 430 pages 31 to 35 s (56 s of processor; 1.0 GB in all processes together,
 * 0.4 GB in the largest), 3,130 pages 124 to 127 s (215 s; 1.4 GB, 0.7 GB). An Astro 5.18 site of the same 3,000 pages, with
 * neither checks nor the other pages, took 164 to 177 s on that machine, and 3.9 GB in one process.
 *
 * Where 140 s of a slower run went: 33 to read and check all texts on both cores, most of it Markdown's parser; 10 to compile; 74
 * to generate pages, nearly all in Next: rendering, the payloads of a client router that nobody downloads, and their files, which
 * Next has no setting to leave out; 10 in Next to copy them; 15 to drop and finish them. A share picture needs 65 ms more of
 * processor, most of it to draw it: with pictures, 3,130 pages take 258 s.
 *
 * What brought it there: texts are no longer compiled to modules (the first of the two took 50 s); Next's process does not read
 * them itself, and so does not keep their memory (0.9 GB of the second); their trees are deflated (0.3 GB a process). Of what is
 * left, half is garbage that V8 has not yet cleared: told to do so sooner, all processes hold 1.1 GB but need an eighth more time.
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
