import type { ReactNode } from 'react';
import type { HeadingInfo } from '@/lib/content/load/mdx.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { BackToContents, TableOfContents } from './table-of-contents.tsx';

interface Props {
  header: ReactNode;
  headings: readonly HeadingInfo[];
  /** The language of the text. */
  locale: Locale;
  className?: string;
  /** The colour of its group of the guide. */
  color?: string;
  /** The text itself. */
  children: ReactNode;
  /** What follows the text, as wide as the page. */
  after?: ReactNode;
}

/** From how many sections on a text is too long to scroll back to their list. */
const LONG = 4;

/** A text, with the list of its sections beside it where there is room. */
export function Article({ header, headings, locale, className = '', color, children, after }: Props) {
  return (
    <article
      className={`article wrap grid grid-cols-1 gap-x-xl gap-y-l pt-s pb-xl @desktop:grid-cols-text ${className}`}
      data-color={color}
    >
      <header className="max-w-column space-y-[0.9rem]">{header}</header>
      <TableOfContents headings={headings} locale={locale} place="beside" />
      {/* What has focus or was jumped to is kept above `BackToContents`. */}
      <div className="prose relative @desktop:col-start-1 @desktop:row-start-2 tall:@max-desktop:**:scroll-mb-20">
        {children}
        {headings.filter(({ depth }) => depth === 2).length >= LONG && <BackToContents locale={locale} />}
      </div>
      {after}
    </article>
  );
}
