/** What the tests of bad content share: names of the small site's files, changes of them, and the test of a table of slips. */
import { type Changes, codesOf, swap } from './small-site.ts';

export const odds = 'content/guide/odds/pt.mdx';
export const banca = 'content/guide/banca/pt.mdx';
export const guide = 'content/guide/guide.yml';
export const home = 'content/pages/home/pt.mdx';
export const review = 'content/reviews/casa-1/review.yml';
export const lastReview = 'content/reviews/casa-3/review.yml';
export const reviewText = 'content/reviews/casa-1/pt.mdx';
export const glossary = 'content/glossary/pt.yml';
export const countries = 'content/countries.yml';

/** A writer's slip, and what tells of it: place, code of the message, values. */
export type Case = [slip: string, changes: Changes, found: string];

/** Another text for one part of a file. */
export const edit = (file: string, part: string, by: string): Changes => ({ [file]: swap(part, by) });

/** A text in the article on odds, from the start of line 19. */
export const write = (text: string): Changes => edit(odds, 'Leia também', text);

/** What the first review says of Brazil's authorisation, with an act and a source. */
export const authorisation = (fields: string): Changes =>
  edit(
    review,
    'state: none found',
    `${fields}, holder: Empresa, act: Portaria 1, sources: [{ title: Ato, publisher: Governo }]`,
  );

/** A test for each slip: the check tells of it. */
export function neverBuilds(cases: Case[]): void {
  describe('bad content never builds', () => {
    test.each(cases)('%s', (_slip, changes, found) => {
      expect(codesOf(changes)).toContain(found);
    });
  });
}
