import { authorisation, countries, edit, neverBuilds, review } from '@/lib/testing/slips.ts';
import { diagnosticsOf } from '@/lib/testing/small-site.ts';

const ended = 'ended: { on: 2026-09-25, by: { pt: MP 1, es: MP 1, en: MP 1 } }';
const banned = edit(countries, 'state: licensed', `state: prohibited\n    ${ended}`);

neverBuilds([
  [
    'authorisation of a country that nobody knows',
    edit(review, 'country: brasil', 'country: brazil'),
    `${review}:17:7 references.noCountry brazil brasil brasil,mexico,curacao`,
  ],
  [
    'authorisation without a source',
    edit(review, 'state: none found', 'state: held, holder: Empresa, act: Portaria 1'),
    `${review}:17:24 authorisations.noAuthorisationSource`,
  ],
  [
    'authorisation that nothing speaks for',
    edit(review, 'state: none found', 'state: unclear'),
    `${review}:17:24 authorisations.noAuthorisationSource`,
  ],
  [
    'authorisation that ended on no day',
    edit(review, 'state: none found', 'state: ended, holder: Empresa, act: Portaria 1, lists: [2026-10]'),
    `${review}:17:24 authorisations.noEnd brasil`,
  ],
  [
    'authorisation in force where the law allows none',
    { ...authorisation('state: held'), ...edit(countries, 'state: licensed', 'state: prohibited') },
    `${review}:17:24 authorisations.authorisationImpossible brasil`,
  ],
  [
    'authorisation in force after its country ended them all',
    { ...authorisation('state: held'), ...banned },
    `${review}:17:24 authorisations.authorisationImpossible brasil`,
  ],
  [
    'authorisation that outlives its country’s end of them all',
    { ...authorisation('state: ended, until: 2026-10'), ...banned },
    `${review}:17:38 authorisations.afterEnd until brasil 2026-09-25`,
  ],
  [
    'authorisation that began after its country’s end of them all',
    { ...authorisation('state: ended, from: 2026-10'), ...banned },
    `${review}:17:38 authorisations.afterEnd from brasil 2026-09-25`,
  ],
  [
    'country that ended its authorisations and still gives some',
    edit(countries, 'state: licensed', `state: licensed\n    ${ended}`),
    `${countries}:8:5 authorisations.endedButLawful brasil licensed`,
  ],
  [
    'authorisation that was found, beside none that was',
    authorisation('state: none found, checked: 2026-10-10 }\n  - { country: brasil, state: held'),
    `${review}:18:7 authorisations.contradiction brasil`,
  ],
  [
    'authorisation in force that ended, too',
    authorisation(
      'state: held, holder: Empresa, act: Portaria 1, lists: [2026-10], checked: 2026-10-10 }\n  - { country: brasil, state: ended, until: 2026-01',
    ),
    `${review}:18:7 authorisations.contradiction brasil`,
  ],
  [
    'review without a word on its region',
    edit(review, 'country: brasil', 'country: mexico'),
    `${review}:16:1 authorisations.noLocalRecord brasil brasil`,
  ],
  [
    'country that was copied',
    edit(countries, 'name: { pt: México', 'name: { pt: Brasil'),
    `${countries}:19:5 repeated.twice Brasil`,
  ],
  [
    'list of a place that has none',
    edit(review, 'country: brasil, state: none found', 'country: curacao, state: none found, lists: [2026-10]'),
    `${review}:17:44 authorisations.listsWithoutList curacao`,
  ],
]);

test('two acts of one country may stand: a later one, and one that nothing confirms', () => {
  const records = `state: ended, until: 2025-10, holder: Empresa, act: Portaria 1, lists: [2025-09], checked: 2026-10-10 }
  - { country: brasil, state: held, from: 2025-11, holder: Empresa, act: Portaria 2, lists: [2026-10], checked: 2026-10-10 }
  - { country: brasil, state: unclear, note: { pt: Um site se diz dela. }`;
  expect(diagnosticsOf(edit(review, 'state: none found', records))).toEqual([]);
});
