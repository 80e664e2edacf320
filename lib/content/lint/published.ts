import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { entriesOf, isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { files } from '../load/folders.ts';
import type { CheckLink } from './pages.ts';
import { repeated } from './repeated.ts';

/** Addresses that were public and lead nowhere now, and redirects that are wrong. A new page is only a warning. */
export function checkPublished(content: Content, checkLink: CheckLink): Diagnostic[] {
  const { published, at } = content;
  if (!published) return [];
  const { pages, moved } = published;
  const live = new Set(livePaths(content));
  return [
    ...[...pages.entries()]
      .filter(([, path]) => !live.has(path) && !Object.hasOwn(moved, path))
      .map(([index, path]) => ({
        ...at(files.published, 'pages', index),
        message: message('references.pageVanished', { path, parent: parentOf(path) }),
      })),
    ...Object.keys(moved)
      .filter((from) => live.has(from))
      .map((from) => ({
        ...at(files.published, 'moved', from),
        message: message('references.movedIsPage', { path: from }),
      })),
    ...Object.entries(moved).flatMap(([from, to]) => {
      const problem = checkLink(to);
      return problem ? [{ ...at(files.published, 'moved', from), message: problem }] : [];
    }),
    ...repeated(pages, (index) => at(files.published, 'pages', index)),
    ...[...live]
      .filter((path) => !pages.includes(path))
      .map((path) => warning({ file: files.published, message: message('references.notYetListed', { path }) })),
  ];
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')).replace('/reviews', '/rankings') || '/';
}

/** Addresses of the pages that the site has now, without language prefix; drafts have none. */
export function livePaths(content: Pick<Content, 'texts'>): string[] {
  return entriesOf(content).flatMap(({ path, entry }) => (isDraft(entry) ? [] : path));
}
