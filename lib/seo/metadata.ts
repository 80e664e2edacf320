import type { Metadata } from 'next';
import { catalogue, textOf } from '@/lib/content/catalogue.ts';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales.ts';
import { absoluteUrl } from '@/lib/i18n/urls.ts';
import type { Route } from '@/lib/routes.ts';

/** The one address that search engines should show for this page: the original's where there is no translation. */
export function canonicalUrl(route: Route, locale: Locale): string {
  const { site } = catalogue();
  return absoluteUrl(site.url, route.path, textOf(route.entry, locale).locale);
}

/** Address per hreflang value, itself and `x-default` included; empty where the text exists in one language only. */
export function alternates(route: Route): Record<string, string> {
  const { site } = catalogue();
  if (route.locales.length < 2) return {};
  const rows = route.locales.map((code) => [locales[code].hreflang, absoluteUrl(site.url, route.path, code)] as const);
  const fallback = route.locales.includes(defaultLocale) ? defaultLocale : route.original;
  return { ...Object.fromEntries(rows), 'x-default': absoluteUrl(site.url, route.path, fallback) };
}

/** Head of one page. A page shown in a language it was not written in points to its original and claims no alternates. */
export function pageMetadata(route: Route, locale: Locale): Metadata {
  const { site } = catalogue();
  const { doc, locale: textLocale } = textOf(route.entry, locale);
  const { title, description } = doc.frontmatter;
  const canonical = canonicalUrl(route, locale);
  return {
    metadataBase: new URL(site.url),
    title,
    description,
    alternates: { canonical, ...(locale === textLocale ? { languages: alternates(route) } : {}) },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: locales[textLocale].hreflang.replace('-', '_'),
    },
    twitter: { card: 'summary_large_image' },
  };
}
