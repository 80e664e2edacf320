import { compareSites } from './compare.ts';
import { pageText } from './page-text.ts';

const html = (body: string) =>
  `<!DOCTYPE html><html lang="pt-BR"><head><title>T</title><meta name="description" content="D"></head><body>${body}</body></html>`;

test('text of a page: a sentence a line, with the targets of links and the words of pictures, and no script', () => {
  const body =
    '<h1>Odds</h1><p>Leia a <a href="/guia/x"><b>banca</b> segura</a>. São\n R$&nbsp;500 aqui.</p><script>no()</script>' +
    '<img src="/a.svg" alt="Um gráfico"><svg><text>eixo</text></svg><a href="/card"><h2>Cartão</h2><p>Leia mais</p></a>';
  expect(pageText(html(body))).toEqual([
    'T',
    'D',
    'Odds',
    'Leia a [banca segura](/guia/x).',
    'São R$ 500 aqui.',
    'Um gráfico',
    'eixo',
    '[Cartão](/card)',
    'Leia mais',
  ]);
});

test('text of a page: a row of a table is a line', () => {
  const table = '<table><tr><th>Odd</th><th>Lucro</th></tr><tr><td>2,00</td><td>R$ 100</td></tr></table>';
  expect(pageText(html(table)).slice(2)).toEqual(['Odd | Lucro |', '2,00 | R$ 100 |']);
});

test('text of a page: what stands side by side is told apart', () => {
  const body = '<a href="/a"><span>Antes</span><span>Odds</span></a><a href="/b">Depois</a>';
  expect(pageText(html(body)).slice(2)).toEqual(['[Antes Odds](/a)', '[Depois](/b)']);
});

test('two builds that read alike', () => {
  const site = new Map([['/', 'Casa\n']]);
  expect(compareSites(site, new Map(site), 'text', 'en')).toBe('No page reads differently.');
});

test('pages that are new, gone, changed; one change of two pages is told once', () => {
  const before = new Map([
    ['/', 'Casa\n'],
    ['/guia/odds', 'Um.\nDois.\n'],
    ['/en/guia/odds', 'Original.\nUm.\nDois.\n'],
    ['/velha', 'Uma página\n'],
  ]);
  const after = new Map([
    ['/', 'Casa\n'],
    ['/guia/odds', 'Um.\nDois e meio.\n'],
    ['/en/guia/odds', 'Original.\nUm.\nDois e meio.\n'],
    ['/guia/kelly', 'Uma fração\n'],
  ]);
  expect(compareSites(before, after, 'text', 'en')).toBe(`/en/guia/odds, /guia/odds
 Um.
-Dois.
+Dois e meio.

New pages: /guia/kelly

Pages that are gone: /velha`);
  expect(compareSites(before, after, 'markdown', 'pt')).toContain('````diff\n Um.\n-Dois.\n+Dois e meio.\n````');
});
