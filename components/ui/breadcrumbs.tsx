import { locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';
import { ancestors, shortTitle } from '@/lib/seo/breadcrumbs.ts';
import { Link } from './link.tsx';

export function Breadcrumbs({ page }: { page: PageContext }) {
  const above = ancestors(page.route);
  if (above.length === 0) return null;
  const t = translator(page.locale, 'nav');
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        {above.map((route) => (
          <li key={route.path}>
            <Link to={route.path} locale={page.locale}>
              {shortTitle(route, page)}
            </Link>
          </li>
        ))}
        <li aria-current="page" lang={langOf(page)}>
          {shortTitle(page.route, page)}
        </li>
      </ol>
    </nav>
  );
}

function langOf({ locale, textLocale, route }: PageContext): string | undefined {
  return locale === textLocale || route.collection === 'pages' ? undefined : locales[textLocale].hreflang;
}
