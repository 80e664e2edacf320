import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { withSite } from '@/lib/testing/small-site.ts';
import contentVersionLoader from './content-version-loader.mjs';

test('in next dev the content version depends on every file of content and messages', () => {
  withSite({}, (root) => {
    const folders: string[] = [];
    const contentVersion = () =>
      contentVersionLoader.call({ rootContext: root, addContextDependency: (folder) => folders.push(folder) });

    const first = contentVersion();
    expect(folders).toEqual([path.join(root, 'content'), path.join(root, 'messages')]);
    expect(first).toMatch(/^export const contentVersion = '[\d.]+';\n$/);
    expect(contentVersion()).toBe(first);

    utimesSync(path.join(root, 'content/guide/odds/pt.mdx'), 4e9, 4e9);
    const edited = contentVersion();
    expect(edited).not.toBe(first);

    rmSync(path.join(root, 'content/guide/odds/pt.mdx'));
    expect(contentVersion()).not.toBe(edited);
  });
});
