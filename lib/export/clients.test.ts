import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFolder } from '@/lib/testing/folder.ts';
import { checkClients } from './clients.ts';

const manifest = (...modules: string[]) =>
  'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n' +
  `globalThis.__RSC_MANIFEST["/[locale]/guia/[slug]/page"] = ${JSON.stringify({
    moduleLoading: { prefix: '' },
    clientModules: Object.fromEntries(modules.map((name) => [`[project]/${name}`, { id: 1 }])),
  })}`;
const island = 'components/islands/island-root.tsx';
const next = 'node_modules/next/dist/esm/client/components/layout-router.js';

function check(text: string): void {
  withFolder((root) => {
    const folder = path.join(root, '.next/server/app/[locale]/guia/[slug]');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'page_client-reference-manifest.js'), text);
    checkClients(root);
  });
}

test('islands, Next’s own frame and icons may be client components', () => {
  expect(() => check(manifest(island, next, 'node_modules/lucide-react/dist/esm/Icon.mjs'))).not.toThrow();
});

test.each([
  'components/ui/counter.tsx',
  'components/islands/tabs.tsx',
  'node_modules/next/dist/esm/client/app-dir/link.js',
  'node_modules/lucide-react/dist/esm/DynamicIcon.mjs',
  'node_modules/x/menu.js',
])('a client component in %s stops the build', (module) => {
  expect(() => check(manifest(island, module))).toThrow(
    `app/[locale]/guia/[slug]/ uses the client component ${module} outside of <Island>`,
  );
});

test('a manifest of another form stops the build, too', () => {
  expect(() => check('export default {}')).toThrow('in a new way');
});

test('so does a build without manifests', () => {
  withFolder((root) => {
    mkdirSync(path.join(root, '.next/server/app'), { recursive: true });
    expect(() => checkClients(root)).toThrow('elsewhere');
  });
});
