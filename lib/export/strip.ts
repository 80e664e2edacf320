import type { CheerioAPI } from 'cheerio';

/** Beginnings of the inline scripts with which Next sends the page a second time, as data for its client. */
const flight = ['(self.__next_f=', 'self.__next_f.push(', '(globalThis["TURBOPACK"]'];

/** Next's scripts that have a file, hints to load its files, and a mark for its fonts. */
const ofNext = [
  'script[src^="/_next/"]',
  'link:is([rel="modulepreload"], [as="script"], [as="style"])',
  'meta[name="next-size-adjust"]',
].join();

/**
 * Removes Next's client from a page: its scripts, the page's text as data, hints to load them, and the marks that React
 * leaves for hydration. Inside islands all stays as it is: there React does hydrate.
 */
export function stripNext($: CheerioAPI): void {
  const islands = new Set<unknown>($('[data-island], [data-island] *').toArray());
  const outside = $.root()
    .find('*')
    .addBack()
    .not((_, node) => islands.has(node));
  outside.filter(ofNext).remove();
  outside
    .filter('script:not([src])')
    .filter((_, script) => flight.some((start) => $(script).text().startsWith(start)))
    .remove();
  // Where Next's client would put metadata: hidden, and empty but for marks.
  outside
    .filter('div[hidden]')
    .filter((_, { attribs, children }) => Object.keys(attribs).length === 1 && children.every(isComment))
    .remove();
  outside.filter('[data-precedence]').removeAttr('data-precedence');
  outside
    .contents()
    .filter((_, node) => isComment(node))
    .remove();
}

const isComment = ({ type }: { type: string }) => type === 'comment';
