/**
 * `npm run bench:build -- --articles 100,1000`: what a build costs with so many articles more, each in every language. Every
 * measurement builds a fresh copy of the project in a temporary folder. Linux only (it reads `/proc`).
 * `--without-pictures` leaves the share pictures out, which other generators do not make.
 *
 * What two cores took on 2026-11-28, without pictures: 430 pages 38 s (60 s of processor; 1.4 GB in all processes together,
 * 0.7 GB in the largest), 1,030 pages 72 s (108 s; 1.6 GB, 0.75 GB), 3,130 pages 212 s (260 s; 3.2 GB, 1.3 GB). The first two
 * took 50 and 84 s where texts were compiled to modules, which bundling them costs.
 *
 * Where 72 s go: 18 to read and check all texts, in one process, most of it Markdown's parser; 6 to compile; 33 to generate
 * pages on both cores, nearly all in Next: rendering, the payloads of a client router that nobody downloads, and their files,
 * which Next has no setting to leave out; 11 to copy, drop and finish them. A share picture needs 65 ms.
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
