/**
 * `npm run diff -- <ref>`: what a reader finds different between a branch, tag or commit and the files as they are here. Builds
 * both and compares the words of their pages.
 */
import { type ExecFileException, execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { formatMessage, type Message, message } from '@/lib/content/diagnostics/messages.ts';
import { pageAddress } from '@/lib/export/addresses.ts';
import { pagesIn } from '@/lib/files.ts';
import { stop } from '@/lib/stop.ts';
import { compareSites, type SiteText } from './compare.ts';
import { readOptions } from './options.ts';
import { pageText } from './page-text.ts';

const usage = 'npm run diff -- <branch, tag or commit> [--format text|markdown] [--lang pt|en]';
const { values, words, language } = readOptions(usage, { format: ['text', 'markdown'] }, 1);
const say = (words: Message) => formatMessage(words, language);
const execute = promisify(execFile);

// Without a listener a signal ends this process at once, and the temporary worktree stays.
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

const [ref] = words;
if (ref === undefined) stop(`${say(message('diff.nothingNamed'))}\n${usage}`);
const commit = await findCommit(ref);
console.error(say(message('diff.buildingCommit', { ref, commit: commit.slice(0, 10) })));
const before = await buildCommit(commit);
console.error(say(message('diff.buildingFiles')));
const after = await build(process.cwd());
console.log(compareSites(before, after, values.format ?? 'text', language));

async function findCommit(name: string): Promise<string> {
  // With --quiet git ends with 1 where there is no such commit, and with another number for every other reason.
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const { stdout } = await execute('git', args).catch((error: ExecFileException) =>
    error.code === 1
      ? stop(say(message('diff.noCommit', { ref: name })))
      : fail(['git', ...args], process.cwd(), error),
  );
  return stdout.trim();
}

async function build(root: string): Promise<SiteText> {
  await run('npm', ['run', 'build'], root);
  const out = path.join(root, 'out');
  const textOfPage = (file: string) => `${pageText(readFileSync(path.join(out, file), 'utf8')).join('\n')}\n`;
  return new Map(pagesIn(out).map((file) => [pageAddress(file), textOfPage(file)]));
}

/** Builds a commit with its own packages in a temporary worktree. */
async function buildCommit(commit: string): Promise<SiteText> {
  const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
  process.once('exit', () => {
    // A command that was interrupted may still write while it ends.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    spawnSync('git', ['worktree', 'prune']);
  });
  await run('git', ['worktree', 'add', '--detach', folder, commit]);
  await run('npm', ['ci', '--prefer-offline'], folder);
  return build(folder);
}

/** Runs a command. Where it fails, this one ends. */
async function run(command: 'git' | 'npm', args: readonly string[], cwd = process.cwd()): Promise<void> {
  // Windows starts npm by its script only, which npm tells the commands that it runs.
  const script = command === 'npm' ? process.env.npm_execpath : undefined;
  const [file, ...before] = script ? ([process.execPath, script] as const) : ([command] as const);
  try {
    await execute(file, [...before, ...args], { cwd, maxBuffer: 2 ** 28, signal: interruption.signal });
  } catch (error) {
    fail([command, ...args], cwd, error as ExecFileException);
  }
}

/** Ends this command with the last lines of what a failed one said. */
function fail(
  command: readonly string[],
  folder: string,
  { stdout, stderr, message: reason }: ExecFileException,
): never {
  if (interruption.signal.aborted) process.exit(1);
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim() || reason;
  const failed = say(message('diff.failed', { command: command.join(' '), folder }));
  stop(`${failed}\n\n${said.split('\n').slice(-40).join('\n')}`);
}
