import { edit, neverBuilds } from '@/lib/testing/slips.ts';

neverBuilds([
  [
    'bottom banner without an id',
    edit('content/site.yml', 'bottom: [{ id: 163019', 'bottom: [{ id: 163020'),
    'content/site.yml:13:14 references.noBanner 163020 163019',
  ],
]);
