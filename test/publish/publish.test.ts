/** Writers and owners need no programmer: after each of their changes, and after all of them, every test without a browser passes. */
import path from 'node:path';
import { listFiles } from '@/lib/files.ts';
import { changes, permitted } from './changes.ts';
import { type Project, project } from './project.ts';

let copy: Project;
beforeAll(() => {
  copy = project();
});
beforeEach(() => copy.reset());
afterAll(() => copy.remove());

const check = 'tsx lib/cli/check.ts';

test.each(Object.entries(changes))('%s passes the check and what reads content', (_, change) => {
  change(copy);
  copy.run(check);
  copy.run('jest --selectProjects unit --testPathPatterns lib/seo');
});

// Banners off would hide what the others do to banners: they are built by themselves.
const { 'banners off': bannersOff, ...together } = changes;

test('all at once pass every test without a browser', () => {
  for (const change of Object.values(together)) change(copy);
  for (const command of [
    check,
    'tsx lib/cli/schemas/index.ts',
    'next typegen',
    'tsc --noEmit --incremental false',
    'jest --selectProjects unit',
    'next build',
    'jest --selectProjects site',
  ])
    copy.run(command);

  const pages = listFiles(path.join(copy.root, 'out')).filter((file) => file.endsWith('.html'));
  const buttons = pages.flatMap((file) =>
    [...copy.read(`out/${file}`).matchAll(/data-partner="([^"]*)"/g)].map(([, slug]) => slug),
  );
  expect(new Set(buttons)).toEqual(new Set([permitted]));
});

test('with banners off, the built site passes its tests', () => {
  bannersOff(copy);
  copy.run('next build');
  copy.run('jest --selectProjects site');
});
