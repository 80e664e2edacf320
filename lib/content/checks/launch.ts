import type { Content } from '../content.ts';
import type { Fault } from '../faults.ts';
import { files } from '../folders.ts';
import { say } from '../sentences/index.ts';

/** Hosts that stand for no real one (RFC 2606). */
const EXAMPLE = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Settings that still hold an example: the site's address, its e-mail, the banner host, partner links. */
export function exampleSettings({ site }: Pick<Content, 'site'>): { host: string; keys: string[] }[] {
  if (!site) return [];
  const addresses: [host: string, ...keys: string[]][] = [
    [new URL(site.url).hostname, 'url'],
    [site.email.replace(/^.*@/, ''), 'email'],
    ...(site.banners.enabled
      ? [[new URL(site.banners.host).hostname, 'banners', 'host'] as [string, string, string]]
      : []),
    ...Object.entries(site.partnerLinks).map(
      ([id, link]) => [new URL(link).hostname, 'partnerLinks', id] as [string, string, string],
    ),
  ];
  return addresses.filter(([host]) => EXAMPLE.test(host)).map(([host, ...keys]) => ({ host, keys }));
}

/** The same as faults: the site cannot go out with them. */
export function checkLaunch(content: Content): Fault[] {
  return exampleSettings(content).map(({ host, keys }) => ({
    ...content.at(files.site, ...keys),
    says: say.exampleHost(keys.join('.'), host),
  }));
}
