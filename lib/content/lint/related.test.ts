import { edit, neverBuilds } from '@/lib/testing/slips.ts';
import { severitiesOf } from '@/lib/testing/small-site.ts';

neverBuilds([
  [
    'related pages of no article',
    {
      'content/related.yml': (text) => text + text.slice(text.indexOf('/blog/primeiro')).replace('primeiro', 'ultimo'),
    },
    'content/related.yml:10:1 related.relatedOfNone /blog/ultimo',
  ],
  [
    'article that leads to itself',
    edit('content/related.yml', 'to: /guia,', 'to: /guia/odds,'),
    'content/related.yml:2:7 references.relatedToItself /guia/odds',
  ],
  [
    'article that leads to a place in itself',
    edit('content/related.yml', 'to: /guia,', 'to: /guia/odds#detalhe,'),
    'content/related.yml:2:7 references.relatedToItself /guia/odds',
  ],
]);

test('an article or a post that leads nowhere at its end is a warning', () => {
  const without = { 'content/related.yml': (text: string) => text.slice(0, text.indexOf('/blog/primeiro')) };
  expect(severitiesOf(without)).toEqual([
    [
      'warning',
      'content/related.yml: “/blog/primeiro” has no row of related pages — add two or three pages, each with a reason',
    ],
  ]);
});
