import type { AnchorHTMLAttributes } from 'react';
import type { Locale } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; locale: Locale };

/** A link inside the site. `to` is a path without language prefix; the link stays in the page's language. */
export function Link({ to, locale, ...rest }: Props) {
  return <a href={localizedPath(to, locale)} {...rest} />;
}

/** A link that stands by itself, not in a sentence: high enough to tap, with room for an icon. */
export function TextLink({ className = '', ...rest }: Props) {
  return <Link className={`inline-flex min-h-target items-center gap-[0.4rem] font-semibold ${className}`} {...rest} />;
}
