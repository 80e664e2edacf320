const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Its package answers to `import` alone, and Jest asks as `require`.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
  // Most of the packages used here are published as ES modules only.
  transformIgnorePatterns: [],
  transform: {
    '\\.(mjs|[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};

/**
 * - `unit`: beside the code that they test.
 * - `site`: what the build wrote to `out/`, without a browser.
 * - `publish`: what writers and owners may change without a programmer, in copies of the project.
 */
export default {
  // In effect none: a slow machine must not fail a test.
  testTimeout: 3_600_000,
  // Jest leaves a core idle; on two that is half of the machine.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{app,components,lib,styles}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'site',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/publish/'],
    },
    { ...shared, displayName: 'publish', testMatch: ['<rootDir>/test/publish/*.test.ts'] },
  ],
};
