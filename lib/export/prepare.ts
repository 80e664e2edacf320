/**
 * First in a build, before Next: reads and checks all content, once for all processes of the build. What would fail later ends
 * it here. In a process of its own, since Next's would keep the memory.
 */
import path from 'node:path';
import { catalogue } from '@/lib/content/catalogue.ts';
import { readAhead } from '@/lib/content/read-ahead.ts';
import { hasSnapshot } from '@/lib/content/snapshot.ts';
import { checkWritable } from './writable.ts';

const root = process.cwd();
try {
  checkWritable(path.join(root, 'out'));
  if (!hasSnapshot(root)) await readAhead(root);
  catalogue();
} catch (error) {
  // Without the stack, which is for those who mend code.
  const forWriters = error instanceof Error && ['ContentError', 'Error'].includes(error.name);
  console.error(forWriters ? error.message : error);
  process.exitCode = 1;
}
