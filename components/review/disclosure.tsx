import { Link } from '@/components/ui/link.tsx';
import { earningsPath } from '@/lib/content/addresses.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';

/** Says, before the first partner link of a page, that the site is paid for them. */
export function Disclosure({ locale, page }: { locale: Locale; page: PageContext }) {
  const t = translator(locale, 'disclosure');
  return (
    <p className="text-tiny/[1.5] text-muted print:hidden [&>a]:py-[0.8rem] [&>strong]:text-ink">
      <strong>{t('label')}</strong> {t('text')}{' '}
      <Link to={earningsPath} locale={page.locale}>
        {t('more')}
      </Link>
    </p>
  );
}
