import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import * as blocks from '@/components/blocks/index.ts';
import * as figures from '@/components/figures/index.ts';
import * as law from '@/components/law/index.ts';
import * as review from '@/components/review/index.ts';
import { Link } from '@/components/ui/link.tsx';
import { WrittenPicture } from '@/components/ui/written-picture.tsx';
import { WrittenTable } from '@/components/ui/written-table.tsx';
import { textOf } from '@/lib/content/catalogue.ts';
import type { MdxComponentName, MdxProps } from '@/lib/content/mdx-components.ts';
import { unpackTree } from '@/lib/content/mdx-tree.ts';
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
  ...law,
  ...review,
};

/** The text of a page, with every component bound to the page. */
export function MdxBody({ page }: { page: PageContext }) {
  const { doc } = textOf(page.route.entry, page.locale);
  const bound = bind(page);
  return toJsxRuntime(unpackTree(doc.tree), {
    Fragment,
    jsx,
    jsxs,
    components: bound,
    // A name is that of a component; what stands in braces is data (`lib/content/mdx-tree.ts`).
    createEvaluater: () => ({
      evaluateExpression: (node) => (node.type === 'Identifier' ? bound[node.name] : 'value' in node && node.value),
      evaluateProgram: () => undefined,
    }),
  });
}

function bind(page: PageContext): Components & Record<string, unknown> {
  const bound: Components & Record<string, unknown> = {
    a: ({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) =>
      href.startsWith('/') || href.startsWith('#') ? (
        <Link to={href} locale={page.locale} {...rest} />
      ) : (
        <a href={href} rel="noopener" {...rest} />
      ),
    img: WrittenPicture,
    table: (props) => <WrittenTable {...props} page={page} />,
  };
  for (const [name, Component] of Object.entries(components)) {
    const Placed = Component as ComponentType<{ locale: Locale; page: PageContext }>;
    bound[name] = (props) => <Placed {...props} locale={page.textLocale} page={page} />;
  }
  return bound;
}
