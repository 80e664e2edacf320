import { type Changes, diagnosticsOf, swap, withSite } from '@/lib/testing/small-site.ts';
import { formatDiagnostic } from '../diagnostics/diagnostics.ts';
import { readContent } from '../load/content.ts';
import { checkLaunch } from './launch.ts';

const today = '2026-11-28';
const left = (changes: Changes, day = today) =>
  withSite(changes, (root) =>
    checkLaunch(readContent(root).content, day).map((diagnostic) => formatDiagnostic(diagnostic, 'en')),
  );

const authorised = (text: string) => text.replace('partnerButtons: all', 'partnerButtons: authorised');
const real = (text: string) =>
  text
    .replaceAll(/guia\.example|parceiro\.example/g, 'guiadoapostador.com.br')
    .replace('enabled: true', 'enabled: false');
const permit = swap(
  '{ country: brasil, state: none found, checked: 2026-10-10 }',
  '{ country: brasil, state: held, holder: Empresa, act: Portaria 1, lists: [2026-10], checked: 2026-10-10 }',
);
const houses = [1, 2, 3].map((order) => `content/reviews/casa-${order}/review.yml`);
const permits = Object.fromEntries(houses.map((file) => [file, permit]));
const prohibited = swap('state: licensed', 'state: prohibited');

const button = (file: string, name: string, reason: string) =>
  `${file}:16:1: the button of ${name} would be published, but by the data ${reason} — write partnerButtons: authorised in content/site.yml; or first record, with source and date, the authorisation in force here and the law in content/countries.yml`;
const noPermit = 'it has no authorisation in force in a country of its region that grants licences';
const buttons = (reason: string) => houses.map((file, index) => button(file, `Casa ${index + 1}`, reason));

test('settings with example addresses are listed', () => {
  expect(left(permits)).toEqual([
    'content/site.yml:2:1: “url” still holds the example address guia.example — write the real one',
    'content/site.yml:3:1: “email” still holds the example address guia.example — write the real one',
    'content/site.yml:9:3: “banners.host” still holds the example address ads.example — write the real one',
    ...[1, 2, 3].map(
      (order) =>
        `content/site.yml:${14 + order}:3: “partnerLinks.casa-${order}” still holds the example address parceiro.example — write the real one`,
    ),
  ]);
});

test('real ones are not, nor the host of banners that are off', () => {
  expect(left({ ...permits, 'content/site.yml': real })).toEqual([]);
});

test('nor examples that no page shows: links of buttons that may not stand, the host of banners where betting is not lawful', () => {
  const changes = { 'content/site.yml': authorised, 'content/countries.yml': prohibited };
  expect(left(changes).filter((line) => /partnerLinks|banners/.test(line))).toEqual([]);
  const draft = { ...permits, 'content/reviews/casa-3/pt.mdx': swap('updated:', 'draft: true\nupdated:') };
  expect(left(draft).filter((line) => line.includes('partnerLinks'))).toHaveLength(2);
});

test('buttons of operators that may not take bets stand against a launch, while the address is an example too', () => {
  expect(left({}).filter((line) => line.includes('the button of'))).toEqual(buttons(noPermit));
  expect(left({ 'content/site.yml': authorised }).filter((line) => line.includes('the button of'))).toEqual([]);
});

test('with a real address they fail the content check, and so the build', () => {
  expect(diagnosticsOf({ 'content/site.yml': real })).toEqual(buttons(noPermit));
  expect(diagnosticsOf({ 'content/site.yml': real, 'content/countries.yml': prohibited })).toEqual(
    buttons('betting is prohibited in its region'),
  );
  expect(diagnosticsOf({ 'content/site.yml': (text) => authorised(real(text)) })).toEqual([]);
  expect(diagnosticsOf({ ...permits, 'content/site.yml': real })).toEqual([]);
});

test('a law, or an authorisation with a button, that was checked more than 60 days ago is to be read again', () => {
  const changes = {
    'content/reviews/casa-1/review.yml': permit,
    'content/site.yml': (text: string) => authorised(real(text)),
  };
  expect(left(changes, '2026-12-09')).toEqual([]);
  expect(left(changes, '2026-12-10')).toEqual([
    'content/countries.yml:17:5: the law of brasil was checked 61 days ago, and at most 60 are allowed — open its instruments and “follow”, correct what has changed, and write today under “checked”',
    'content/reviews/casa-1/review.yml:17:89: the authorisation of Casa 1 was checked 61 days ago, and at most 60 are allowed — open its sources and the official list, correct what has changed, and write today under “checked”',
  ]);
});
