import { type Message, message } from '@/lib/content/diagnostics/messages.ts';
import { nearest } from '@/lib/content/lint/links.ts';
import type { Content } from '@/lib/content/load/content.ts';
import type { Doc } from '@/lib/content/load/mdx.ts';
import { SHARED } from '@/lib/content/load/text-version.ts';
import { translationTable } from '@/lib/content/translations.ts';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';

/** What an address names: one translation (`/es/guia/x`), or all of a page (`/guia/x`). */
interface Named {
  path: string;
  original: Doc<object>;
  translations: Doc<object>[];
}

/**
 * The page at an address and the translations that the address names, or what is wrong with it. The first slash may be missing: Git
 * Bash on Windows turns what begins with one into a path of its own.
 */
export function translationsAt(given: string, content: Content): Named | { problem: Message } {
  const address = given.replace(/^\/?(.*?)\/?$/, '/$1');
  const table = translationTable(content);
  const locale = localeCodes.find((code) => code !== defaultLocale && `${address}/`.startsWith(`/${code}/`));
  const path = locale ? address.slice(locale.length + 1) || '/' : address;
  const paths = table.map((row) => row.path);
  const entry = table[paths.indexOf(path)]?.entry;
  const original = entry?.docs[entry.original];
  if (!entry || !original) {
    const near = nearest(path, paths);
    return {
      problem: message('references.noPage', {
        path: address,
        near: near ? localizedPath(near, locale ?? defaultLocale) : 'none',
      }),
    };
  }
  if (locale && !entry.docs[locale]) {
    return {
      problem: message('translations.noTranslation', {
        address,
        file: original.file.replace(/[^/]+$/, `${locale}.mdx`),
      }),
    };
  }
  const translations = localeCodes
    .filter((code) => code !== entry.original && code === (locale ?? code))
    .flatMap((code) => entry.docs[code] ?? []);
  return { path, original, translations };
}

/** A translation's file with what it shares with its original, and its version below them. Nothing else changes. */
export function withTranslationVersion(
  text: string,
  { version, frontmatter }: Pick<Doc<object>, 'version' | 'frontmatter'>,
): string {
  // In quotes: twelve digits, or digits round an “e”, would be a number in YAML.
  const line = `translationOf: "${version}"`;
  const end = text.indexOf('\n---', 3) + 1;
  const head = Object.entries(frontmatter)
    .filter(([field]) => SHARED.includes(field))
    .reduce(
      (block, [field, value]) => block.replace(new RegExp(`^${field}:.*$`, 'm'), `${field}: ${value}`),
      text.slice(0, end),
    );
  const marked = /^translationOf:.*$/m.test(head)
    ? head.replace(/^translationOf:.*$/m, line)
    : head.replace(/^((?:updated|draft):.*)(\r?\n)(?![\s\S]*^draft:)/m, `$1$2${line}$2`);
  return marked + text.slice(end);
}
