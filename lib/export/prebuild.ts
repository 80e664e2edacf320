/**
 * Runs before Next's build (`adapter.mjs`): reads and checks all content once, for all processes of the build, and stops early
 * where the build would fail later. A process of its own, since Next's does not load TypeScript.
 */
import { catalogue } from '@/lib/content/catalogue.ts';
import { buildHook } from './build-hook.ts';
import { checkMode } from './mode.ts';

await buildHook(async () => {
  checkMode(process.env.NODE_ENV);
  catalogue();
});
