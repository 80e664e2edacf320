import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './files.ts';

/** Client modules that may stand in the tree of a page: the islands, Next’s own frame, and what never renders. */
const allowed = [
  /^components\/islands\//,
  /^app\/global-error\.tsx$/,
  /^node_modules\/next\/dist\/(esm\/)?(client\/components|lib)\//,
  // Its icons are read as drawings (components/ui/icon.tsx).
  /^node_modules\/lucide-react\//,
];

/**
 * Makes sure that only islands are client components; else the build stops, naming the route and the module. Another one
 * would look right and never answer, because the exported site has no code for it.
 */
export function checkClients(root: string): void {
  const server = path.join(root, '.next/server/app');
  for (const file of listFiles(server).filter((name) => name.endsWith('_client-reference-manifest.js'))) {
    const [stranger] = clientModules(readFileSync(path.join(server, file), 'utf8')).filter(
      (module) => !allowed.some((pattern) => pattern.test(module)),
    );
    if (!stranger) continue;
    const route = file.replace(/(page|route)?_client-reference-manifest\.js$/, '');
    throw new Error(
      `app/${route} uses the client component ${stranger}, which is no island: nothing would bring it to life`,
    );
  }
}

/** Source files of the client modules in one of Next’s manifests (a script that sets a global to JSON). */
export function clientModules(manifest: string): string[] {
  const [, json] = manifest.match(/\] ?= ?(\{.*\});?\s*$/s) ?? [];
  if (!json) throw new Error('Next writes its client reference manifests in a new way');
  const { clientModules: modules } = JSON.parse(json) as { clientModules: Record<string, unknown> };
  return Object.keys(modules)
    .map((name) => name.replace(/^\[project\]\//, '').replace(/ <.*$/, ''))
    .sort();
}
