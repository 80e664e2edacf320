import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Content } from '../load/content.ts';

const file = 'public/.well-known/security.txt';
/** In milliseconds. */
const DAY = 86_400_000;

/**
 * `security.txt`, which says whom to write to about a vulnerability (RFC 9116), must name the site's e-mail and address, and not
 * have expired.
 */
export function checkSecurity({ root, site }: Content, today: string): Diagnostic[] {
  if (!site || !existsSync(path.join(root, file))) return [];
  const lines = readFileSync(path.join(root, file), 'utf8').split(/\r?\n/);
  const fieldOf = (name: string) => {
    const index = lines.findIndex((line) => line.startsWith(`${name}:`));
    return { line: index < 0 ? undefined : index + 1, value: lines[index]?.slice(name.length + 1).trim() };
  };
  const diagnostics = Object.entries({
    Contact: `mailto:${site.email}`,
    Canonical: `${site.url}/.well-known/security.txt`,
  }).flatMap(([name, value]): Diagnostic[] => {
    const found = fieldOf(name);
    return found.value === value
      ? []
      : [{ file, line: found.line, message: message('files.securityField', { line: `${name}: ${value}` }) }];
  });
  const expires = fieldOf('Expires');
  const day = Date.parse(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.exec(expires.value ?? '')?.[0] ?? '');
  if (Number.isNaN(day))
    diagnostics.push({
      file,
      line: expires.line,
      message: message('files.securityField', { line: 'Expires: 2027-11-01T00:00:00Z' }),
    });
  // Only a warning: no build must fail because time has passed.
  else if (day < Date.parse(today) + DAY)
    diagnostics.push(warning({ file, line: expires.line, message: message('files.securityExpired') }));
  return diagnostics;
}
