import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Hands an empty folder to `use` and removes it afterwards, whatever happens. */
export function withFolder<T>(use: (root: string) => T): T {
  const root = mkdtempSync(path.join(tmpdir(), 'test-'));
  try {
    return use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
