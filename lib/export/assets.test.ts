import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files.ts';
import { testFolder } from '@/lib/testing/folder.ts';
import { moveAssets, renameAssets } from './assets.ts';

const out = testFolder();

test('style sheets and media move to assets/, and Next’s client goes', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  };
  write(
    '_next/static/chunks/abc.css',
    '@font-face { src: url(../media/font.123.woff2)}\n/*# sourceMappingURL=abc.css.map */',
  );
  write('_next/static/chunks/main.js', 'client');
  write('_next/static/media/font.123.woff2', 'font');
  write('index.html', 'page');

  const { assets } = moveAssets(out, new Set());
  const [font, css] = ['/assets/font.123.woff2', assets.get('/_next/static/chunks/abc.css') ?? ''];
  expect(css).toMatch(/^\/assets\/site-[0-9a-f]{10}\.css$/);
  expect(assets.get('/_next/static/media/font.123.woff2')).toBe(font);
  expect(listFiles(out)).toEqual([font.slice(1), css.slice(1), 'index.html']);
  expect(readFileSync(path.join(out, css), 'utf8')).toBe('@font-face{src:url(font.123.woff2)}\n');
});

test('pages get the new addresses; unknown ones stay for the check to find', () => {
  const assets = new Map([['/_next/static/chunks/abc.css', '/assets/site-1.css']]);
  const html = '<link href="/_next/static/chunks/abc.css"><script src="/_next/static/chunks/a.js"></script>';
  expect(renameAssets(html, assets)).toBe(
    '<link href="/assets/site-1.css"><script src="/_next/static/chunks/a.js"></script>',
  );
});
