import { formatDate } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';

export function Day({ day, locale }: { day: string; locale: Locale }) {
  return <time dateTime={day}>{formatDate(day, locale)}</time>;
}
