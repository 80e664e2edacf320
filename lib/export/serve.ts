/** `npm start`: serves `out/` as a host would, with the site's headers (`out/serve.json`) and a real 404. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const port = process.env.PORT ?? '3000';

// `serve` would go to another port without being asked; this stops with an error when the port is taken.
const probe = createServer().listen(Number(port));
await once(probe, 'listening');
await once(probe.close(), 'close');

const cli = fileURLToPath(import.meta.resolve('serve/build/main.js'));
const server = spawn(process.execPath, [cli, 'out', '--listen', port, '--no-clipboard', '--no-request-logging'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
