import { TextLink } from '@/components/ui/link.tsx';
import { howWeScore } from '@/lib/content/addresses.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';

interface Props {
  asks: keyof typeof howWeScore;
  /** Tells links of the same words apart for those who hear them in a row. */
  about?: string;
  locale: Locale;
  page: PageContext;
}

/** From scores to how they come about; every block that shows scores has one. */
export function HowWeScore({ asks, about, locale, page }: Props) {
  // `relative` lifts it above the link that covers a card; in two lines it fills its height, and the padding keeps it off what is near.
  return (
    <TextLink to={howWeScore[asks]} locale={page.locale} className="relative py-3 text-tiny">
      {translator(locale, 'review')(`howWeScore.${asks}`)}
      {about && <span className="sr-only"> {about}</span>}
    </TextLink>
  );
}
