import { ancestors, shortTitle } from '@/lib/breadcrumbs.ts';
import { langWithin } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';
import { Link } from './link.tsx';

export function Breadcrumbs({ page }: { page: PageContext }) {
  const above = ancestors(page.route);
  if (above.length === 0) return null;
  const t = translator(page.locale, 'nav');
  return (
    <nav className="breadcrumbs print:hidden" aria-label={t('breadcrumbs')}>
      {/* The path stays in one line: its end gives way first, and the heading below says it in full. */}
      <ol className="flex text-tiny/(--spacing-target) text-muted">
        {above.map((route) => (
          <li key={route.path} className="shrink-0 after:mx-s after:text-edge after:content-['/']">
            {/* Room to tap on short words, which takes no room in the line. */}
            <Link to={route.path} locale={page.locale} className="-mx-[0.6rem] inline-block px-[0.6rem] text-inherit">
              {shortTitle(route, page)}
            </Link>
          </li>
        ))}
        <li className="truncate" aria-current="page" lang={langOf(page)}>
          {shortTitle(page.route, page)}
        </li>
      </ol>
    </nav>
  );
}

function langOf({ locale, textLocale, route }: PageContext): string | undefined {
  return route.collection === 'pages' ? undefined : langWithin(locale, textLocale);
}
