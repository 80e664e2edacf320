import { twinPath } from './twin.ts';

const visit = {
  pathname: '/guia',
  language: 'es-MX',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile',
  referrer: 'https://www.google.com/',
  type: 'navigate',
};

/** Where a visit leads that differs so from the one above. */
function leadsTo(change: Partial<typeof visit>): string | undefined {
  const { pathname, language, userAgent, referrer, type } = { ...visit, ...change };
  const location = { pathname, origin: 'https://site.example' };
  const performance = { getEntriesByType: () => [{ type } as unknown as PerformanceEntry] };
  return twinPath({ location, navigator: { userAgent }, document: { referrer }, performance }, language);
}

test.each([
  ['es-MX', '/guia', '/es/guia'],
  ['ES', '/', '/es'],
  ['en', '/guia/odds', '/en/guia/odds'],
  ['en-GB', '/', '/en'],
])('%s at %s leads to %s', (language, pathname, path) => {
  expect(leadsTo({ language, pathname })).toBe(path);
});

test.each<[string, Partial<typeof visit>]>([
  ['Portuguese', { language: 'pt-PT' }],
  ['another language', { language: 'xx' }],
  ['a language that only looks like one of ours', { language: 'est' }],
  ['an address that names its language', { pathname: '/en/guia' }],
  ['the home page of a language', { pathname: '/en' }],
  ['Back', { type: 'back_forward' }],
  ['a reload', { type: 'reload' }],
  ['a page of this site before it', { referrer: 'https://site.example/es' }],
  ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a preview', { userAgent: 'facebookexternalhit/1.1' }],
])('%s stays', (_, change) => {
  expect(leadsTo(change)).toBeUndefined();
});

test('a site whose address begins like ours is another site', () => {
  expect(leadsTo({ referrer: 'https://site.example.org/' })).toBe('/es/guia');
});
