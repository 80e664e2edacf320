/** What is published asks no other host for anything, and gives no secret away. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rendersBanners } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { listFiles } from '@/lib/export/files.ts';
import { all, attribute, documentAt, documents, type Element } from './site.ts';

const published = listFiles('out');
const read = (file: string) => readFileSync(path.join('out', file), 'utf8');

/** Links that a browser follows by itself; the others are for readers and crawlers. */
const fetched =
  /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest|preconnect|dns-prefetch)\b/;

/** Addresses that a browser asks for as soon as it meets an element. */
function loads(element: Element): string[] {
  const names = ['src', 'srcset', 'imagesrcset', 'poster', 'data', 'background', 'ping'];
  const isLink = element.name === 'link' && fetched.test(attribute(element, 'rel') ?? '');
  const isDrawing = ['use', 'image', 'feimage'].includes(element.name.toLowerCase());
  return [...names, ...(isLink || isDrawing ? ['href'] : [])].flatMap((name) => attribute(element, name) ?? []);
}

test('no page loads anything from another host', () => {
  const found = documents.map(({ path: page }) => [page, all(documentAt(page), '*').flatMap(loads)] as const);
  expect(found.filter(([, addresses]) => addresses.length === 0)).toEqual([]);
  expect(
    found.flatMap(([page, list]) =>
      list.filter((address) => !/^(\/(?!\/)|#)/.test(address)).map((address) => `${page}: ${address}`),
    ),
  ).toEqual([]);
});

test('no style sheet or drawing does', () => {
  const files = published.filter((file) => /\.(css|svg)$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /(url\(|@import|href=)\s*["']?(https?:)?\/\//i.test(read(file)))).toEqual([]);
});

test('files name the ad host where a page may show a banner, and only there', () => {
  const { site, countries } = catalogue();
  const texts = published.filter((file) => !/\.(png|woff2)$/.test(file)).map(read);
  expect(texts.some((text) => text.includes(site.banners.host))).toBe(rendersBanners(site, countries));
  if (!rendersBanners(site, countries)) expect(texts.filter((text) => /<[^>]*data-banner-id/.test(text))).toEqual([]);
});

test('nothing published or kept in the project looks like a key', () => {
  const folders = [
    'out',
    'app',
    'components',
    'content',
    'e2e',
    'lib',
    'messages',
    'styles',
    'test',
    '.ci',
    '.github',
    '.vscode',
  ];
  const key =
    /AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_\w{36}|github_pat_\w{22}|npm_[A-Za-z0-9]{36}|xox[abprs]-[\w-]{10}|[sr]k_live_\w{20}|eyJ[\w-]{20,}\.eyJ[\w-]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY/;
  const texts = folders
    .flatMap((folder) => listFiles(folder).map((file) => path.join(folder, file)))
    .filter((file) => !/\.(png|woff2)$/.test(file));
  expect(texts.filter((file) => key.test(readFileSync(file, 'utf8')))).toEqual([]);
});
