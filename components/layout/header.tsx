import { Button } from '@/components/ui/button.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { bestSitesPath, helpPath } from '@/lib/content/addresses.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { ids } from '@/lib/ids.ts';
import { furtherNavigation, mainNavigation } from '@/lib/routes.ts';

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
    <header className="sticky top-0 z-30 border-b border-line bg-paper [anchor-name:--header] print:static print:mb-m">
      {/* The name breaks into two lines before the menu goes to a line of its own. */}
      <div className="wrap flex min-h-header flex-wrap items-center justify-between gap-x-s">
        <Link
          to="/"
          locale={locale}
          aria-label={t('logo', { name: catalogue().site.name })}
          className="max-w-max flex-[1_1_min-content] no-underline"
        >
          <Logo name={catalogue().site.name} />
        </Link>
        <Link
          to={helpPath}
          locale={locale}
          className="ms-auto inline-flex min-h-target min-w-target items-center gap-xs text-[1rem] font-semibold text-ink no-underline hover:text-accent hover:underline @desktop:me-l print:hidden"
        >
          <Icon name="phone" />
          {t('help')}
        </Link>
        {/* `lib/inline/menu.ts` adds `aria-expanded`, in `next dev` before React compares. */}
        <button
          type="button"
          className="group inline-flex min-h-target cursor-pointer items-center gap-s rounded-small border border-edge px-3 font-semibold hover:bg-surface aria-expanded:bg-surface @desktop:hidden print:hidden"
          popoverTarget={ids.menu}
          aria-controls={ids.menu}
          suppressHydrationWarning
        >
          <Icon name="menu" className="group-aria-expanded:hidden" />
          <Icon name="close" className="hidden group-aria-expanded:block" />
          <span className="@max-[22rem]:sr-only">{t('menu')}</span>
        </button>
        <nav id={ids.menu} popover="auto" aria-label={t('main')}>
          <ul>
            {mainNavigation.map(({ path: target, label }) => (
              <li key={target}>
                <Link to={target} locale={locale} aria-current={current(target)}>
                  {t(label)}
                </Link>
              </li>
            ))}
            {furtherNavigation.map(({ path: target, label }) => (
              <li key={target} className="@desktop:hidden">
                <Link to={target} locale={locale} aria-current={current(target)}>
                  {t(label)}
                </Link>
              </li>
            ))}
            <li className="flex flex-wrap gap-x-l @desktop:hidden">
              {localeCodes
                .filter((code) => code !== locale)
                .map((code) => (
                  <a
                    key={code}
                    href={localizedPath(path ?? '/', code)}
                    hrefLang={locales[code].hreflang}
                    lang={locales[code].hreflang}
                    data-locale={code}
                  >
                    {locales[code].name}
                  </a>
                ))}
            </li>
            <li>
              <Button href={localizedPath(bestSitesPath, locale)} className="mt-m w-full @desktop:mt-0 @desktop:w-auto">
                {t('bestSites')}
              </Button>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
