/** Numbers typed as Portuguese writes them, which YAML and MDX read as other ones without a word. */
import { type Message, message } from '../diagnostics/messages.ts';

/** `1.500` for fifteen hundred: a point of thousands, where data has the point of decimals. */
export function thousandsIn(typed: string): Message | undefined {
  const found = /(?<![\w.])[1-9]\d{0,2}\.\d\d0(?![\w.])/.exec(typed)?.[0];
  return found
    ? message('fields.thousands', { found, read: String(Number(found)), whole: found.replace('.', '') })
    : undefined;
}

/**
 * `[2,10, 3,50]` for two odds, `[2,5]` for one: a decimal comma, where a list has the comma between its numbers. `[1,2,5]` has no
 * other comma, and is three numbers.
 */
export function decimalCommaIn(typed: string): Message | undefined {
  const lists = (typed.match(/\[[^[\]]*\]/g) ?? []).filter((list) => /,\s|^[^,]*,[^,]*$/.test(list));
  const found = /(?<![\d.])\d+,\d+(?![\d.])/.exec(lists.join())?.[0];
  return found ? message('fields.listComma', { found, right: found.replace(',', '.') }) : undefined;
}

/** How data writes a number that was typed with a comma: `8,5` with a point, `1.500,00` and `1,500` without the sign of thousands. */
export function inData(typed: string): string {
  const plain = typed.replaceAll('.', '');
  return /^[1-9]\d{0,2},\d{3}$/.test(plain) ? plain.replace(',', '') : plain.replace(',', '.');
}
