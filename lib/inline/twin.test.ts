import { isFromOutside, twinPath } from './twin.ts';

test.each([
  ['es-MX', '/guia', '/es/guia'],
  ['ES', '/', '/es'],
  ['en', '/guia/odds', '/en/guia/odds'],
  ['en-GB', '/', '/en'],
])('the twin in %s of %s is %s', (language, pathname, path) => {
  expect(twinPath(pathname, language)).toBe(path);
});

test.each([
  ['Portuguese', '/guia', 'pt-PT'],
  ['another language', '/guia', 'xx'],
  ['a language that only looks like one of ours', '/guia', 'est'],
  ['an address that names its language', '/en/guia', 'es'],
  ['the home page of a language', '/en', 'es'],
])('%s has no twin', (_, pathname, language) => {
  expect(twinPath(pathname, language)).toBeUndefined();
});

const visit = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile',
  referrer: 'https://www.google.com/',
  type: 'navigate',
};

/** Whether a visit that differs so from the one above comes from outside. */
function comesFromOutside(change: Partial<typeof visit>): boolean {
  const { userAgent, referrer, type } = { ...visit, ...change };
  const performance = { getEntriesByType: () => [{ type } as unknown as PerformanceEntry] };
  const location = { origin: 'https://site.example' };
  return isFromOutside({ location, navigator: { userAgent }, document: { referrer }, performance });
}

test.each<[string, Partial<typeof visit>]>([
  ['a search', {}],
  ['an address that was typed', { referrer: '' }],
  ['a site whose address begins like ours', { referrer: 'https://site.example.org/' }],
])('who comes by %s is from outside', (_, change) => {
  expect(comesFromOutside(change)).toBe(true);
});

test.each<[string, Partial<typeof visit>]>([
  ['Back', { type: 'back_forward' }],
  ['a reload', { type: 'reload' }],
  ['a page of this site', { referrer: 'https://site.example/es' }],
  ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a preview', { userAgent: 'facebookexternalhit/1.1' }],
])('who comes by %s is not', (_, change) => {
  expect(comesFromOutside(change)).toBe(false);
});
