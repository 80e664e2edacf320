import type { useMDXComponents as Provider } from '@mdx-js/react';
import type { MDXComponents } from 'mdx/types';
import type { AnchorHTMLAttributes, ComponentProps, ComponentType, ReactNode } from 'react';
import * as blocks from '@/components/blocks/index.ts';
import * as figures from '@/components/figures/index.ts';
import * as law from '@/components/law/index.ts';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import * as review from '@/components/review/index.ts';
import { Link } from '@/components/ui/link.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { MarkdownPicture } from '@/components/ui/markdown-picture.tsx';
import { MarkdownTable } from '@/components/ui/markdown-table.tsx';
import type { MdxComponentName } from '@/lib/content/schema/mdx-components.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import type { PageContext } from '@/lib/routes.ts';

/** What MDX may place; the compiler holds it against the table of schemas. */
const components: { [N in MdxComponentName]: (props: MdxComponentProps<N>) => ReactNode } = {
  ...blocks,
  ...figures,
  ...law,
  ...review,
};

/**
 * What every compiled text asks for, on any page. It stands in for the function of `@mdx-js/react`, which takes the components from
 * a React context: server components have none.
 */
export const useMDXComponents: typeof Provider = () => ({ img: MarkdownPicture });

/** The other components of a text, bound to the page it stands on: links stay in its language, tables are named after it. */
export function componentsOn(page: PageContext): MDXComponents {
  const bound: MDXComponents = {
    a: ({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) =>
      href.startsWith('/') || href.startsWith('#') ? (
        <Link to={href} locale={page.locale} {...rest} />
      ) : (
        <a href={href} rel="noopener" {...rest} />
      ),
    h2: (props: ComponentProps<'h2'>) => <LinkedHeading as="h2" {...props} />,
    h3: (props: ComponentProps<'h3'>) => <LinkedHeading as="h3" {...props} />,
    table: (props: Omit<ComponentProps<typeof MarkdownTable>, 'page'>) => <MarkdownTable {...props} page={page} />,
  };
  for (const [name, value] of Object.entries(components)) {
    const Component = value as ComponentType<{ locale: Locale; page: PageContext }>;
    bound[name] = (props: object) => <Component {...props} locale={page.textLocale} page={page} />;
  }
  return bound;
}
