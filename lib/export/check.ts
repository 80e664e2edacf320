import type { CheerioAPI } from 'cheerio';
import { defaultLocale } from '@/lib/i18n/locales.ts';

/** The code in a page that the content security policy must allow by hash. */
export interface InlineTexts {
  scripts: string[];
  styles: string[];
}

/** Types of script that are data to the browser: the content security policy need not allow them. */
const dataTypes = ['application/ld+json'];

/** Throws where a finished page is not as expected, and names the page and what is wrong with it: the build stops. */
export function checkPage(file: string, $: CheerioAPI): InlineTexts {
  const fail = (message: string): never => {
    throw new Error(`out/${file}: ${message}`);
  };
  const inline: InlineTexts = { scripts: [], styles: [] };
  if ($('main').length === 0) fail('the page has no <main>');

  for (const element of $.root().find('*').toArray()) {
    const { name, attribs } = element;
    checkAddresses(name, attribs, fail);
    if (attribs['data-island'] !== undefined && $(element).children().length === 0)
      fail(`the island “${attribs['data-island']}” is without its component: it is empty`);
    if (attribs.style !== undefined) fail(`<${name}> has a style attribute, which the content security policy forbids`);
    if (name === 'style') inline.styles.push($(element).text());
    if (name === 'script' && !dataTypes.includes(attribs.type ?? '')) {
      const text = $(element).text();
      checkScript(attribs, text, fail);
      inline.scripts.push(text);
    }
  }
  return inline;
}

type Attributes = Readonly<Record<string, string>>;
type Fail = (message: string) => never;

function checkAddresses(tag: string, attributes: Attributes, fail: Fail): void {
  for (const [name, value] of Object.entries(attributes)) {
    // Anywhere in the value, since it may be a list or JSON; on another host, `/_next/` is not ours.
    if (/(?<![\w.-])\/_next\//.test(value)) fail(`<${tag} ${name}="${value}"> asks for a file of Next’s client`);
    if (name === 'href' && new RegExp(`^/${defaultLocale}(/|$)`).test(value))
      fail(`<${tag} href="${value}">: the default language has no prefix`);
  }
}

function checkScript({ src, type, ...attributes }: Attributes, text: string, fail: Fail): void {
  if (src !== undefined) fail(`unknown script ${src}`);
  const ours = attributes['data-inline'] !== undefined || type === 'speculationrules';
  if (!ours) fail(`unknown inline script: ${text.slice(0, 80)}`);
}
