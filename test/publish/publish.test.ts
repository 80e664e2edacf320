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

const check = 'tsx lib/content/commands/check.ts';
const unit = 'jest --selectProjects unit';

/** Applies changes one after another. */
function apply(changes: Record<string, (project: Project) => void>): void {
  for (const change of Object.values(changes)) change(copy);
}

test.each(Object.entries({ ...wordsOnly, ...ownersOnly }))(
  '%s passes the check and what reads content',
  (_, change) => {
    change(copy);
    copy.run(check);
    copy.run(`jest lib/seo --selectProjects unit`);
  },
);

test('all words at once, and 120 articles, pass every test without a browser', () => {
  apply(wordsOnly);
  addArticles(copy.root, 120);
  copy.run(check);
  copy.run(unit);
  copy.run('next build');
  copy.run('jest --selectProjects site');
});

test('a site without banners, in one language more, passes every test without a browser', () => {
  apply(ownersOnly);
  copy.run(check);
  copy.run(unit);
  copy.run('next build');
  copy.run('tsc --noEmit --incremental false');
  copy.run('jest --selectProjects site');
});
