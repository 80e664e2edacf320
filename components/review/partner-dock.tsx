import type { Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { PartnerLink } from './partner-link.tsx';

/**
 * On phones the partner button docks at the lower edge while the text is read. The bar has a place of its own at the text's end:
 * it hides nothing for good.
 */
export function PartnerDock({ review, locale }: { review: Review; locale: Locale }) {
  return (
    <div className="partner-dock sticky bottom-0 z-20 -mx-gutter hidden items-center justify-between gap-s border-t border-line bg-paper px-gutter py-s tall:@max-desktop:flex">
      <strong className="flex-1 truncate">{review.name}</strong> <PartnerLink review={review} locale={locale} />
    </div>
  );
}
