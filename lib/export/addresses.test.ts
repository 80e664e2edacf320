import { pageAddress, pageFile, pageLocale } from './addresses.ts';

test.each([
  ['index.html', '/', 'pt'],
  ['es.html', '/es', 'es'],
  ['guia.html', '/guia', 'pt'],
  ['en/guia/over-under.html', '/en/guia/over-under', 'en'],
  ['guia/kelly-index.html', '/guia/kelly-index', 'pt'],
  ['especial.html', '/especial', 'pt'],
  ['404.html', '/404', 'pt'],
])('%s answers at %s, in the language “%s”', (file, address, locale) => {
  expect(pageAddress(file)).toBe(address);
  expect(pageFile(address)).toBe(file);
  expect(pageLocale(file)).toBe(locale);
});
