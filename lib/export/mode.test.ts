import { checkMode } from './mode.ts';

test('a build in another mode than production ends with one sentence', () => {
  expect(() => checkMode('production')).not.toThrow();
  expect(() => checkMode('development')).toThrow(/^NODE_ENV is “development”.*unset NODE_ENV.*\.$/);
});
