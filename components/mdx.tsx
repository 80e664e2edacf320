import type { MDXComponents } from 'mdx/types';
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import * as blocks from '@/components/blocks/index.ts';
import * as figures from '@/components/figures/index.ts';
import * as review from '@/components/review/index.ts';
import { Link } from '@/components/ui/link.tsx';
import { WrittenTable } from '@/components/ui/written-table.tsx';
import type { MdxComponentName, MdxProps } from '@/lib/content/mdx-components.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import type { PageContext } from '@/lib/routes.ts';

/** What a component that MDX may place is given: its own props, the language of the text, and the page it stands on. */
export type Placed<N extends MdxComponentName> = MdxProps<N> & {
  locale: Locale;
  page: PageContext;
  children?: ReactNode;
};

const components: { [N in MdxComponentName]: (props: Placed<N>) => ReactNode | Promise<ReactNode> } = {
  ...blocks,
  ...figures,
  ...review,
};

// The `.mdx` suffix and the static prefix keep each import to one folder (vercel/next.js PR#73466).
const load = {
  pages: (slug: string, locale: Locale) => import(`@/content/pages/${slug}/${locale}.mdx`),
  guide: (slug: string, locale: Locale) => import(`@/content/guide/${slug}/${locale}.mdx`),
  blog: (slug: string, locale: Locale) => import(`@/content/blog/${slug}/${locale}.mdx`),
  reviews: (slug: string, locale: Locale) => import(`@/content/reviews/${slug}/${locale}.mdx`),
};

/** The body of a page's MDX file, with every component bound to the page. */
export async function MdxBody({ page }: { page: PageContext }) {
  const { default: Body } = await load[page.route.collection](page.route.slug, page.textLocale);
  return <Body components={bind(page)} />;
}

function bind(page: PageContext): MDXComponents {
  const bound: MDXComponents = {
    a: ({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) =>
      href.startsWith('/') || href.startsWith('#') ? (
        <Link to={href} locale={page.locale} {...rest} />
      ) : (
        <a href={href} rel="noopener" {...rest} />
      ),
    table: (props) => <WrittenTable {...props} page={page} />,
  };
  for (const [name, Component] of Object.entries(components)) {
    const Placed = Component as ComponentType<{ locale: Locale; page: PageContext }>;
    bound[name] = (props) => <Placed {...props} locale={page.textLocale} page={page} />;
  }
  return bound;
}
