import { neverBuilds, odds } from '@/lib/testing/slips.ts';

neverBuilds([['no frontmatter', { [odds]: 'Só texto.\n' }, `${odds}:1 mdx.noFrontmatter`]]);
