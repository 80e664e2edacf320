import type { Metadata, Viewport } from 'next';
import { themeColor } from '@/lib/brand.ts';
import { feedPath } from '@/lib/content/addresses.ts';
import { catalogue, docFor } from '@/lib/content/catalogue.ts';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales.ts';
import { absoluteUrl } from '@/lib/i18n/urls.ts';
import type { Route } from '@/lib/routes.ts';
import { iconPath, icons } from './icons.ts';
import { shareAlt, shareSize, shareUrl } from './share.ts';

/** The one address that search engines should show for this page: the original's where there is no translation. */
export function canonicalUrl(route: Route, locale: Locale): string {
  return absoluteUrl(catalogue().site.url, route.path, docFor(route.entry, locale).locale);
}

/** Address per hreflang value, itself and `x-default` included; empty where the text exists in one language only. */
export function alternates(route: Route): Record<string, string> {
  const { site } = catalogue();
  if (route.locales.length < 2) return {};
  const rows = route.locales.map((code) => [locales[code].hreflang, absoluteUrl(site.url, route.path, code)] as const);
  const fallback = route.locales.includes(defaultLocale) ? defaultLocale : route.original;
  return { ...Object.fromEntries(rows), 'x-default': absoluteUrl(site.url, route.path, fallback) };
}

/** Address of a language's feed. */
export function feedUrl(locale: Locale): string {
  return absoluteUrl(catalogue().site.url, feedPath, locale);
}

/** Title of a language’s feed. */
export function feedTitle(locale: Locale): string {
  return `${catalogue().site.name} (${locales[locale].name})`;
}

/**
 * What the heads of all pages share, the 404 page's included. There is no `metadataBase`: with one, Next would rewrite the
 * address of the home page, and all addresses are absolute already.
 */
export function siteMetadata(): Metadata {
  const png = icons.filter(({ purpose }) => purpose === 'any');
  return {
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/icons/icon.svg', type: 'image/svg+xml' },
        ...png.map((icon) => ({ url: iconPath(icon), type: 'image/png', sizes: `${icon.size}x${icon.size}` })),
      ],
      apple: icons
        .filter(({ purpose }) => purpose === 'apple')
        .map((icon) => ({ url: iconPath(icon), sizes: `${icon.size}x${icon.size}` })),
    },
  };
}

/** Head of the 404 pages. */
export function notFoundMetadata(): Metadata {
  return { ...siteMetadata(), title: '404: page not found', robots: { index: false } };
}

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColor('paper') },
    { media: '(prefers-color-scheme: dark)', color: themeColor('paper', 'dark') },
  ],
};

/** Head of one page. A page shown in a language it was not written in points to its original and claims no alternates. */
export function pageMetadata(route: Route, locale: Locale): Metadata {
  const { doc, locale: textLocale } = docFor(route.entry, locale);
  const { title, description, updated } = doc.frontmatter;
  const canonical = canonicalUrl(route, locale);
  return {
    title,
    description,
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    alternates: {
      canonical,
      languages: locale === textLocale ? alternates(route) : {},
      types: { 'application/rss+xml': [{ url: feedUrl(locale), title: feedTitle(locale) }] },
    },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: catalogue().site.name,
      locale: locales[textLocale].openGraph,
      alternateLocale: route.locales.filter((code) => code !== textLocale).map((code) => locales[code].openGraph),
      images: [{ url: shareUrl(route, locale), ...shareSize, type: 'image/png', alt: shareAlt(route, locale) }],
      ...('published' in doc.frontmatter
        ? { type: 'article', publishedTime: doc.frontmatter.published, modifiedTime: updated }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image' },
  };
}
