import { Icon } from '@/components/ui/icon.tsx';
import type { HeadingInfo } from '@/lib/content/load/mdx.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';

interface Props {
  headings: readonly HeadingInfo[];
  locale: Locale;
  /** `beside`: open beside the text where there is room (`styles/contents.css`), else folded above it. */
  place: 'beside' | 'above';
}

/** Links to the sections of a text. */
export function TableOfContents({ headings, locale, place }: Props) {
  const t = translator(locale, 'article');
  return (
    <nav
      id={ids.contents}
      className={`toc text-small/[1.35] ${place === 'beside' ? 'toc-beside @desktop:col-start-2 @desktop:row-start-2' : 'max-w-column @desktop:col-start-1 @desktop:row-start-1'}`}
      aria-label={t('contents')}
    >
      <div className="toc-inner">
        {/* Stands for the summary where the list cannot be folded. */}
        <p className="toc-title" aria-hidden="true">
          {t('contents')}
        </p>
        <details>
          <summary>{t('contents')}</summary>
          <ol>
            {headings
              .filter(({ depth }) => depth === 2)
              .map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
          </ol>
        </details>
      </div>
    </nav>
  );
}

/**
 * From anywhere in a text back to its list of sections, on screens where that is not beside it. The last child of the text, where
 * it has a place of its own: it hides nothing for good. It comes into view a screen further down than the list above the text; where
 * there is a margin to stand in, it leaves the lines free. `lib/inline/contents.ts` unfolds the list.
 */
export function BackToContents({ locale }: { locale: Locale }) {
  return (
    <div className="hidden h-target print:hidden tall:@max-desktop:block">
      <div className="pointer-events-none absolute inset-x-0 top-[100vh] bottom-0 z-10 flex items-end justify-end @tablet:-right-l">
        <a
          href={`#${ids.contents}`}
          data-unfolds=""
          className="pointer-events-auto sticky bottom-s inline-flex min-h-target items-center gap-xs rounded-pill border border-edge bg-paper px-m text-small font-semibold no-underline shadow-raised"
        >
          <Icon name="arrowUp" />
          {translator(locale, 'article')('contents')}
        </a>
      </div>
    </div>
  );
}
