import type { Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { Tag } from './tag.tsx';

/** The region an operator was analysed for, in the region's colour. */
export function RegionTag({ region, locale }: { region: Review['region']; locale: Locale }) {
  return <Tag accent={region}>{translator(locale, 'ranking')(`regions.${region}`)}</Tag>;
}
