import { findChromium } from '@/lib/bench/chromium.ts';
import { installChromium } from './browser.ts';
import { findNginx, installNginx } from './hosts/nginx.ts';

/** Before the first test, and once for all workers: installs what the tests drive and ask, where it is missing. */
export default function setup(): void {
  if (!findChromium()) installChromium();
  if (!findNginx()) installNginx();
}
