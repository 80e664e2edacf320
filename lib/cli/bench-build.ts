/**
 * `npm run bench:build -- --articles 100,1000`: what a build costs with so many articles more, each in every language, and what a
 * second one costs after one changed word. Every measurement builds a fresh copy of the project in a temporary folder, under GNU
 * time.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addArticles } from '@/lib/bench/articles.ts';
import { copyProject } from '@/lib/bench/copy.ts';
import { pagesIn } from '@/lib/files.ts';
import { stop } from '@/lib/stop.ts';
import { readOptions } from './options.ts';

const usage = 'npm run bench:build [-- --articles 100,1000 --lang pt|en]';
const { values } = readOptions(usage, { articles: 'text' });
const counts = (values.articles ?? '0').split(',').map(Number);
if (!counts.every(Number.isInteger))
  stop(`--articles is “${values.articles}”: it must be numbers such as 100,1000.\n${usage}`);

const rows = counts.map((articles) => {
  const root = copyProject();
  try {
    addArticles(root, articles);
    const first = build(root);
    appendFileSync(path.join(root, 'content/guide/over-under/pt.mdx'), '\nMais uma palavra.\n');
    const second = build(root);
    return {
      articles,
      pages: pagesIn(path.join(root, 'out')).length,
      ...first,
      'after one word, s': second['wall s'],
    };
  } finally {
    rmSync(root, { recursive: true });
  }
});
console.table(rows);

/** Seconds that a build takes, those of all processors together, and what its largest process holds. */
function build(root: string) {
  const { status, stdout, stderr, error } = spawnSync('time', ['-f', '%e %U %S %M', 'npm', 'run', 'build'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) stop(`GNU time did not start (on Debian: apt-get install time): ${error.message}`);
  if (status !== 0) stop(`The build in ${root} failed:\n${stdout}${stderr}`);
  const [wall, user, system, kilobytes] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return {
    'wall s': wall,
    'CPU s': Math.round((user ?? 0) + (system ?? 0)),
    'MB in one process': Math.round((kilobytes ?? 0) / 1000),
  };
}
