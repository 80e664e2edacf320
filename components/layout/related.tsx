import { Link } from '@/components/ui/link.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';
import type { PageContext } from '@/lib/routes.ts';
import { PageTitle } from './page-title.tsx';

/** "See also": where an article or a post leads at its end, and why. */
export function Related({ page }: { page: PageContext }) {
  const { locale } = page;
  const rows = catalogue().related[page.route.path] ?? [];
  if (rows.length === 0) return null;
  return (
    <nav className="related" lang={locales[locale].hreflang} aria-labelledby={ids.related}>
      <LinkedHeading as="h2" id={ids.related}>
        {translator(locale, 'article')('related')}
      </LinkedHeading>
      <ul>
        {rows.map(({ to, reason }) => (
          <li key={to}>
            <Link to={to} locale={locale}>
              <PageTitle path={to.replace(/#.*/, '')} page={page} />
            </Link>
            : {inLanguage(reason, locale)}
          </li>
        ))}
      </ul>
    </nav>
  );
}
