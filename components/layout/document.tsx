import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { type Locale, locales } from '@/lib/i18n/locales.ts';
import { inlineScripts } from '@/lib/inline/index.ts';

const display = localFont({
  src: '../../app/fonts/schibsted-grotesk-700.woff2',
  weight: '700',
  variable: '--font-schibsted',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

interface Props {
  locale: Locale;
  /** The script in the head: the 404 page has its own, and is never moved to another language. */
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

/** One of the site's constant inline scripts; the content security policy allows each by its hash. */
function InlineScript({ name }: { name: keyof typeof inlineScripts }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own, bundled from lib/inline
  return <script data-inline={name} dangerouslySetInnerHTML={{ __html: inlineScripts[name] }} />;
}
