import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files.ts';

/** Client modules that a page may contain: the islands' wrapper, Next’s own frame, and modules that render nothing. */
const allowed = [
  /^components\/islands\/island-root\.tsx$/,
  /^app\/global-error\.tsx$/,
  /^node_modules\/next\/dist\/(esm\/)?(client\/components|lib)\//,
  // Icons are rendered, and never change: their code stays here.
  /^node_modules\/lucide-react\/dist\/esm\/(Icon|context)\.mjs$/,
];

/**
 * Makes sure that only islands are client components. Another one would look right and never answer, because the exported site
 * has no code for it.
 * @throws Error that names the route and the module
 */
export function checkClients(root: string): void {
  const server = path.join(root, '.next/server/app');
  const manifests = listFiles(server).filter((name) => name.endsWith('page_client-reference-manifest.js'));
  if (manifests.length === 0) throw new Error('Next writes its client reference manifests elsewhere');
  for (const file of manifests) {
    const [stranger] = clientModules(readFileSync(path.join(server, file), 'utf8')).filter(
      (module) => !allowed.some((pattern) => pattern.test(module)),
    );
    if (!stranger) continue;
    throw new Error(
      `app/${path.posix.dirname(file)}/ uses the client component ${stranger} outside of <Island>: nothing would bring it to life`,
    );
  }
}

/** Source files of the client modules in one of Next’s manifests, a script that sets a global to JSON. @throws Error where it is none */
function clientModules(manifest: string): string[] {
  const [, json] = manifest.match(/\] ?= ?(\{.*\});?\s*$/s) ?? [];
  if (!json) throw new Error('Next writes its client reference manifests in a new way');
  const { clientModules: modules } = JSON.parse(json) as { clientModules: Record<string, unknown> };
  return Object.keys(modules)
    .map((name) => name.replace(/^\[project\]\//, '').replace(/ <.*$/, ''))
    .sort();
}
