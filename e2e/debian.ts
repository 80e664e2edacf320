import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs a package of Debian’s where this process may, so that a new machine needs no step by hand: for root on Debian or its kin.
 * @returns whether that was done
 */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing the Debian package “${name}”.`);
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  return run('update', '-qq') && run('install', '-y', '-qq', name);
}
