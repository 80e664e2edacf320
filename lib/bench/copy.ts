import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a fresh checkout does not have. */
const leftovers = ['.git', '.next', 'out', 'test-results'];

/** Copies this project, packages included, into a temporary folder. @returns the folder */
export function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'));
  cpSync(process.cwd(), root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !leftovers.includes(path.relative(process.cwd(), file)),
  });
  return root;
}
