import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';

/** Every banner before the footer has its id in `banners.ids`. */
export function checkSite({ site, at }: Content): Diagnostic[] {
  if (!site) return [];
  const { bottom, ids } = site.banners;
  const known = Object.keys(ids);
  return [...bottom.entries()]
    .filter(([, { id }]) => !known.includes(String(id)))
    .map(([index, { id }]) => ({
      ...at(contentFiles.site, 'banners', 'bottom', index, 'id'),
      message: message('references.noBanner', { id: String(id), known }),
    }));
}
