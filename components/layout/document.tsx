import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { type Locale, locales } from '@/lib/i18n/locales.ts';
import { InlineScript } from './inline-script.tsx';

const display = localFont({
  src: '../../styles/fonts/schibsted-grotesk-700.woff2',
  weight: '700',
  variable: '--font-schibsted',
  // A face that comes late stays away until the next page: headings would wrap anew under the reader's eyes.
  display: 'optional',
  adjustFontFallback: 'Arial',
});

interface Props {
  locale: Locale;
  /** The script in the head: the 404 page has its own. */
  script?: 'head' | 'notFound';
  children: ReactNode;
}

/** `<html>` and `<body>` of every page, 404 included. */
export function Document({ locale, script = 'head', children }: Props) {
  return (
    // The inline script marks <html> before React sees it.
    <html lang={locales[locale].hreflang} className={display.variable} suppressHydrationWarning>
      <head>
        <InlineScript name={script} />
      </head>
      <body>
        {children}
        <InlineScript name="page" />
      </body>
    </html>
  );
}
