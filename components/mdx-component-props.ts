import type { ReactNode } from 'react';
import type { MdxComponentName, MdxProps } from '@/lib/content/schema/mdx-components.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import type { PageContext } from '@/lib/routes.ts';

/** What a component that MDX may place is given: its own props, the language of the text, and the page it stands on. */
export type MdxComponentProps<N extends MdxComponentName> = MdxProps<N> & {
  locale: Locale;
  page: PageContext;
  children?: ReactNode;
};
