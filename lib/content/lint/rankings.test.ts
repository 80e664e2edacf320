import { edit, lastReview, neverBuilds } from '@/lib/testing/slips.ts';
import { type Changes, codesOf, swap } from '@/lib/testing/small-site.ts';

neverBuilds([
  [
    'ranking of an unknown review',
    edit('content/rankings.yml', 'review: casa-3', 'review: casa-4'),
    'content/rankings.yml:4:7 rankings.noReview casa-4 casa-1 casa-1,casa-2,casa-3',
  ],
  [
    'TOP 3 out of order',
    edit(lastReview, 'rating: 8', 'rating: 8.1'),
    'content/rankings.yml:4:7 rankings.topOrder Casa 3 8.1 Casa 2 8',
  ],
  [
    'highest rating that is not',
    {
      'content/rankings.yml': swap(
        'highlights: [{ pt: Ponto 1, es: Ponto 1 es, en: Ponto 1 en }',
        'highlights: [highestRating',
      ),
      [lastReview]: swap('rating: 8', 'rating: 8.1'),
    },
    'content/rankings.yml:2:83 rankings.notHighest Casa 1 8 8.1',
  ],
  [
    'review twice in the ranking',
    edit('content/rankings.yml', 'review: casa-3', 'review: casa-2'),
    'content/rankings.yml:4:7 repeated.twice casa-2',
  ],
]);

test('a draft does not make the highest rating another', () => {
  const claim = swap('highlights: [{ pt: Ponto 1, es: Ponto 1 es, en: Ponto 1 en }', 'highlights: [highestRating');
  const changes = { 'content/rankings.yml': claim, [lastReview]: swap('rating: 8', 'rating: 8.1') };
  const draft = { 'content/reviews/casa-3/pt.mdx': swap('updated:', 'draft: true\nupdated:') };
  const found = (all: Changes) => codesOf(all).filter((code) => code.includes('notHighest'));
  expect([found(changes), found({ ...changes, ...draft })].map(({ length }) => length)).toEqual([1, 0]);
});
