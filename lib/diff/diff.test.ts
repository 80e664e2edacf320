import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CannotCompare, commitOf } from './build.ts';
import { compareSites } from './compare.ts';
import { report } from './report.ts';
import { countWords, visibleText } from './text.ts';

const html = (body: string, { title = 'T', style = 'site-0123456789', lang = 'pt-BR' } = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>${title}</title><meta name="description" content="D">` +
  `<link rel="stylesheet" href="/assets/${style}.css"><script>let x = 1</script></head><body>${body}</body></html>`;

test('visible text: a sentence a line, with the targets of links and the words of pictures, and no script', () => {
  const body =
    '<h1>Odds</h1><p>Leia a <a href="/guia/x"><b>banca</b> segura</a>. São\n R$&nbsp;500 aqui.</p><script>no()</script>' +
    '<img src="/a.svg" alt="Um gráfico"><svg><text>eixo</text></svg><a href="/card"><h2>Cartão</h2><p>Leia mais</p></a>';
  expect(visibleText(html(body))).toEqual([
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

test('visible text: a row of a table is a line', () => {
  const table = '<table><tr><th>Odd</th><th>Lucro</th></tr><tr><td>2,00</td><td>R$ 100</td></tr></table>';
  expect(visibleText(html(table)).slice(2)).toEqual(['Odd | Lucro |', '2,00 | R$ 100 |']);
});

test('visible text: what stands side by side is told apart', () => {
  const body = '<a href="/a"><span>Antes</span><span>Odds</span></a><a href="/b">Depois</a>';
  expect(visibleText(html(body)).slice(2)).toEqual(['[Antes Odds](/a)', '[Depois](/b)']);
});

test('words have a letter or a digit', () => {
  expect(countWords(['São 2,5 gols — ou mais', 'Odd | 2 |'])).toBe(7);
});

const before = new Map([
  ['index.html', html('<p>Casa</p>')],
  ['guia/odds.html', html('<p>Um.</p><p>Dois.</p>')],
  ['en/guia/odds.html', html('<p>Original.</p><p>Um.</p><p>Dois.</p>')],
  ['velha.html', html('<p>Uma página</p>')],
  ['sitemap.xml', 'a'],
  ['assets/site-0123456789.css', 'a'],
]);

test('a build that gives the same files changes nothing', () => {
  expect(report(compareSites(before, new Map(before)), 'text', 'en')).toBe('No page changed.');
});

test('pages that are new, gone, changed in text, in markup only, in addresses of assets only', () => {
  const style = 'site-abcdef0123';
  const after = new Map([
    ['index.html', html('<p>Casa</p>', { style })],
    ['guia/odds.html', html('<p>Um.</p><p>Dois e meio.</p>', { style })],
    ['en/guia/odds.html', html('<p>Original.</p><p>Um.</p><p>Dois e meio.</p>', { style })],
    ['guia/kelly.html', html('<p>Uma fração da banca</p>', { style })],
    ['sitemap.xml', 'b'],
    [`assets/${style}.css`, 'b'],
  ]);
  const size = (file: string) => Buffer.byteLength(after.get(file) ?? before.get(file) ?? '');
  expect(report(compareSites(before, after), 'text', 'en')).toBe(`New pages
- /guia/kelly: +${size('guia/kelly.html')} bytes, +6 words

Pages that are gone
- /velha: −${size('velha.html')} bytes, −4 words

Pages whose text changed
- /en/guia/odds: +7 bytes, +2 words
- /guia/odds: +7 bytes, +2 words

What changed

/en/guia/odds, /guia/odds
   Um.
  -Dois.
  +Dois e meio.

Only the addresses of styles, scripts or fonts changed (1).

Other files that changed (1): sitemap.xml`);
});

test('another class is no other text; a link that leads elsewhere is', () => {
  const after = (body: string) => new Map([['index.html', html(body)]]);
  const was = after('<p class="a">Vá <a href="/x">lá</a></p>');
  expect(compareSites(was, after('<p class="b">Vá <a href="/x">lá</a></p>'))).toMatchObject({
    pages: { changed: [] },
    markupOnly: ['/'],
  });
  expect(compareSites(was, after('<p class="a">Vá <a href="/y">lá</a></p>')).hunks).toEqual([
    { pages: ['/'], lines: [' D', '-Vá [lá](/x)', '+Vá [lá](/y)'] },
  ]);
});

test('of many other files the first are named', () => {
  const pictures = Array.from({ length: 30 }, (_, index): [string, string] => [`share/${index + 10}.png`, 'a']);
  const said = report(compareSites(before, new Map([...before, ...pictures])), 'text', 'en');
  expect(said).toMatch(/^Other files that changed \(30\): share\/10\.png, .*, share\/21\.png …$/);
});

test('the summary of a workflow: headings and coloured differences', () => {
  const after = new Map(before).set('index.html', html('<p>Lar</p>'));
  expect(report(compareSites(before, after), 'markdown', 'pt')).toBe(`### Páginas com outro texto
- \`/\`: −1 bytes, 0 palavras

### O que mudou

\`/\`

\`\`\`\`diff
 D
-Casa
+Lar
\`\`\`\``);
});

describe('a commit', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'diff-test-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  // Without the settings of whoever runs the test, who may sign every commit.
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' }).trim();

  test('is found by any name that git knows, and an unknown name is refused', () => {
    git('init', '--quiet', '--initial-branch', 'main');
    writeFileSync(path.join(root, 'a'), 'a');
    git('add', 'a');
    git('-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '--quiet', '--message', 'a');
    expect(commitOf(root, 'main')).toBe(git('rev-parse', 'HEAD'));
    expect(() => commitOf(root, 'mian')).toThrow(/^git knows no commit “mian” — name a branch, a tag or a commit/);
    expect(() => commitOf(root, '--help')).toThrow(CannotCompare);
  });

  test('cannot be found outside of a repository', () => {
    expect(() => commitOf(root, 'main')).toThrow(/^git cannot read /);
  });
});
