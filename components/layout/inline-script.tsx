import { type InlineName, inlineScript } from '@/lib/inline/index.ts';

/** One of the site's constant inline scripts; the content security policy allows each by its hash. */
export function InlineScript({ name }: { name: InlineName }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own, bundled from lib/inline
  return <script data-inline={name} dangerouslySetInnerHTML={{ __html: inlineScript(name) }} />;
}
