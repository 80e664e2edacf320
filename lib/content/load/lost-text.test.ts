import { type Case, neverBuilds, odds, write } from '@/lib/testing/slips.ts';
import { diagnosticsOf } from '@/lib/testing/small-site.ts';

neverBuilds([
  [
    'table row with too many cells',
    write('| a | b |\n| - | - |\n| 1 | 2 | 3 |\n\nFim'),
    `${odds}:21:1 lostText.longRow 3 2`,
  ],
  ['table row with too few cells', write('| a | b |\n| - | - |\n| 1 |\n\nFim'), `${odds}:21:1 lostText.shortRow 1 2`],
  ...[
    ['2*3*4', '2*3*4'],
    ['a*b*c', 'a*b*c'],
    ['stake*odd*p', 'e*odd*p'],
    ['(1 − p)*10*(1 + p)', ')*10*('],
    ['(1 + 2)*p*-3', ')*p*-'],
    ['2*3 + 4* 5', '2*3 + 4* '],
    ['1,5~~2,0~~3', '5~~2,0~~3'],
  ].map(
    ([sum = '', lost = '']): Case => [
      `signs of arithmetic in ${sum}`,
      write(`De ${sum}.`),
      `${odds}:19:${4 + sum.indexOf(lost) + 1} lostText.lostSigns ${lost}`,
    ],
  ),
  ...[
    ['table', '| Odd | Chance |\n| 2,10 | 47,6% |'],
    ['table', '| Odd | Chance |\n| --- |\n| 2,10 | 47,6% |'],
    ['list', '-um\n-dois'],
    ['list', '1.um\n2.dois'],
    ['list', '• um\n• dois'],
    ['list', '-\u00a0um\n-\u00a0dois'],
    ['list', '– um\n– dois'],
    ['list', '-Um\n- dois'],
    ['list', '-\u00a0um\n- dois'],
    ['list', 'a) um\nb) dois'],
    ['list', 'Dois passos:\n2. um\n3. dois'],
    ['bold', '**Atenção: **leia'],
    ['bold', 'Veja ** isto ** aqui'],
    ['bold', 'Veja **isto aqui'],
    ['link', '[texto] (/guia)'],
    ['link', '(texto)[/guia]'],
    ['link', '[texto](/guia/over under)'],
    ['link', '[texto](/guia, sem fim'],
    ['link', '[a [b](/guia) c](/guia)'],
  ].map(
    ([kind, text = '']): Case => [
      `signs of a ${kind} in ${text}`,
      write(`${text}\n\nFim`),
      `${odds}:19:1 lostText.leftSigns ${kind}`,
    ],
  ),
  ...[
    ['+ list', 'Fica com 10\n+ 5'],
    ['- list', 'Sobram R$ 100\n- R$ 20'],
    ['1. list', 'Um placar de 2 a\n1. O jogo acabou'],
    ['> blockquote', 'Só com odds\n> 2,00'],
    ['> blockquote', 'A odd mínima é\n>= 2,00'],
    ['+ list', 'O resultado é 10\n+ <Calc formula="fractional" numerator={3} denominator={2} />'],
    ['- list', 'O saldo é\n- €5'],
  ].map(
    ([found, text = '']): Case => [
      `sentence wrapped at a sign: ${text}`,
      write(`${text}\n\nFim`),
      `${odds}:20:1 lostText.wrappedAtSign ${found}`,
    ],
  ),
  ...[
    ['- Um\n-Dois\n- Três', 3],
    ['* um\n*dois', 3],
    ['1. Um\n2.Dois', 4],
  ].map(
    ([text, column]): Case => [
      `item without its space: ${text}`,
      write(`${text}\n\nFim`),
      `${odds}:19:${column} lostText.leftSigns list`,
    ],
  ),
  ['sentence wrapped within an item', write('- Dez\n  + 5\n\nFim'), `${odds}:20:3 lostText.wrappedAtSign + list`],
  ['list that skips a number', write('1. um\n3. dois'), `${odds}:20:1 lostText.listNumber 3 2`],
  ['address that no link uses', write('Um.\n\n[lei]: /guia\n\nFim'), `${odds}:21:1 lostText.unusedReference lei`],
]);

test.each([
  'Três odds:\n- 1,50\n- 2,00',
  'Estas são odds.\n- 1,50',
  'Três odds\n\n- 1,50',
  'Duas casas\n- uma\n- outra',
  'Dois passos\n1. Ler\n2. Somar',
  '- Odds\n  - 1,50\n  - 2,00',
  '- Depósito\n  - 10 reais\n\nFim',
  '1. Depósito\n   - 10 reais\n\nFim',
  'Mudanças desde então\n- 2025: lei\n- 2026: norma\n\nFim',
  '**Depósitos e saques**\n* 10 reais\n* 20 reais\n\nFim',
])('a list that is meant is no slip: %s', (text) => {
  expect(diagnosticsOf(write(`${text}\n\nFim`))).toEqual([]);
});
