import { collectionNames, collections, type Entry, isDraft } from './collections.ts';
import type { Content } from './content.ts';

/** Addresses of the pages that the site has now, without language prefix; drafts have none. */
export function livePaths({ texts }: Pick<Content, 'texts'>): string[] {
  return collectionNames.flatMap((name) =>
    (texts[name] as Entry<{ draft?: true }>[])
      .filter((entry) => !isDraft(entry))
      .map(({ slug }) => collections[name].path(slug)),
  );
}
