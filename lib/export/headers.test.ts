import { headersFile, hostHeaders, serveConfig } from './headers.ts';

const inline = { scripts: new Set(['b()', 'a()']), styles: new Set<string>() };
const policyOf = (adHost?: string) => hostHeaders(inline, adHost)[0]?.headers['Content-Security-Policy'] ?? '';

test('the policy allows our inline scripts by hash, and the ad host only while banners are on', () => {
  const policy = policyOf('https://ads.example/path');
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){2} https:\/\/ads\.example;/);
  expect(policy).toContain('frame-src https://ads.example;');
  expect(policy).not.toContain('unsafe');
  expect(policyOf()).not.toContain('ads.example');
  expect(policyOf()).toContain("frame-src 'none'");
});

test('the order in which pages were read changes nothing', () => {
  const reversed = { ...inline, scripts: new Set(['a()', 'b()']) };
  expect(hostHeaders(reversed)).toEqual(hostHeaders(inline));
});

test('both hosts’ files say the same', () => {
  const rules = hostHeaders(inline);
  const text = headersFile(rules);
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: .*\n/);
  expect(text).toMatch(/\n\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
  const { headers } = JSON.parse(serveConfig(rules));
  expect(headers.map(({ source }: { source: string }) => source)).toEqual(['{**,.*/**}', '{**,.*/**}', 'assets/**']);
});
