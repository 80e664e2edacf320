/** The built site as a host would serve it, for `npm start` and `npm run bench`. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import compression from 'compression';
import handler from 'serve-handler';
import { parseRedirects, redirector } from '@/lib/seo/redirect-rules.ts';
import { stop } from '@/lib/stop.ts';
import { notFoundFile } from './addresses.ts';

/**
 * A server for `out/`, with the site's headers (`out/serve.json`), its redirects (`out/_redirects`), a real 404 in the address's
 * language and compression. Without a built site it ends the command.
 */
export function siteServer(): Server {
  if (!existsSync('out/serve.json')) stop('There is no built site in out/: run “npm run build” first.');
  const config = { ...JSON.parse(readFileSync('out/serve.json', 'utf8')), public: 'out' };
  const redirect = redirector(parseRedirects(readFileSync('out/_redirects', 'utf8')));
  const compress = promisify(compression());

  return createServer(async (request, response) => {
    const { pathname, search } = addressOf(request.url);
    const target = redirect(pathname);
    if (target !== undefined) {
      response.writeHead(301, { Location: encodeURI(target) + search }).end();
      return;
    }
    // The handler knows one 404 page for the whole site.
    const localized = (file: string) =>
      file === path.resolve('out/404.html') ? path.resolve('out', notFoundFile(pathname)) : file;
    // Three types are wrong: `compression` works with Node’s own request and response, and the handler awaits `lstat`.
    await compress(request as never, response as never);
    await handler(request, response, config, {
      lstat: ((file: string) => stat(localized(file))) as never,
      createReadStream: ((file: string, options?: object) => createReadStream(localized(file), options)) as never,
    });
  });
}

/** A path that cannot be a file name, too long or with a NUL, counts as one that does not exist. */
function stat(file: string) {
  return lstat(file).catch((error: Error) => {
    throw Object.assign(error, { code: 'ENOENT' });
  });
}

/** Path and query of a request. No path where it cannot be decoded or has double slashes: the handler answers to both. */
function addressOf(url = '/'): { pathname: string; search: string } {
  const [raw = '', ...rest] = url.split('?');
  const search = rest.length > 0 ? `?${rest.join('?')}` : '';
  try {
    const pathname = decodeURIComponent(raw);
    return { pathname: pathname.includes('//') ? '' : pathname, search };
  } catch {
    return { pathname: '', search };
  }
}
