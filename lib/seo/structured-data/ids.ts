import { catalogue } from '@/lib/content/catalogue.ts';

/** Names by which nodes of all pages refer to the site's own. */
export const organizationId = () => `${catalogue().site.url}/#organization`;
export const websiteId = () => `${catalogue().site.url}/#website`;
