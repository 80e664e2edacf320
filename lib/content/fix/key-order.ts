import { parseDocument } from 'yaml';

/**
 * The top-level fields of a YAML text in the given order, the unknown ones last. Fields are moved as they are written, with the
 * comments above them; nothing else changes. Broken YAML is left alone.
 */
export function orderKeys(yaml: string, order: readonly string[]): string {
  if (parseDocument(yaml, { logLevel: 'error' }).errors.length > 0) return yaml;

  const blocks: { key: string; lines: string[] }[] = [];
  let above: string[] = [];
  for (const line of yaml.split(/(?<=\n)/)) {
    const key = /^([A-Za-z][\w-]*)\s*:/.exec(line)?.[1];
    if (key) {
      blocks.push({ key, lines: [...above, line] });
      above = [];
    } else if (/^(#|\s*$)/.test(line)) above.push(line);
    else {
      blocks.at(-1)?.lines.push(...above, line);
      above = [];
    }
  }

  const place = ({ key }: { key: string }) => (order.includes(key) ? order.indexOf(key) : order.length);
  const ordered = blocks.toSorted((a, b) => place(a) - place(b));
  if (ordered.every((block, index) => block === blocks[index])) return yaml;
  return [...ordered.flatMap(({ lines }) => lines), ...above].map((line) => line.replace(/\n?$/, '\n')).join('');
}
