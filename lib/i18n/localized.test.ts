import { inLanguage } from './localized.ts';

test('a text stands in the language asked for, else in the default one', () => {
  expect(inLanguage({ pt: 'Futebol', es: 'Fútbol' }, 'es')).toBe('Fútbol');
  expect(inLanguage({ pt: 'Futebol', es: 'Fútbol' }, 'en')).toBe('Futebol');
});
