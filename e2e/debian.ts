import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this machine’s packages can be installed from here. */
export function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs a package of Debian’s. @throws Error where that fails */
export function installPackage(name: string): void {
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
  console.log(`Installing the Debian package “${name}”.`);
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', name);
}
