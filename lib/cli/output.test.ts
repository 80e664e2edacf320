import { say } from '@/lib/content/sentences/index.ts';
import { diagnosticLines } from './output.ts';

const diagnostics = [
  { file: 'b.yml', says: say.emptyFile(), severity: 'warning' as const },
  { file: 'a,1.yml', line: 2, column: 3, says: say.wrongForm('x', '5 %\n6', 'day') },
];

test('for people: one line each, warnings marked', () => {
  expect(diagnosticLines(diagnostics, { language: 'pt', format: 'text' })).toEqual([
    'a,1.yml:2:3: “x” é “5 % 6” — escreva a data como AAAA-MM-DD, por exemplo 2026-11-20',
    'aviso: b.yml: o arquivo está vazio — escreva o conteúdo, ou apague o arquivo',
  ]);
});

test('for pull requests: annotations', () => {
  expect(diagnosticLines(diagnostics, { language: 'en', format: 'github' })).toEqual([
    '::error file=a%2C1.yml,line=2,col=3::“x” is “5 %25%0A6” — write the date as YYYY-MM-DD, for example 2026-11-20',
    '::warning file=b.yml::the file is empty — write its content, or delete it',
  ]);
});
