import { finishPage } from './page.ts';
import { speculationRules } from './speculation.ts';

const site = {
  assets: new Map([['/_next/static/chunks/a.css', '/assets/site-1.css']]),
  classes: new Map([['print:hidden', 'a']]),
  loader: 'load()',
};
const finish = (body: string, head = '') =>
  finishPage('guia.html', `<!DOCTYPE html><html lang="pt-BR"><head>${head}</head><body>${body}</body></html>`, site);
const island = (attributes: string, content = '<p>Olá <!-- -->mundo</p>') =>
  `<div ${attributes} data-props="{}">${content}</div>`;
const rules = `<script type="speculationrules">${speculationRules}</script>`;
const banner = island('data-island="banner" data-when="visible"');

describe('what a page loses and keeps', () => {
  it('loses Next’s scripts, data and hints', () => {
    const { html } = finish(
      '<div hidden=""><!--$--><!--/$--></div><main>Texto</main>' +
        '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([])</script>' +
        '<script src="/_next/static/chunks/b.js" async=""></script>' +
        '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"Texto"])</script>',
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"><meta name="next-size-adjust" content="">' +
        '<link rel="preload" as="script" href="/_next/static/chunks/b.js"><script src="/_next/static/chunks/c.js" nomodule=""></script>',
    );
    expect(html).toBe(
      '<!DOCTYPE html><html lang="pt-BR"><head><link rel="stylesheet" href="/assets/site-1.css"></head>' +
        `<body><main>Texto</main>${rules}</body></html>`,
    );
  });

  it('keeps structured data, speculation rules, our own scripts and font preloads', () => {
    const head = '<link rel="preload" as="font" href="/assets/f.woff2"><script data-inline="head">a()</script>';
    const body =
      '<main>x</main><script type="application/ld+json">{}</script><script type="speculationrules">{"prefetch":[]}</script>';
    const { html, inline } = finish(body, head);
    expect(html).toContain('<link rel="preload" as="font" href="/assets/f.woff2">');
    expect(html).toContain(body);
    expect(inline.scripts).toEqual(['a()', '{"prefetch":[]}', speculationRules]);
  });

  it('runs our script in the head before the style sheet', () => {
    const [charset, css, script] = [
      '<meta charset="utf-8">',
      '<link rel="stylesheet" href="/a.css">',
      '<script data-inline="head">a()</script>',
    ];
    expect(finish('<main></main>', charset + css + script).html).toContain(`<head>${charset}${script}${css}</head>`);
  });

  it('writes utilities by their short names', () => {
    expect(finish('<main class="wide print:hidden"></main>').html).toContain('<main class="wide a">');
  });

  it('preloads the fonts where Next forgot to', () => {
    const assets = new Map([...site.assets, ['/_next/static/media/f.woff2', '/assets/f.woff2']]);
    const page = (head: string) =>
      finishPage('404.html', `<head>${head}<link rel="stylesheet" href="/a.css"></head><main></main>`, {
        ...site,
        assets,
      });
    const preload = '<link rel="preload" href="/assets/f.woff2" as="font" crossorigin="" type="font/woff2">';
    expect(page('').html).toContain(`<head>${preload}<link rel="stylesheet"`);
    expect(page('<link rel="preload" as="font" href="/assets/f.woff2">').html).not.toContain(preload);
  });

  it('loses React’s marks except where React takes over', () => {
    const { html } = finish(`<main>Um <!-- -->dois<!--$-->!<!--/$--></main>${banner}`);
    expect(html).toContain('<main>Um dois!</main>');
    expect(html).toContain(banner);
    const hidden = '<div data-island="tabs"><div hidden=""></div><!--$--><p>1</p></div>';
    expect(finish(`<main></main><div hidden=""><!--$--></div>${hidden}`).html).toContain(`<main></main>${hidden}`);
  });

  it('gets the loader, last in the body, where there are islands', () => {
    const loader = '<script data-inline="loader">load()</script>';
    expect(finish(`<main></main>${banner}`).html).toContain(`${banner}${rules}${loader}</body>`);
    expect(finish('<main></main>').html).not.toContain(loader);
  });
});

test.each([
  ['no <main>', '<p>x</p>', 'the page has no <main>'],
  [
    'an inline script that nobody knows',
    '<main></main><script>$RC("B:0","S:0")</script>',
    'unknown inline script: $RC(',
  ],
  [
    'a script from elsewhere',
    '<main></main><script src="https://x.example/a.js"></script>',
    'unknown script https://x.example/a.js',
  ],
  [
    'a file of Next’s client in an island’s props',
    `<main><div data-island="tabs" data-when="visible" data-props='{"a":"/_next/x.js"}'><p>1</p></div></main>`,
    'asks for a file of Next’s client',
  ],
  ['a file of Next’s client', '<main><img src="/_next/static/media/x.png"></main>', 'asks for a file of Next’s client'],
  ['the default language’s prefix', '<main><a href="/pt/guia">x</a></main>', 'the default language has no prefix'],
  ['a style attribute', '<main><p style="color:red">x</p></main>', '<p> has a style attribute'],
  [
    'an island without its component',
    `<main></main>${island('data-island="tabs" data-when="visible"', '')}`,
    'it is empty',
  ],
])('a page with %s stops the build', (_, body, message) => {
  expect(() => finish(body)).toThrow('out/guia.html: ');
  expect(() => finish(body)).toThrow(message);
});
