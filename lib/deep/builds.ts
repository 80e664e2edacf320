/**
 * `npm run test:deep`: what a build must withstand, in a copy of the project. Time zone and language of the system, a build killed
 * halfway and another one beside it change no byte; with banners off, nothing of the partner programme is left; many
 * texts are built; a client component that is no island stops it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addArticles } from '@/lib/bench/articles.ts';
import { copyProject } from '@/lib/bench/copy.ts';
import { contentHash, listFiles, pagesIn } from '@/lib/export/files.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';

const root = copyProject();
const out = path.join(root, 'out');
const home = { TZ: 'UTC', LANG: 'C' };
const abroad = { TZ: 'America/Sao_Paulo', LANG: 'pt_BR.UTF-8' };
const started: ChildProcess[] = [];
try {
  await succeeds(build(home));
  const clean = hashes();

  const settings = path.join(root, 'content/site.yml');
  const change = (from: string, to: string) =>
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(from, to));
  change('enabled: true', 'enabled: false');
  const killed = build(abroad);
  // Next has exported its pages, and the export adapter has begun to change them.
  await until(() => existsSync(path.join(root, '.next/export/assets')) || ended(killed.child));
  if (ended(killed.child)) throw new Error('The build ended before it could be killed.');
  await kill(killed.child);
  compare(clean, hashes());
  change('enabled: false', 'enabled: true');
  console.log('A build of something else was killed halfway, and left the site as it was.');

  const again = build(abroad);
  await until(() => again.text().includes('Creating an optimized production build') || ended(again.child));
  const beside = build(home);
  const code = await exitCode(beside.child);
  if (code === 0) throw new Error('Two builds at once both ran: they write into the same folders.');
  if (!/already running/.test(beside.text())) throw new Error(`A build beside another one said:\n${beside.text()}`);
  console.log('A build beside another one stopped, and said why.');
  await succeeds(again);
  compare(clean, hashes());
  console.log(`After that, a build in another time zone gave the same ${clean.size} files.`);

  const host = readFileSync(settings, 'utf8').match(/^ {2}host: (\S+)$/m)?.[1] ?? '';
  if (!host) throw new Error('content/site.yml names no ad host.');
  change('enabled: true', 'enabled: false');
  await succeeds(build(home));
  const left = textFiles().filter((file) => {
    const text = readFileSync(path.join(out, file), 'utf8');
    return text.includes(host) || (file.endsWith('.html') && /data-island="banner"|data-banner-id/.test(text));
  });
  if (left.length > 0) throw new Error(`With banners off, these still speak of them:\n${left.join('\n')}`);
  console.log('With banners off, no file names the ad host or holds a place for a banner.');

  const few = hashes();
  const articles = 100;
  addArticles(root, articles);
  await succeeds(build(home));
  const many = hashes();
  const unfinished = pagesIn(out).filter((file) => readFileSync(path.join(out, file), 'utf8').includes('/_next/'));
  const changed = [...few].filter(([file, hash]) => file.includes('reviews/') && many.get(file) !== hash);
  const added = many.size - few.size;
  if (unfinished.length > 0 || changed.length > 0 || added < localeCodes.length * articles)
    throw new Error(`With ${articles} articles more:\n${JSON.stringify({ added, unfinished, changed }, null, 2)}`);
  console.log(`${articles} articles more gave ${added} files more and changed no review.`);

  const counter = '\'use client\';\n\nexport function Counter() {\n  return <button type="button">0</button>;\n}\n';
  writeFileSync(path.join(root, 'components/ui/counter.tsx'), counter);
  const page = path.join(root, 'app/[locale]/guia/[slug]/page.tsx');
  const withCounter = readFileSync(page, 'utf8').replace(
    /return (<GuideArticlePage .*\/>);/,
    'return <>$1<Counter /></>;',
  );
  writeFileSync(page, `import { Counter } from '@/components/ui/counter.tsx';\n${withCounter}`);
  const refused = build(home);
  if ((await exitCode(refused.child)) === 0)
    throw new Error('An article with a client component of its own was built.');
  if (!/guia\/\[slug\]\/ uses the client component components\/ui\/counter\.tsx/.test(refused.text()))
    throw new Error(`An article with a client component of its own failed for another reason:\n${refused.text()}`);
  console.log('An article with a client component of its own was refused.');
} finally {
  await Promise.all(started.map(kill));
  rmSync(root, { recursive: true });
}

interface Build {
  child: ChildProcess;
  /** What it has said so far. */
  text: () => string;
}

/** Starts a build as the leader of a process group, so that it can be killed with all its workers. */
function build(env: Record<string, string>): Build {
  const child = spawn('npm', ['run', 'build'], { cwd: root, env: { ...process.env, ...env }, detached: true });
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += part;
    });
  return { child, text: () => text };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || ended(child)) return;
  process.kill(-child.pid, 'SIGKILL');
  await once(child, 'close');
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (!ended(child)) await once(child, 'close');
  return child.exitCode;
}

async function succeeds({ child, text }: Build): Promise<void> {
  if ((await exitCode(child)) !== 0) throw new Error(`A build failed:\n${text()}`);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(10);
}

/** A hash of every file in `out/`. */
function hashes(): Map<string, string> {
  return new Map(listFiles(out).map((file) => [file, contentHash(readFileSync(path.join(out, file)))]));
}

function compare(first: Map<string, string>, second: Map<string, string>): void {
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = files.filter((file) => first.get(file) !== second.get(file));
  if (different.length > 0) throw new Error(`Two builds differ:\n${different.join('\n')}`);
}

function textFiles(): string[] {
  return listFiles(out).filter((file) => !/\.(png|woff2)$/.test(file));
}
