/** Unit tests sit beside the code they test. */
export default {
  testMatch: ['<rootDir>/{app,components,lib,styles}/**/*.test.{ts,tsx}'],
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
