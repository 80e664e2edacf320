/**
 * `npm run test:deep`: two builds from nothing, in two time zones and two languages of the system, give the same bytes. Works in
 * a copy of the project; takes two builds’ time.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentHash, listFiles } from '@/lib/export/files.ts';
import { copyProject } from './copy.ts';

const root = copyProject();
try {
  const [first, second] = [build({ TZ: 'UTC', LANG: 'C' }), build({ TZ: 'America/Sao_Paulo', LANG: 'pt_BR.UTF-8' })];
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = files.filter((file) => first.get(file) !== second.get(file));
  if (different.length > 0) throw new Error(`Two builds differ:\n${different.join('\n')}`);
  console.log(`Two builds gave the same ${files.length} files.`);
} finally {
  rmSync(root, { recursive: true });
}

/** @returns a hash of every file that the build leaves in `out/` */
function build(env: Record<string, string>): Map<string, string> {
  const out = path.join(root, 'out');
  for (const folder of [out, path.join(root, '.next')]) rmSync(folder, { recursive: true, force: true });
  execFileSync('npm', ['run', 'build'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Map(listFiles(out).map((file) => [file, contentHash(readFileSync(path.join(out, file)))]));
}
