/**
 * Hosts answer alike: `npm start`, and nginx with the `nginx.conf` that the build writes, are each held to the same answers.
 * What may differ is what a visitor does not meet: the words of an answer to a request that no browser sends (400), validators
 * (only nginx has dates), and the headers of a redirect, which shows nothing.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { notFoundFile, pageFile } from '@/lib/export/addresses.ts';
import { listFiles } from '@/lib/files.ts';
import { isExact, parseRedirects, redirector } from '@/lib/seo/redirect-rules.ts';
import { pages } from '@/test/site.ts';
import { type Answer, ask, type Place } from './ask.ts';
import { findNginx, type Server, startNginx } from './nginx.ts';

const nginx = findNginx();
const read = (file: string) => readFileSync(path.join('out', file));
const rules = parseRedirects(read('_redirects').toString());
const redirect = redirector(rules);

/** The files that are part of the site: not pages, which have addresses without `.html`, and not those for hosts. */
const files = listFiles('out').filter((file) => !/^(_headers|_redirects|nginx\.conf|serve\.json)$|\.html$/.test(file));

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Name and value of each header that the site's table has for every answer. */
const general = Array.from(
  read('_headers')
    .toString()
    .split('\n\n')[0]
    ?.matchAll(/^ {2}(\S+): (.*)$/gm) ?? [],
).map(([, name = '', value = '']) => [name.toLowerCase(), value] as const);

/** What is wrong with an answer that should show a file; nothing where all is well. */
function faultsOf(answer: Answer, file: string, status = 200, body = read(file)): string[] {
  const hashed = file.startsWith('assets/');
  const cache = hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
  const wanted = [...general, ['cache-control', cache], ['content-type', types[path.extname(file).slice(1)]]] as const;
  return [
    ...(answer.status === status ? [] : [`status ${answer.status}`]),
    ...(answer.body.equals(body) ? [] : [`another body, of ${answer.body.length} bytes`]),
    ...wanted.flatMap(([name, value]) =>
      answer.headers[name] === value ? [] : [`${name}: ${answer.headers[name]}, not ${value}`],
    ),
  ];
}

const addresses = pages.map((page) => page.path);
/** Every address that shows a file, and that file. */
const shown = [
  ...addresses.map((address) => [address, pageFile(address)] as const),
  ...files.map((file) => [`/${file}`, file] as const),
];
const sample = '/guia/over-under';

for (const host of ['serve', 'nginx']) {
  test.describe(host, () => {
    test.skip(host === 'nginx' && !nginx, 'there is no nginx on this machine');
    let place: Place;
    let server: Server | undefined;
    test.beforeAll(async ({ baseURL }) => {
      const { hostname, port } = new URL(baseURL ?? '');
      if (host === 'nginx' && nginx) server = await startNginx(nginx);
      place = server ? { socketPath: server.socketPath } : { host: hostname, port };
    });
    test.afterAll(() => server?.stop());

    /** Asks for many paths, one after another. @returns what is wrong, after the path */
    async function faults(paths: Iterable<string>, check: (answer: Answer, path: string) => string[]) {
      const found: string[] = [];
      for (const item of paths) found.push(...check(await ask(place, item), item).map((fault) => `${item}: ${fault}`));
      return found;
    }

    const notFound = (answer: Answer, address: string) => faultsOf(answer, notFoundFile(address), 404);
    const leads = (answer: Answer, to: string) =>
      answer.status === 301 && answer.headers.location === to
        ? []
        : [`${answer.status} ${answer.headers.location ?? ''}, not 301 ${to}`];

    test('every page and file: body, type, caching and security headers', async () => {
      const fileAt = new Map(shown);
      expect(await faults(fileAt.keys(), (answer, item) => faultsOf(answer, fileAt.get(item) ?? ''))).toEqual([]);
    });

    test('every redirect of the table, with its query', async () => {
      const exact = new Map(rules.filter(isExact).map(({ from, to }) => [from, to]));
      expect(exact.size).toBeGreaterThan(50);
      expect(await faults(exact.keys(), (answer, item) => leads(answer, exact.get(item) ?? ''))).toEqual([]);
      expect(leads(await ask(place, '/contacto?utm_source=x&y=%2F'), '/es/contato?utm_source=x&y=%2F')).toEqual([]);
      expect(leads(await ask(place, '/ES/latam?x=1'), '/es/latam?x=1')).toEqual([]);
    });

    test('every page with a trailing slash, `.html` or another prefix', async () => {
      const below = addresses.filter((address) => address !== '/');
      for (const end of ['/', '.html'])
        expect(
          await faults(
            below.map((address) => address + end),
            (answer, item) => leads(answer, item.slice(0, -end.length)),
          ),
        ).toEqual([]);
      const others = addresses.flatMap((address) => [`/pt${address}`, `/PT${address}`]);
      expect(
        await faults(
          others.filter((item) => !addresses.includes(item)),
          (answer, item) => {
            const target = redirect(item);
            return target === undefined ? notFound(answer, item) : leads(answer, target);
          },
        ),
      ).toEqual([]);
    });

    test('unknown paths and folders', async () => {
      const unknown = ['/nao-existe', '/es/nao-existe', '/assets/nao-existe.js', '/guia/over-under/x', '/brasil.htm'];
      const folders = ['/assets', '/icons', '/logos', '/share', '/es/reviews/nao-existe', '/nao-existe.xml', '/%C3%A7'];
      const strange = ['/.git/config', '/.env', '/package.json', '/brasil%20', '/brasil%3F', `/${'a'.repeat(300)}`];
      expect(await faults([...unknown, ...folders, ...strange], notFound)).toEqual([]);
      for (const [from, to] of [
        ['/nao-existe/', '/nao-existe'],
        ['/nao-existe.html', '/nao-existe'],
        ['/assets/', '/assets'],
        ['/contacto/', '/contacto'],
        ['/contacto.html', '/contacto'],
        ['/index', '/'],
        ['/es/index', '/es'],
        ['/404.html', '/404'],
      ] as const)
        expect(leads(await ask(place, from), to), from).toEqual([]);
    });

    test('encoded paths, and those that climb', async () => {
      for (const item of [
        '/br%61sil',
        '/es/br%61sil',
        '/guia%2Fover-under',
        '/assets/../brasil',
        '/./brasil',
        '/?x=/../',
      ])
        expect((await ask(place, item)).status, item).toBe(200);
      const climbing = [
        '/../package.json',
        '/..%2f..%2fetc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/guia/../../README.md',
      ];
      for (const item of [...climbing, '/%', '/%zz']) expect((await ask(place, item)).status, item).toBe(400);
      for (const item of ['/%00', '/brasil%00']) expect([400, 404], item).toContain((await ask(place, item)).status);
    });

    test('no path leads to another site, or writes a header', async () => {
      const evil = ['evil.example', 'evil.example/', 'evil.example/..', '%65vil.example'];
      const starts = ['//', '///', '/%2F%2F', '/%2f/', '/\\', '/%5C', '/pt//', '/pt/%2F', '/ES//', '/PT/%5C'];
      const split = ['/pt/%0d%0aX-Evil:%201', '/ES/%0d%0aX-Evil:%201', '//%0d%0aX-Evil:%201', '/x%0d%0aX-Evil:%201/'];
      const paths = [...starts.flatMap((start) => evil.map((end) => start + end)), ...split];
      for (const item of paths) {
        const { status, headers } = await ask(place, item);
        expect([item, headers['x-evil']]).toEqual([item, undefined]);
        if (status === 301)
          expect([item, new URL(headers.location ?? '', 'https://site.example').host]).toEqual([item, 'site.example']);
      }
      expect(leads(await ask(place, '//brasil'), '/brasil')).toEqual([]);
      expect(leads(await ask(place, '//evil.example'), '/evil.example')).toEqual([]);
      expect(leads(await ask(place, '/%2F%2Fevil.example'), '/evil.example')).toEqual([]);
      expect(leads(await ask(place, '/pt//evil.example'), '/pt/evil.example')).toEqual([]);
    });

    test('HEAD answers like GET, without the body', async () => {
      for (const [address, file] of shown.filter((_, index) => index % 10 === 0)) {
        const [head, get] = [await ask(place, address, {}, 'HEAD'), await ask(place, address)];
        expect(faultsOf(head, file, 200, Buffer.alloc(0)), address).toEqual([]);
        expect(head.headers['content-length'], address).toBe(get.headers['content-length']);
      }
      expect((await ask(place, '/nao-existe', {}, 'HEAD')).status).toBe(404);
      expect((await ask(place, '/contacto', {}, 'HEAD')).headers.location).toBe('/es/contato');
    });

    test('a file that has not changed is not sent again', async () => {
      for (const item of [sample, '/', '/feed.xml', `/${files.find((file) => file.endsWith('.css'))}`]) {
        const { headers } = await ask(place, item);
        expect(headers.etag, item).toBeDefined();
        const unchanged = await ask(place, item, { 'if-none-match': headers.etag ?? '' });
        expect([unchanged.status, unchanged.body.length], item).toEqual([304, 0]);
        expect((await ask(place, item, { 'if-none-match': '"other"' })).status, item).toBe(200);
        const date = headers['last-modified'];
        if (date) expect((await ask(place, item, { 'if-modified-since': date })).status, item).toBe(304);
      }
    });

    test('a part of a file', async () => {
      const body = read(pageFile(sample));
      const part = await ask(place, sample, { range: 'bytes=10-109' });
      expect(faultsOf(part, pageFile(sample), 206, body.subarray(10, 110))).toEqual([]);
      expect(part.headers['content-range']).toBe(`bytes 10-109/${body.length}`);
      const end = await ask(place, sample, { range: 'bytes=-5' });
      expect([end.status, end.body]).toEqual([206, body.subarray(-5)]);
      const beyond = await ask(place, sample, { range: `bytes=${body.length}-` });
      expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${body.length}`]);
    });

    test('text is compressed for those who take it, pictures and fonts are not', async () => {
      for (const [address, file] of shown.filter((_, index) => index % 10 === 0)) {
        const answer = await ask(place, address, { 'accept-encoding': 'gzip' });
        const isText = !/\.(png|woff2)$/.test(file) && read(file).length >= 1024;
        if (!isText) {
          expect(answer.headers['content-encoding'], address).toBeUndefined();
          continue;
        }
        expect(answer.headers['content-encoding'], address).toBe('gzip');
        expect(answer.headers.vary, address).toBe('Accept-Encoding');
        expect(faultsOf({ ...answer, body: gunzipSync(answer.body) }, file), address).toEqual([]);
      }
    });
  });
}
