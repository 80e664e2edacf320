/** The HTTP headers of the site: one table, written in the syntax of each host. */
import { createHash } from 'node:crypto';

/** Texts of all inline code on the site. */
export interface InlineCode {
  scripts: Set<string>;
  styles: Set<string>;
}

export interface Rule {
  path: '/*' | '/assets/*';
  headers: Readonly<Record<string, string>>;
}

/** @param adHost Origin of the banner scripts; left out when banners are off. */
export function hostHeaders(inline: InlineCode, adHost?: string): readonly Rule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(inline, adHost),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    // The names of these files change with their content.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}

function contentSecurityPolicy({ scripts, styles }: InlineCode, adHost?: string): string {
  const ads = adHost ? [new URL(adHost).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(scripts), ...ads],
    'style-src': ["'self'", ...hashes(styles)],
    'img-src': ["'self'", 'data:', ...ads],
    'frame-src': adHost ? ads : ["'none'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function hashes(texts: Iterable<string>): string[] {
  return Array.from(texts, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
}

/** Cache-Control for hosts that set none. A rule for `/assets/*` overrides it. */
export const revalidate: Rule = { path: '/*', headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } };

/**
 * `_headers` for Cloudflare Pages and Netlify. Both make browsers revalidate by default, so `revalidate` is not written here: it
 * would also match `/assets/*`, and these hosts join the values of all rules that match.
 */
export function headersFile(rules: readonly Rule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** `serve.json`, for `npm start`. Later rules win. Its `**` skips folders that begin with a dot, such as that of `security.txt`. */
export function serveConfig(rules: readonly Rule[]): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    etag: true,
    headers: [revalidate, ...rules].map(({ path, headers }) => ({
      source: path === '/*' ? '{**,.*/**}' : path.slice(1).replace('*', '**'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
