import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash, listFiles } from '@/lib/export/files.ts';
import type { Site } from './compare.ts';

/** Why there is nothing to compare, in words for people. */
export class CannotCompare extends Error {}

/** Builds the project in a folder. @throws CannotCompare with the last that the build said */
export function build(root: string): Site {
  const { ok, said } = run('npm', ['run', 'build'], root);
  if (!ok) throw new CannotCompare(`npm run build failed in ${root}:\n\n${said.split('\n').slice(-40).join('\n')}`);
  const out = path.join(root, 'out');
  const content = (file: string) => {
    const bytes = readFileSync(path.join(out, file));
    return file.endsWith('.html') ? bytes.toString('utf8') : contentHash(bytes);
  };
  return new Map(listFiles(out).map((file) => [file, content(file)]));
}

/** The commit that a git reference stands for. @throws CannotCompare where it stands for none */
export function commitOf(root: string, ref: string): string {
  const inside = run('git', ['rev-parse', '--is-inside-work-tree'], root);
  if (!inside.ok) throw new CannotCompare(`git cannot read ${root}: ${inside.said}`);
  const { ok, said } = run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], root);
  if (!ok) {
    throw new CannotCompare(
      `git knows no commit “${ref}” — name a branch, a tag or a commit; “git branch --all” lists the branches, and “git fetch origin” brings what is missing`,
    );
  }
  return said;
}

/** Builds a commit in a folder of its own, which is gone afterwards. @throws CannotCompare */
export function buildCommit(root: string, commit: string): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
  try {
    const { ok, said } = run('git', ['worktree', 'add', '--detach', folder, commit], root);
    if (!ok) throw new CannotCompare(`git cannot check out ${commit}:\n\n${said}`);
    addPackages(root, folder);
    return build(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    run('git', ['worktree', 'prune'], root);
  }
}

/** This project’s packages where the commit uses the same, else its own. */
function addPackages(root: string, folder: string): void {
  const [here, there] = [root, folder].map((place) => readFileSync(path.join(place, 'package-lock.json'), 'utf8'));
  if (here === there) {
    link(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return;
  }
  const { ok, said } = run('npm', ['ci'], folder);
  if (!ok) throw new CannotCompare(`npm ci failed in ${folder}:\n\n${said}`);
}

/** A copy of a folder that shares its files: Turbopack follows no link out of a project. */
function link(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder is on another disk.
    copyFileSync(source, target);
  }
}

function run(command: string, args: readonly string[], cwd: string): { ok: boolean; said: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return { ok: status === 0, said: error ? error.message : `${stdout}${stderr}`.trim() };
}
