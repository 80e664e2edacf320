import { permitInForce, rendersBanners, showsButton } from '../authorisation.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import { unlawfulButtons } from './authorisations.ts';
import { isExample } from './example.ts';
import { publishedReviews } from './reviews.ts';

/** Days after which the law of a country, or an authorisation held by an operator with a permit in force, is to be read again. */
const FRESH = 60;

type Settings = Pick<Content, 'site' | 'countries' | 'reviews' | 'texts'>;

/** Settings that hold an example and would be shown: the site's address, its e-mail, the banner host, partner links. */
export function exampleSettings(content: Settings): { host: string; keys: string[] }[] {
  const { site, countries } = content;
  if (!site) return [];
  const published = new Map(publishedReviews(content));
  const rendersButton = (id: string) => {
    const review = published.get(id);
    return review && (!countries || showsButton(site.partnerButtons, review, countries));
  };
  const addresses = [
    { host: new URL(site.url).hostname, keys: ['url'] },
    { host: site.email.replace(/^.*@/, ''), keys: ['email'] },
    ...(!countries || rendersBanners(site, countries)
      ? [{ host: new URL(site.banners.host).hostname, keys: ['banners', 'host'] }]
      : []),
    ...Object.entries(site.partnerLinks)
      .filter(([id]) => rendersButton(id))
      .map(([id, link]) => ({ host: new URL(link).hostname, keys: ['partnerLinks', id] })),
  ];
  return addresses.filter(({ host }) => isExample(host));
}

/**
 * What has to be done before a launch: examples to replace, partner buttons that the law does not allow, and laws and
 * authorisations that were checked too long ago.
 * @param today the day of the launch, `YYYY-MM-DD`
 */
export function checkLaunch(content: Content, today: string): Diagnostic[] {
  const { site, countries, at } = content;
  const examples = exampleSettings(content).map(({ host, keys }) => ({
    ...at(contentFiles.site, ...keys),
    message: message('launch.exampleHost', { field: keys.join('.'), host }),
  }));
  const stale = (of: 'law' | 'permit', name: string, checked: string, place: Place): Diagnostic[] => {
    const days = (Date.parse(today) - Date.parse(checked)) / 86_400_000;
    return days > FRESH ? [{ ...place, message: message('launch.staleCheck', { of, name, days, most: FRESH }) }] : [];
  };
  const laws = (countries?.countries ?? []).flatMap(({ id, checked }, index) =>
    stale('law', id, checked, at(contentFiles.countries, 'countries', index, 'checked')),
  );
  const permits = publishedReviews(content)
    .filter(([, review]) => countries && permitInForce(review, countries))
    .flatMap(([id, { name, authorisations }]) =>
      authorisations.flatMap(({ state, checked }, index) =>
        state === 'held'
          ? stale('permit', name, checked, at(contentFiles.review(id), 'authorisations', index, 'checked'))
          : [],
      ),
    );
  // With a real address, the content check reports them already.
  const buttons = site && isExample(new URL(site.url).hostname) ? unlawfulButtons(content) : [];
  return [...examples, ...buttons, ...laws, ...permits];
}
