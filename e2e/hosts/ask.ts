import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** Where a host listens. */
export type Place = { socketPath: string } | { host: string; port: string };

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** One request, its path sent as it stands: `fetch` would tidy `//` and `..` first. */
export function ask(place: Place, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ ...place, path, headers: { host: 'site.example', ...headers }, method, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
