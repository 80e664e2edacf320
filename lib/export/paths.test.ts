import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, removeEmptyFolders } from '@/lib/files.ts';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { folderOfEachTest } from '@/lib/testing/folder.ts';
import { dropPayloads, moveToRoot, placeNotFound } from './paths.ts';

const out = folderOfEachTest();

function write(...files: string[]) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(out(), file)), { recursive: true });
    writeFileSync(path.join(out(), file), file);
  }
}

test('payloads of the client router go, texts of our own stay', () => {
  write('pt.html', 'pt.txt', 'pt/guia.html', 'pt/guia.txt', 'pt/guia/__next._tree.txt', 'robots.txt', '404.html');
  write('_not-found.html', '_not-found/__next._full.txt', '.well-known/security.txt');
  dropPayloads(out());
  expect(listFiles(out())).toEqual(['.well-known/security.txt', '404.html', 'pt.html', 'pt/guia.html', 'robots.txt']);
});

test('the default language moves to the root, whatever its depth', () => {
  write('pt.html', 'pt/feed.xml', 'pt/guia.html', 'pt/guia/odds.html', 'es.html', 'es/guia.html', 'ptx.html');
  moveToRoot(out());
  removeEmptyFolders(out());
  expect(listFiles(out())).toEqual([
    'es.html',
    'es/guia.html',
    'feed.xml',
    'guia.html',
    'guia/odds.html',
    'index.html',
    'ptx.html',
  ]);
  expect(readFileSync(path.join(out(), 'guia/odds.html'), 'utf8')).toBe('pt/guia/odds.html');
  expect(existsSync(path.join(out(), 'pt'))).toBe(false);
});

test('the 404 page of a language lies beside its pages', () => {
  const others = localeCodes.filter((code) => code !== defaultLocale);
  write('404.html', 'es.html', ...others.map((code) => `not-found/${code}.html`));
  placeNotFound(out());
  expect(listFiles(out())).toEqual(['404.html', 'es.html', ...others.map((code) => `${code}/404.html`)].toSorted());
});

test('nothing is overwritten', () => {
  write('pt.html', 'pt/feed.xml', 'feed.xml');
  expect(() => moveToRoot(out())).toThrow('out/pt/feed.xml cannot move to out/feed.xml');
});

test('an export without its home page is refused', () => {
  write('es.html');
  expect(() => moveToRoot(out())).toThrow('out/pt.html is missing');
});
