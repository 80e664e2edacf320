import type { ReactNode } from 'react';
import { docFor } from '@/lib/content/catalogue.ts';
import type { CriterionId } from '@/lib/content/schema/index.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';

interface Props {
  /** What the table stands under, and which one of several there, as `lib/content/mdx/table-headings.mjs` tells it. */
  heading?: string;
  criterion?: CriterionId;
  number?: string;
  /** How it is laid out on narrow screens where it is a list there, as `lib/content/mdx/stacked-tables.mjs` tells it. */
  stack?: 'numbers' | 'words';
  page: PageContext;
  children?: ReactNode;
}

/** A table of Markdown. Its caption is for those who do not see the heading above it. */
export function MarkdownTable({ heading, criterion, number, stack, page, children }: Props) {
  const { textLocale, route } = page;
  const words = criterion
    ? translator(textLocale, 'criteria')(criterion)
    : (heading ?? docFor(route.entry, textLocale).doc.frontmatter.title);
  const caption = number ? `${words} (${number})` : words;
  return (
    <figure className="table-scroll mb-7" data-stack={stack} aria-label={caption}>
      <table role={stack && 'table'}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </figure>
  );
}
