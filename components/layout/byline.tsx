import { Day } from '@/components/ui/day.tsx';
import { authorName } from '@/lib/content/catalogue.ts';
import type { Body } from '@/lib/content/load/mdx.ts';
import { readingMinutes } from '@/lib/content/reading-time.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

interface Props {
  frontmatter: { author: string; published: string; updated: string };
  body: Body;
  locale: Locale;
}

/** Who wrote a text, when, when it was last changed, and how long it takes to read. */
export function Byline({ frontmatter: { author, published, updated }, body, locale }: Props) {
  const t = translator(locale, 'article');
  return (
    <p className="byline flex flex-wrap gap-x-m gap-y-[0.15rem] text-tiny text-muted">
      <span>{t('by', { author: authorName(author, locale) })}</span>{' '}
      <span>
        {t('published')} <Day day={published} locale={locale} />
      </span>{' '}
      {updated !== published && (
        <span>
          {t('updated')} <Day day={updated} locale={locale} />
        </span>
      )}{' '}
      <span>{t('readTime', { minutes: readingMinutes(body) })}</span>
    </p>
  );
}
