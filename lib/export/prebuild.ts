/**
 * First in a build, before Next: reads and checks all content, once for all processes of the build. What would fail later ends
 * it here. In a process of its own: Next's does not load TypeScript.
 */
import path from 'node:path';
import { catalogue } from '@/lib/content/catalogue.ts';
import { writeSnapshot } from '@/lib/content/load/snapshot.ts';
import { buildHook } from './build-hook.ts';
import { checkMode } from './mode.ts';
import { checkWritable } from './writable.ts';

const root = process.cwd();
await buildHook(async () => {
  checkMode(process.env.NODE_ENV);
  checkWritable(path.join(root, 'out'));
  process.send?.(writeSnapshot(root, catalogue()));
});
