/** Writers and owners need no programmer: after each of their changes, and after all of them, every test without a browser passes. */
import { addArticles } from '@/lib/bench/articles.ts';
import { ownersOnly, wordsOnly } from './changes.ts';
import { type Project, project } from './project.ts';

let copy: Project;
beforeAll(() => {
  copy = project();
});
beforeEach(() => copy.reset());
afterAll(() => copy.remove());

const check = 'tsx lib/cli/check.ts';
const changes = { ...wordsOnly, ...ownersOnly };

test.each(Object.entries(changes))('%s passes the check and what reads content', (_, change) => {
  change(copy);
  copy.run(check);
  copy.run('jest --selectProjects unit --testPathPatterns lib/seo');
});

test('all at once, and 120 articles, pass every test without a browser', () => {
  for (const change of Object.values(changes)) change(copy);
  addArticles(copy.root, 120);
  for (const command of [
    check,
    'next typegen',
    'tsc --noEmit --incremental false',
    'jest --selectProjects unit',
    'next build',
    'jest --selectProjects site',
  ])
    copy.run(command);
});
