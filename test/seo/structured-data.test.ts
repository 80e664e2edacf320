/** JSON-LD of every page: complete by Google's lists, and nothing in it that the page does not show. */
import { formatNumber } from '@/lib/i18n/format.ts';
import { all, attribute, documentAt, only, type Page, pages, pageText, plain, text } from '../site.ts';
import { fileOf, origin } from './files.ts';
import { graph, type Node } from './shapes.ts';

type OfType<T extends Node['@type']> = Extract<Node, { '@type': T }>;

function nodesOf({ path }: Page): Node[] {
  const script = only(documentAt(path), 'script[type="application/ld+json"]');
  const json = script.children.map((child) => ('data' in child ? child.data : '')).join('');
  return graph.parse(JSON.parse(plain(json)))['@graph'];
}

function nodesOfType<T extends Node['@type']>(page: Page, type: T): OfType<T>[] {
  return nodesOf(page).filter((node): node is OfType<T> => node['@type'] === type);
}

/** Texts of a node that a reader must find in the page. */
function textsOf(page: Page, node: Node): string[] {
  switch (node['@type']) {
    case 'Organization':
    case 'WebSite':
      return [node.name];
    case 'BreadcrumbList':
    case 'ItemList':
      return node.itemListElement.map(({ name }) => name);
    case 'Article':
    case 'BlogPosting':
      return [node.headline, node.description, node.author.name, node.articleSection];
    case 'Review':
      return [
        ...[node.name, node.description, node.reviewBody, node.author.name, node.itemReviewed.name],
        `${formatNumber(node.reviewRating.ratingValue, page.textLocale, 1)}/${node.reviewRating.bestRating}`,
      ];
    case 'DefinedTermSet':
      return node.hasDefinedTerm.map(({ name }) => name);
  }
}

test.each(pages)('$path has one graph, complete and of known shapes', (page) => {
  expect(() => nodesOf(page)).not.toThrow();
});

test('each kind of page has the types that belong to it', () => {
  const main = { pages: [], guide: ['Article'], blog: ['BlogPosting'], reviews: ['Review'] } as const;
  for (const page of pages) {
    const types = nodesOf(page).map((node) => node['@type']);
    const crumbs = page.route.path === '/' ? [] : ['BreadcrumbList'];
    const expected = ['Organization', 'WebSite', ...crumbs, ...main[page.route.collection]];
    expect([page.path, types.slice(0, expected.length)]).toEqual([page.path, expected]);
    expect(types.slice(expected.length).every((type) => type === 'ItemList' || type === 'DefinedTermSet')).toBe(true);
  }
  const having = (type: Node['@type']) =>
    pages.filter((page) => nodesOfType(page, type).length > 0).map(({ path }) => path);
  expect(having('ItemList')).toEqual(expect.arrayContaining(['/', '/brasil', '/es/latam', '/en/rankings']));
  expect(having('DefinedTermSet')).toEqual(
    pages.filter(({ route }) => route.path === '/dicionario').map(({ path }) => path),
  );
});

test('what the graph says, the page shows', () => {
  const hidden = pages.flatMap((page) => {
    const shown = pageText(page.path);
    const said = nodesOf(page).flatMap((node) => textsOf(page, node));
    return said.filter((value) => !shown.includes(value)).map((value) => `${page.path}: ${value}`);
  });
  expect(hidden).toEqual([]);
});

test('its dates are the page’s', () => {
  for (const page of pages) {
    const days = new Set(all(documentAt(page.path), 'main time').map((time) => attribute(time, 'datetime')));
    for (const node of nodesOf(page)) {
      if ('datePublished' in node)
        expect([page.path, days.has(node.datePublished), days.has(node.dateModified)]).toEqual([page.path, true, true]);
    }
  }
});

test('its breadcrumbs are the visible ones', () => {
  for (const page of pages.filter(({ route }) => route.path !== '/')) {
    const visible = all(documentAt(page.path), '.breadcrumbs li');
    const [list] = nodesOfType(page, 'BreadcrumbList');
    expect(list?.itemListElement.map(({ name }) => name)).toEqual(visible.map(text));
    const links = all(documentAt(page.path), '.breadcrumbs a').map((link) => origin + (attribute(link, 'href') ?? ''));
    expect(list?.itemListElement.slice(0, -1).map(({ item }) => item)).toEqual(links);
  }
});

test('its rankings are in the visible order', () => {
  for (const page of pages) {
    const [first] = nodesOfType(page, 'ItemList');
    const ranking = all(documentAt(page.path), '.ranking h3').map(text);
    if (ranking.length > 0) expect(first?.itemListElement.map(({ name }) => name)).toEqual(ranking);
  }
});

test('every address in it exists', () => {
  const addresses = (value: unknown): string[] => {
    if (typeof value === 'string') return value.startsWith(`${origin}/`) ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addresses) : [];
  };
  const dead = pages.flatMap((page) =>
    addresses(nodesOf(page)).filter((address) => !fileOf(address.slice(origin.length).replace(/#.*/, ''))),
  );
  expect(dead).toEqual([]);
});
