import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { asRegExp, isExact, type Redirect } from '@/lib/seo/redirect-rules.ts';
import { type Rule, revalidate } from './headers.ts';

// nginx's own table of types has no web manifest, and calls a feed `text/xml`.
const texts = {
  'application/javascript': 'js',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'text/css': 'css',
  'text/html': 'html',
  'text/plain': 'txt',
};
/** Languages that an address names. */
const prefixes = localeCodes.filter((code) => code !== defaultLocale);
/** Types that declare their encoding inside the file. */
const markup = { 'application/xml': 'xml', 'image/svg+xml': 'svg' };
/** Types that are compressed already. */
const binaries = {
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
};

/** `nginx.conf`, to be included in the `server` block whose `root` is the built site. */
export function nginxConfig(rules: readonly Rule[], redirects: readonly Redirect[]): string {
  const types = Object.entries({ ...texts, ...markup, ...binaries });
  // nginx always compresses HTML, and warns where the list names it.
  const besidesHtml = (type: string) => type !== 'text/html';
  const [general, special] = [rules.filter(isGeneral), rules.filter((rule) => !isGeneral(rule))];
  return `types { ${types.map(([type, extension]) => `${type} ${extension};`).join(' ')} }
charset utf-8;
charset_types ${Object.keys(texts).filter(besidesHtml).join(' ')};
gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types ${Object.keys({ ...texts, ...markup })
    .filter(besidesHtml)
    .join(' ')};
absolute_redirect off;
set $not_found /404;
if ($uri ~ ^/(${prefixes.join('|')})/) {
  set $not_found /$1/404;
}
error_page 404 $not_found;

${addHeaders([revalidate, ...general])}
${special
  .map(
    (rule) => `location ~ ^${rule.path.replace('*', '.*[^/]$')} {
${addHeaders([revalidate, ...general, rule], '  ')}
  try_files $uri =404;
}
`,
  )
  .join('')}
# Before all else: browsers take “//other.example” and “/\\other.example” for another site, so no redirect may lead there.
if ($uri ~ \\x5c) {
  return 404;
}
if ($request_uri ~* "^[^?]*(/|%2f){2}") {
  rewrite ^(.*)$ $1 permanent;
}

location / {
${redirects
  .filter((rule) => !isExact(rule))
  .map(asRegExp)
  .map(({ from, to }) => `  rewrite ${from} ${to} permanent;`)
  .join('\n')}
  rewrite ^/index$ / permanent;
  rewrite ^(.+?)(\\.html|/index|/)$ $1 permanent;
  try_files $uri $uri.html $uri/index.html =404;
}
${redirects
  .filter(isExact)
  .map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`)
  .join('\n')}
`;
}

function isGeneral({ path }: Rule): boolean {
  return path === '/*';
}

/** A location that adds a header inherits none, so each names all; of two with one name the later counts. */
function addHeaders(rules: readonly Rule[], indent = ''): string {
  return Object.entries(Object.assign({}, ...rules.map(({ headers }) => headers)))
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');
}
