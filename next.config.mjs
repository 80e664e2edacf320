import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { mdxOptions } from './lib/content/mdx/options.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @type {import('next').NextConfig} */
const shared = {
  poweredByHeader: false,
  // `npm test` checks types, tests included; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  generateBuildId: () => 'site',
  serverExternalPackages: [
    // A native program, which cannot be bundled: it bundles the inline scripts while pages render.
    'esbuild',
    // What reads content and words (`use-intl` is next-intl's own core) can be loaded by Node.js as it is. Bundled for each kind of
    // route, it makes a build three seconds longer.
    'image-size',
    'mdast-util-to-string',
    'remark-frontmatter',
    'remark-gfm',
    'remark-mdx',
    'remark-parse',
    'unified',
    'use-intl',
    'yaml',
    'zod',
  ],
  experimental: {
    globalNotFound: true,
    // Next's reminder to upgrade writes into `distDir` while the next build clears that away, which then fails (ENOTEMPTY).
    agentUpgrade: false,
  },
};

/** In `next dev` the default language is reached by rewrites; `output: 'export'` refuses rewritten params there. */
const development = {
  ...shared,
  // `page.dev.tsx` is a page here only: the style page.
  pageExtensions: ['dev.tsx', 'tsx', 'ts'],
  turbopack: { rules: { '**/lib/content-version.ts': { loaders: [here('./lib/content-version-loader.mjs')] } } },
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [
      { source: '/feed.xml', destination: '/pt/feed.xml' },
      // Two letters begin another language: `lib/i18n/locales.ts` is TypeScript, which Node cannot read here.
      { source: '/:path((?![a-z]{2}(?:/|$)|_next/|.*\\..*).*)', destination: '/pt/:path' },
    ],
    fallback: [],
  }),
};

const production = {
  ...shared,
  output: 'export',
  // Where Next exports to. The adapter finishes it there, and puts it in the place of `out/` when all is well.
  distDir: '.next/export',
  adapterPath: here('./lib/export/adapter.mjs'),
  experimental: {
    ...shared.experimental,
    // Next leaves a core idle; on two that is half of the machine.
    cpus: availableParallelism(),
    // What Next compiles only runs in this build: nobody downloads it, and nobody debugs it.
    turbopackMinify: false,
    turbopackSourceMaps: false,
    // A first build takes a tenth longer for it, and the next ones two thirds of the time.
    turbopackFileSystemCacheForBuild: true,
  },
};

const withMDX = createMDX({ options: mdxOptions });

// `next typegen` asks for a build's configuration; with its `distDir` it would write other folders into tsconfig.json.
const build = process.argv.includes('typegen') ? shared : production;

export default (phase) => withMDX(phase === PHASE_DEVELOPMENT_SERVER ? development : build);
