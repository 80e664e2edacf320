import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { entriesOf, isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import type { CheckLink } from './links.ts';
import { repeated } from './repeated.ts';

/** Addresses that were public and lead nowhere now, and redirects that are wrong. A new page is only a warning. */
export function* checkPublished(content: Content, checkLink: CheckLink): Generator<Diagnostic> {
  const { published, at } = content;
  if (!published) return;
  const { pages, moved } = published;
  const live = new Set(livePaths(content));
  const pageAt = (index: number) => at(contentFiles.published, 'pages', index);
  for (const [index, path] of pages.entries()) {
    if (!live.has(path) && !Object.hasOwn(moved, path))
      yield { ...pageAt(index), message: message('published.pageVanished', { path, parent: parentOf(path) }) };
  }
  for (const [from, to] of Object.entries(moved)) {
    const place = at(contentFiles.published, 'moved', from);
    if (live.has(from)) yield { ...place, message: message('published.movedIsPage', { path: from }) };
    const problem = checkLink(to);
    if (problem) yield { ...place, message: problem };
  }
  yield* repeated(pages, pageAt);
  for (const path of live) {
    if (!pages.includes(path))
      yield warning({ file: contentFiles.published, message: message('published.notYetListed', { path }) });
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')).replace('/reviews', '/rankings') || '/';
}

/** Addresses of the pages that the site has now, without language prefix; drafts have none. */
export function livePaths(content: Pick<Content, 'texts'>): string[] {
  return entriesOf(content).flatMap(({ path, entry }) => (isDraft(entry) ? [] : path));
}
