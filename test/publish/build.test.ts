/** What a build must withstand: being killed halfway, another one beside it, another time zone and language of the system, many articles. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addArticles } from '@/lib/bench/articles.ts';
import { contentHash, listFiles } from '@/lib/files.ts';
import { childEnv, type Project, project } from './project.ts';

let copy: Project;
const started: ChildProcess[] = [];
beforeAll(() => {
  copy = project();
});
afterAll(async () => {
  await Promise.all(started.map(kill));
  copy.remove();
});

test('a killed build, one beside another and one abroad leave the same bytes', async () => {
  const home = { TZ: 'UTC', LANG: 'C' };
  const abroad = { TZ: 'America/Sao_Paulo', LANG: 'pt_BR.UTF-8' };
  expect(await build(home).code).toBe(0);
  const clean = hashes();

  const article = 'content/guide/over-under/pt.mdx';
  const text = copy.read(article);
  copy.write(article, `${text}\nMais uma palavra.\n`);
  const killed = build(abroad);
  // Next has exported its pages, and the export adapter has begun to change them.
  while (!existsSync(path.join(copy.root, '.next/export/assets')) && killed.child.exitCode === null) await pause(10);
  expect(killed.child.exitCode).toBe(null);
  await kill(killed.child);
  expect(hashes()).toEqual(clean);
  copy.write(article, text);

  const again = build(abroad);
  while (!again.said().includes('Creating an optimized production build') && again.child.exitCode === null)
    await pause(10);
  const beside = build(home);
  expect(await beside.code).not.toBe(0);
  expect(beside.said()).toMatch(/already running/);
  expect(await again.code).toBe(0);
  expect(hashes()).toEqual(clean);
});

test('120 articles more build, and pass every test without a browser', () => {
  addArticles(copy.root, 120);
  copy.run('tsx lib/cli/check.ts');
  copy.run('jest --selectProjects unit');
  copy.run('next build');
  copy.run('jest --selectProjects site');
});

/** Starts a build as the leader of a process group, so that it can be killed with all its workers. */
function build(env: Record<string, string>) {
  const child = spawn('npm', ['run', 'build'], { cwd: copy.root, env: { ...childEnv, ...env }, detached: true });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
    });
  return { child, said: () => said, code: once(child, 'close').then(([code]) => code as number | null) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
  await once(child, 'close');
}

/** A hash of every file in `out/`. */
function hashes(): Map<string, string> {
  const out = path.join(copy.root, 'out');
  return new Map(listFiles(out).map((file) => [file, contentHash(readFileSync(path.join(out, file)))]));
}
