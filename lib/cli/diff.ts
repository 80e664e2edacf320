/**
 * `npm run diff -- <ref>`: what a reader finds different between a branch, tag or commit and the files as they are here. Builds
 * both and compares the words of their pages.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemLanguage } from '@/lib/content/diagnostics/messages.ts';
import { pageAddress } from '@/lib/export/addresses.ts';
import { pagesIn } from '@/lib/export/files.ts';
import { stop } from '@/lib/stop.ts';
import { compareSites, describeDifferences, type SiteText } from './compare.ts';
import { readOptions } from './options.ts';
import { outputOptions } from './output.ts';
import { pageText } from './page-text.ts';

const usage = 'npm run diff -- <branch, tag or commit> [--format text|markdown] [--lang pt|en]';
const { values, words } = readOptions(usage, { format: ['text', 'markdown'], lang: outputOptions.lang });
const [ref, ...more] = words;
if (ref === undefined || more.length > 0) stop(`One branch, tag or commit is needed.\n${usage}`);

const commit = run('git', ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]);
console.error(`Building ${ref} (${commit.slice(0, 10)}) …`);
const before = buildCommit(commit);
console.error('Building the files as they are here …');
const after = build(process.cwd());
console.log(describeDifferences(compareSites(before, after), values.format ?? 'text', values.lang ?? systemLanguage()));

function build(root: string): SiteText {
  run('npm', ['run', 'build'], root);
  const out = path.join(root, 'out');
  const textOfPage = (file: string) => `${pageText(readFileSync(path.join(out, file), 'utf8')).join('\n')}\n`;
  return new Map(pagesIn(out).map((file) => [pageAddress(file), textOfPage(file)]));
}

/** Builds a commit with its own packages in a temporary worktree. */
function buildCommit(commit: string): SiteText {
  const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune']);
  });
  run('git', ['worktree', 'add', '--detach', folder, commit]);
  run('npm', ['ci', '--prefer-offline'], folder);
  return build(folder);
}

/** The output of a command. Where it fails, this one ends with the last lines of it. */
function run(command: string, args: readonly string[], cwd = process.cwd()): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const said = error ? error.message : `${stdout}${stderr}`.trim();
  if (status === 0) return said;
  return stop(`${[command, ...args].join(' ')} failed in ${cwd}:\n\n${said.split('\n').slice(-40).join('\n')}`);
}
