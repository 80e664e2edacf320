/**
 * First in a build, before Next: reads and checks all content, once for all processes of the build. What would fail later ends
 * it here. In a process of its own, since Next's would keep the memory.
 */
import path from 'node:path';
import { catalogue } from '@/lib/content/catalogue.ts';
import { readAhead } from '@/lib/content/read-ahead.ts';
import { hasSnapshot, nameSnapshot } from '@/lib/content/snapshot.ts';
import { checkMode } from './mode.ts';
import { step } from './step.ts';
import { checkWritable } from './writable.ts';

const root = process.cwd();
await step(async () => {
  checkMode(process.env.NODE_ENV);
  checkWritable(path.join(root, 'out'));
  if (!hasSnapshot(root)) await readAhead(root);
  catalogue();
  process.send?.(nameSnapshot(root));
});
