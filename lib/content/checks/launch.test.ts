import { readContent } from '../content.ts';
import { formatFault } from '../faults.ts';
import { type Changes, withSite } from '../testing/site.ts';
import { checkLaunch } from './launch.ts';

const left = (changes: Changes) =>
  withSite(changes, (root) => checkLaunch(readContent(root).content).map((fault) => formatFault(fault, 'en')));

test('settings with example addresses are listed', () => {
  expect(left({})).toEqual([
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
  const real = (text: string) =>
    text
      .replaceAll(/guia\.example|parceiro\.example/g, 'guiadoapostador.com.br')
      .replace('enabled: true', 'enabled: false');
  expect(left({ 'content/site.yml': real })).toEqual([]);
});
