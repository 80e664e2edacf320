import type { HeadingInfo } from '@/lib/content/mdx.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** Links to the sections of a text: folded on narrow screens, open beside the text on wide ones (`styles/contents.css`). */
export function TableOfContents({ headings, locale }: { headings: readonly HeadingInfo[]; locale: Locale }) {
  const t = translator(locale, 'article');
  return (
    <nav className="toc text-small/[1.35] @desktop:col-start-2 @desktop:row-start-2" aria-label={t('contents')}>
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
