import { message } from '@/lib/content/diagnostics/messages.ts';
import { diagnosticLines } from './output.ts';

const diagnostics = [
  { file: 'b.yml', message: message('files.empty'), severity: 'warning' as const },
  { file: 'a,1.yml', line: 2, column: 3, message: message('fields.unknown', { field: '5 %\n6' }) },
];

test('for people: one line each, warnings marked', () => {
  expect(diagnosticLines(diagnostics, 'pt')).toEqual([
    'a,1.yml:2:3: campo desconhecido: “5 % 6” — apague, ou corrija o nome',
    'aviso: b.yml: o arquivo está vazio — escreva o conteúdo, ou apague o arquivo',
  ]);
});

test('for pull requests: annotations', () => {
  expect(diagnosticLines(diagnostics, 'en', 'github')).toEqual([
    '::error file=a%2C1.yml,line=2,col=3::unknown field “5 %25%0A6” — remove it, or correct its spelling',
    '::warning file=b.yml::the file is empty — write its content, or delete it',
  ]);
});
