import { formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { message } from '../diagnostics/messages.ts';
import type { TextFinding } from './find.ts';

/** Words before a number that has a point in every language: “versão 2.1”, “seção 3.2”. */
const notNumbered =
  '(?<!(?:[Vv]ers(?:ão|ión|ion)|[Ss](?:eção|ección|ection)|[Cc](?:apítulo|hapter)|Windows|Android|iOS)\\s)';

/**
 * Finds numbers that are not written as the figures of a page in this language write theirs: “2.10” and “5%” in Spanish,
 * “2,10”, “3.500” and “5 %” in English. Three digits after the sign are taken for thousands where no percent sign follows: the
 * site writes no odds and no money with three decimals.
 */
export function numberCheck(locale: Locale): (text: string) => TextFinding[] {
  const wrongSign = formatNumber(1.5, locale).includes(',') ? '.' : ',';
  const rightSign = wrongSign === '.' ? ',' : '.';
  const decimals = new RegExp(`${notNumbered}(?<![\\d.,])\\d[\\d.,]*[${wrongSign}]\\d{1,2}(?![\\d]|[.,]\\d)`, 'g');
  const thousands = new RegExp(`(?<![\\d.,/])[1-9]\\d{0,2}(?:[${rightSign}]\\d{3})+(?![\\d/]|[.,]\\d|\\s?%)`, 'g');
  const apart = /\s/.test(formatPercent(5, locale));
  const percents = apart ? /\d+%/g : /\d+\s%/g;
  const rightPercent = (found: string) => found.replace(/\s?%/, apart ? ' %' : '%');
  const otherSigns = (found: string) => found.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
  return (text) =>
    // Addresses of sources hold numbers of other kinds.
    /^https?:/.test(text)
      ? []
      : [
          ...Array.from(text.matchAll(decimals), (match) => finding(match, otherSigns)),
          ...Array.from(text.matchAll(thousands), (match) => finding(match, otherSigns)),
          ...Array.from(text.matchAll(percents), (match) => finding(match, rightPercent)),
        ];
}

function finding({ index, 0: found }: RegExpExecArray, right: (found: string) => string): TextFinding {
  return { offset: index, message: message('numbers.foreignNumber', { found, right: right(found) }) };
}
