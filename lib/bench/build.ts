/**
 * `npm run bench:build -- --articles 100,1000`: what a build costs with so many articles more, each in every language. Every
 * measurement builds a fresh copy of the project in a temporary folder. Linux only (it reads `/proc`).
 * `--without-pictures` leaves the share pictures out, which other generators do not make.
 *
 * What two cores took on 2026-11-28, without pictures: 430 pages 38 s (62 s of processor, 1.7 GB in all processes together),
 * 1,030 pages 68 s (108 s, 2.3 GB), so 0.05 s a page more. Per text, Turbopack needs some 60 ms of processor, 20 of them MDX
 * itself; reading and checking it 25 ms, once for all processes; its page 40 ms. A share picture needs 65 ms.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '@/lib/export/files.ts';
import { addArticles } from './articles.ts';
import { copyProject } from './copy.ts';
import { type Usage, watchTree } from './process-tree.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '100,1000' },
    'without-pictures': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

const columns = ['articles', 'pages', 'wall s', 'CPU s', 'MB in all', 'MB in one', 'pages/s'];
const print = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(10)).join(''));

print(columns);
for (const count of values.articles.split(',').map(Number)) {
  const root = copyProject();
  addArticles(root, count);
  if (values['without-pictures']) rmSync(path.join(root, 'app/share'), { recursive: true });
  const { wall, cpu, all, largest } = await build(root);
  const pages = listFiles(path.join(root, 'out')).filter((file) => file.endsWith('.html')).length;
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  print([
    `${count}`,
    `${pages}`,
    wall.toFixed(1),
    cpu.toFixed(1),
    megabytes(all),
    megabytes(largest),
    (pages / wall).toFixed(1),
  ]);
  if (values.keep) console.log(root);
  else rmSync(root, { recursive: true });
}

async function build(root: string): Promise<{ wall: number } & Usage> {
  const start = performance.now();
  const child = spawn('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  child.stdout.on('data', (text) => {
    log += text;
  });
  const stop = watchTree(child.pid ?? 0);
  const [code] = await once(child, 'close');
  const usage = stop();
  if (code !== 0) throw new Error(`The build failed:\n${log}`);
  return { wall: (performance.now() - start) / 1000, ...usage };
}
