import { defaultLocale } from '@/lib/i18n/locales.ts';
import { attribute, type Document, type Element, elementsOf, textOf } from './dom.ts';

/** The code in a page that the content security policy must allow by hash. */
export interface InlineTexts {
  scripts: string[];
  styles: string[];
}

/** Types of script that are data to the browser: the content security policy need not allow them. */
const dataTypes = ['application/ld+json'];

/** Throws where a finished page is not as expected, and names the page and what is wrong with it: the build stops. */
export function checkPage(file: string, document: Document): InlineTexts {
  const fail = (message: string): never => {
    throw new Error(`out/${file}: ${message}`);
  };
  const elements = elementsOf(document);
  const inline: InlineTexts = { scripts: [], styles: [] };
  if (!elements.some(({ tagName }) => tagName === 'main')) fail('the page has no <main>');

  for (const element of elements) {
    checkAddresses(element, fail);
    const island = attribute(element, 'data-island');
    if (island !== undefined && elementsOf(element).length === 0)
      fail(`the island “${island}” is without its component: it is empty`);
    if (attribute(element, 'style') !== undefined)
      fail(`<${element.tagName}> has a style attribute, which the content security policy forbids`);
    if (element.tagName === 'style') inline.styles.push(textOf(element));
    if (element.tagName === 'script' && !dataTypes.includes(attribute(element, 'type') ?? '')) {
      checkScript(element, fail);
      inline.scripts.push(textOf(element));
    }
  }
  return inline;
}

type Fail = (message: string) => never;

function checkAddresses({ tagName, attrs }: Element, fail: Fail): void {
  for (const { name, value } of attrs) {
    // Anywhere in the value, since it may be a list or JSON; on another host, `/_next/` is not ours.
    if (/(?<![\w.-])\/_next\//.test(value)) fail(`<${tagName} ${name}="${value}"> asks for a file of Next’s client`);
    if (name === 'href' && new RegExp(`^/${defaultLocale}(/|$)`).test(value))
      fail(`<${tagName} href="${value}">: the default language has no prefix`);
  }
}

function checkScript(element: Element, fail: Fail): void {
  const src = attribute(element, 'src');
  if (src !== undefined) fail(`unknown script ${src}`);
  const ours = attribute(element, 'data-inline') !== undefined || attribute(element, 'type') === 'speculationrules';
  if (!ours) fail(`unknown inline script: ${textOf(element).slice(0, 80)}`);
}
