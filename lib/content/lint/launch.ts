import { rendersBanners, showsButton } from '../authorisation.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Content } from '../load/content.ts';
import { files } from '../load/folders.ts';
import { unlawfulButtons } from './authorisations.ts';
import { isExample } from './example.ts';

/** Days after which the law of a country is to be read again before a launch. */
const FRESH = 60;

type Settings = Pick<Content, 'site' | 'countries' | 'reviews'>;

/** Settings that hold an example and would be shown: the site's address, its e-mail, the banner host, partner links. */
export function exampleSettings(content: Settings): { host: string; keys: string[] }[] {
  const { site, countries } = content;
  if (!site) return [];
  const addresses: [host: string, ...keys: string[]][] = [
    [new URL(site.url).hostname, 'url'],
    [site.email.replace(/^.*@/, ''), 'email'],
    ...(!countries || rendersBanners(site, countries)
      ? [[new URL(site.banners.host).hostname, 'banners', 'host'] as [string, string, string]]
      : []),
    ...Object.entries(site.partnerLinks)
      .filter(([id]) => rendersButton(id, content))
      .map(([id, link]) => [new URL(link).hostname, 'partnerLinks', id] as [string, string, string]),
  ];
  return addresses.filter(([host]) => isExample(host)).map(([host, ...keys]) => ({ host, keys }));
}

function rendersButton(id: string, { site, countries, reviews }: Settings): boolean {
  const review = reviews.get(id);
  return !site || !countries || !review || showsButton(site.partnerButtons, review, countries);
}

/**
 * What has to be done before a launch: examples to replace, partner buttons that the law does not allow, and countries whose law
 * was checked too long ago.
 * @param today the day of the launch, `YYYY-MM-DD`
 */
export function checkLaunch(content: Content, today: string): Diagnostic[] {
  const { site, countries, at } = content;
  const examples = exampleSettings(content).map(({ host, keys }) => ({
    ...at(files.site, ...keys),
    message: message('references.exampleHost', { field: keys.join('.'), host }),
  }));
  const stale = (countries?.countries ?? []).flatMap(({ id, checked }, index) => {
    const days = (Date.parse(today) - Date.parse(checked)) / 86_400_000;
    if (days <= FRESH) return [];
    return [
      {
        ...at(files.countries, 'countries', index, 'checked'),
        message: message('references.staleCheck', { id, days, most: FRESH }),
      },
    ];
  });
  // With a real address, the check of the content tells of them already.
  const buttons = site && isExample(new URL(site.url).hostname) ? unlawfulButtons(content) : [];
  return [...examples, ...buttons, ...stale];
}
