import { message } from '../diagnostics/messages.ts';
import { closest } from './closest.ts';
import { ContentError, formatDiagnostic, sortDiagnostics } from './diagnostics.ts';

const diagnostic = {
  file: 'content/site.yml',
  line: 2,
  column: 3,
  message: message('fields.unknown', { field: 'nome' }),
};

test('a problem is one line, in either language', () => {
  expect(formatDiagnostic(diagnostic, 'en')).toBe(
    'content/site.yml:2:3: unknown field “nome” — remove it, or correct its spelling',
  );
  expect(formatDiagnostic(diagnostic, 'pt')).toBe(
    'content/site.yml:2:3: campo desconhecido: “nome” — apague, ou corrija o nome',
  );
  expect(formatDiagnostic({ file: 'a.yml', message: message('fields.unknown', { field: 'a\n  b' }) }, 'en')).toMatch(
    /^a\.yml: unknown field “a b”/,
  );
});

test('problems stand file by file and from top to bottom', () => {
  const places = [
    ['b.yml', 1],
    ['a.yml', 10],
    ['a.yml', 9],
    ['a.yml', undefined],
  ] as const;
  const sorted = sortDiagnostics(places.map(([file, line]) => ({ file, line, message: diagnostic.message })));
  expect(sorted.map(({ file, line }) => [file, line])).toEqual([places[3], places[2], places[1], places[0]]);
});

test('the error lists every problem', () => {
  const { message } = new ContentError([diagnostic, { ...diagnostic, line: 9 }]);
  expect(message.split('\n')).toHaveLength(3);
  expect(message).toMatch(/^(2 errors in the content|Há 2 erros no conteúdo):/);
});

test.each([
  ['Calout', 'Callout'],
  ['callout', 'Callout'],
  ['Crad', 'Card'],
  ['Kelly', undefined],
  ['x', undefined],
  ['', undefined],
  ['o'.repeat(10_000), undefined],
])('the name nearest to “%.20s” is %s', (name, expected) => {
  expect(closest(name, ['Callout', 'Card', 'KellyTable'])).toBe(expected);
});
