import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import { ancestors, shortTitle } from '@/lib/breadcrumbs.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { localeCodes, locales } from '@/lib/i18n/locales.ts';
import { absoluteUrl } from '@/lib/i18n/urls.ts';
import type { PageContext } from '@/lib/routes.ts';
import { iconPath } from '../icons.ts';
import { canonicalUrl } from '../metadata.ts';
import { organizationId, websiteId } from './ids.ts';
import { lists } from './lists.ts';
import { texts } from './texts.ts';

/** Structured data of a page (schema.org). It holds nothing that the page does not show. */
export function structuredData(page: PageContext): Graph {
  const graph: Thing[] = [organization(), website(), ...breadcrumbs(page), ...texts(page), ...lists(page)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function organization(): Organization {
  const { url, name } = catalogue().site;
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name,
    url: absoluteUrl(url, '/'),
    logo: url + iconPath({ size: 512, purpose: 'any' }),
  };
}

function website(): WebSite {
  const { url, name } = catalogue().site;
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name,
    url: absoluteUrl(url, '/'),
    inLanguage: localeCodes.map((code) => locales[code].hreflang),
    publisher: { '@id': organizationId() },
  };
}

/** The visible breadcrumbs; the page itself closes them. */
function breadcrumbs(page: PageContext): BreadcrumbList[] {
  const above = ancestors(page.route);
  if (above.length === 0) return [];
  const { url } = catalogue().site;
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...above, page.route].map((route, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: shortTitle(route, page),
        item: route === page.route ? canonicalUrl(route, page.locale) : absoluteUrl(url, route.path, page.locale),
      })),
    },
  ];
}
