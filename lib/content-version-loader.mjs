import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Loader of `content-version.ts` in `next dev`: the module depends on every file of the two folders, so that saving one of them
 * refreshes the open page.
 */
export default function contentVersionLoader() {
  const folders = ['content', 'messages'].map((folder) => path.join(this.rootContext, folder));
  for (const folder of folders) this.addContextDependency(folder);
  const newest = Math.max(...folders.flatMap((folder) => [...changes(folder)]));
  return `export const contentVersion = '${newest}';\n`;
}

/** When each file and folder was last changed; a folder changes when one of its files comes or goes. */
function* changes(place) {
  const state = statSync(place);
  yield state.mtimeMs;
  if (state.isDirectory()) for (const name of readdirSync(place)) yield* changes(path.join(place, name));
}
