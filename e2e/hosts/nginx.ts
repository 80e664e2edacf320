import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { installPackage } from '@/e2e/debian.ts';

/** @returns the path of this machine's nginx, or `undefined` where there is none */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

/** Installs nginx where that is possible; else says what is not tested without it. */
export function installNginx(): void {
  if (installPackage('nginx-light')) return;
  console.warn(
    'NOT TESTED: what nginx answers with out/nginx.conf. There is no nginx here: install one and test again.',
  );
}

export interface Server {
  socketPath: string;
  stop: () => Promise<void>;
}

/** Starts an nginx with `out/` and `out/nginx.conf` as the README says, at a socket in a folder of its own. */
export async function startNginx(program: string): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const out = path.resolve('out');
  const socketPath = path.join(folder, 'socket');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen unix:${socketPath};
    root ${out};
    include ${out}/nginx.conf;
  }
}
`,
  );
  const server = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await expect.poll(() => existsSync(socketPath) || server.exitCode !== null).toBe(true);
  if (server.exitCode !== null) throw new Error('nginx refuses out/nginx.conf: its words stand above');
  return {
    socketPath,
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
