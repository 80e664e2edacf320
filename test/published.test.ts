/** What is published names the ad host only where it may be asked, and gives no secret away. What pages ask for: `seo/links.test.ts`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rendersBanners } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { listFiles } from '@/lib/files.ts';

/** The files below a folder that are text. */
function textsIn(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => !/\.(png|woff2)$/.test(file))
    .map((file) => path.join(folder, file));
}

test('files name the ad host where a page may show a banner, and only there', () => {
  const { site, countries } = catalogue();
  const named = textsIn('out').filter((file) => readFileSync(file, 'utf8').includes(site.banners.host));
  expect(named.length > 0).toBe(rendersBanners(site, countries));
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
  expect(folders.flatMap(textsIn).filter((file) => key.test(readFileSync(file, 'utf8')))).toEqual([]);
});
