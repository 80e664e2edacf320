import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { mainNavigation } from '@/lib/routes.ts';

/**
 * The sticky header. Its menu is one list: a row on wide screens, a popover behind the button on narrow ones, so that it
 * opens, closes on Esc and on a tap outside without a script (`lib/inline` adds the rest).
 */
export function Header({ locale, path }: { locale: Locale; path?: string }) {
  const t = translator(locale, 'nav');
  const current = (target: string) => {
    if (path === target) return 'page';
    return target !== '/' && path?.startsWith(`${target}/`) ? 'true' : undefined;
  };
  return (
    <header className="site-header">
      <div className="wrap">
        <Link to="/" locale={locale} aria-label={t('logo', { name: catalogue().site.name })}>
          <Logo name={catalogue().site.name} />
        </Link>
        {/* `lib/inline/menu.ts` adds `aria-expanded`, in `next dev` before React compares. */}
        <button
          type="button"
          className="menu-button"
          popoverTarget="menu"
          aria-controls="menu"
          suppressHydrationWarning
        >
          <Icon name="menu" />
          {t('menu')}
        </button>
        <nav id="menu" popover="auto" aria-label={t('main')}>
          <ul>
            {mainNavigation.map(({ path: target, label }) => (
              <li key={target}>
                <Link to={target} locale={locale} aria-current={current(target)}>
                  {t(label)}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/brasil" locale={locale} className="button">
                {t('bestSites')}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
