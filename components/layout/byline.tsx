import { authorName } from '@/lib/content/catalogue.ts';
import type { Body } from '@/lib/content/load/mdx.ts';
import { formatDate } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** Words a reader takes in per minute of silent reading, for the reading time. Brysbaert (2019) gives 238 for English non-fiction; numbers slow it down. */
const WORDS_PER_MINUTE = 200;

/** Reading time in whole minutes, at least one. */
export function readingMinutes({ words }: Pick<Body, 'words'>): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

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

export function Day({ day, locale }: { day: string; locale: Locale }) {
  return <time dateTime={day}>{formatDate(day, locale)}</time>;
}
