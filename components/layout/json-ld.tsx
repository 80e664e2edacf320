import type { PageContext } from '@/lib/routes.ts';
import { structuredData } from '@/lib/seo/structured-data/index.ts';

/** What a page says of itself to machines; data to the browser, which never runs it. */
export function JsonLd({ page }: { page: PageContext }) {
  // `<` is escaped, so that no text of the content can close the element.
  const json = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
