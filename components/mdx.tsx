import type { MDXContent } from 'mdx/types';
import type { Collection } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import type { PageContext } from '@/lib/routes.ts';
import { componentsOn } from '@/mdx-components.tsx';

type LoadText = (slug: string, locale: Locale) => Promise<{ default: MDXContent }>;

// The folder in front and the ending `.mdx` say which files an import may mean.
const load: Record<Collection, LoadText> = {
  pages: (slug, locale) => import(`@/content/pages/${slug}/${locale}.mdx`),
  guide: (slug, locale) => import(`@/content/guide/${slug}/${locale}.mdx`),
  blog: (slug, locale) => import(`@/content/blog/${slug}/${locale}.mdx`),
  reviews: (slug, locale) => import(`@/content/reviews/${slug}/${locale}.mdx`),
};

/** The text of a page, as `@next/mdx` compiled it. */
export async function MdxBody({ page }: { page: PageContext }) {
  const { collection, slug } = page.route;
  const { default: Text } = await load[collection](slug, page.textLocale);
  return <Text components={componentsOn(page)} />;
}
