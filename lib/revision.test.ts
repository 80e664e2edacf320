import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { withSite } from '@/lib/content/testing/site.ts';
import revisionLoader from './revision-loader.mjs';

test('in next dev the revision depends on every file of content and messages', () => {
  withSite({}, (root) => {
    const folders: string[] = [];
    const revision = () =>
      revisionLoader.call({ rootContext: root, addContextDependency: (folder) => folders.push(folder) });

    const first = revision();
    expect(folders).toEqual([path.join(root, 'content'), path.join(root, 'messages')]);
    expect(first).toMatch(/^export const revision = '[\d.]+';\n$/);
    expect(revision()).toBe(first);

    utimesSync(path.join(root, 'content/guide/odds/pt.mdx'), 4e9, 4e9);
    const edited = revision();
    expect(edited).not.toBe(first);

    rmSync(path.join(root, 'content/guide/odds/pt.mdx'));
    expect(revision()).not.toBe(edited);
  });
});
