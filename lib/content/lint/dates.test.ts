import { authorisation, countries, edit, neverBuilds, odds, review } from '@/lib/testing/slips.ts';
import { severitiesOf } from '@/lib/testing/small-site.ts';

neverBuilds([
  [
    'updated before published',
    edit(odds, 'updated: 2026-11-20', 'updated: 2024-11-20'),
    `${odds}:5:1 references.tooEarly updated published`,
  ],
  [
    'authorisation that ended before it began',
    authorisation('state: ended, from: 2025-02-07, until: 2024-12'),
    `${review}:17:56 references.tooEarly until from`,
  ],
  [
    'authorisation that began after its check',
    authorisation('state: held, from: 2026-10-11'),
    `${review}:17:136 references.tooEarly checked from`,
  ],
  [
    'authorisation that has yet to begin',
    authorisation('state: held, from: 2062-10-11'),
    `${review}:17:136 references.tooEarly checked from`,
  ],
  [
    'law that holds since after its check',
    edit(countries, 'state: licensed', 'state: licensed\n    since: 2026-11'),
    `${countries}:18:5 references.tooEarly checked since`,
  ],
  [
    'law that has yet to begin, in a year to come',
    edit(countries, 'state: licensed', 'state: licensed\n    since: "2062"'),
    `${countries}:18:5 references.tooEarly checked since`,
  ],
  [
    'law that was passed after its check',
    edit(countries, 'date: 2023-12-30', 'date: 2026-10-11'),
    `${countries}:10:43 references.tooEarly checked date`,
  ],
  [
    'source of an authorisation that was read after the check',
    edit(
      review,
      'state: none found',
      'state: none found, sources: [{ title: Ato, publisher: Governo, copy: 2026-10-11 }]',
    ),
    `${review}:17:87 references.tooEarly checked copy`,
  ],
  [
    'list that was read after the check',
    edit(review, 'state: none found', 'state: none found, lists: [2026-10, 2026-11]'),
    `${review}:17:60 references.tooEarly checked lists`,
  ],
  [
    'copy of a page from before the page',
    edit(odds, 'date: 2023-12-30', 'date: 2023-12-30, copy: 2023-12-29'),
    `${odds}:10:84 references.tooEarly copy date`,
  ],
]);

test('a day to come is a warning: from the second after today, which may be tomorrow elsewhere', () => {
  const changes = edit(review, '{ date: 2026-11-20', '{ date: 2062-02-03');
  expect(severitiesOf(changes, '2062-02-02')).toEqual([]);
  expect(severitiesOf(changes, '2062-02-01')).toEqual([
    [
      'warning',
      `${review}:22:7: 2062-02-03 has not come yet — correct the date, unless it is a day that a law has set`,
    ],
  ]);
  expect(severitiesOf(edit(review, 'date: 2025-01-15 }', 'date: 2062-02 }'), '2062-01-31')).toEqual([]);
  expect(severitiesOf(edit(review, 'date: 2025-01-15 }', 'date: 2062-02 }'), '2062-01-30')).toHaveLength(1);
});
