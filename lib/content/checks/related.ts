import type { Content } from '../content.ts';
import type { Fault } from '../faults.ts';
import { files } from '../folders.ts';
import { say } from '../sentences/index.ts';
import { allTexts, pagesOf } from './pages.ts';
import { repeated } from './repeated.ts';

/** Every article and post that will be published leads somewhere at its end, and never to itself. */
export function checkRelated(content: Content): Fault[] {
  const { related, at } = content;
  if (!related) return [];
  const pages = pagesOf(content);
  const texts = allTexts(content).filter(({ path }) => /^\/(guia|blog)\/./.test(path));
  const published = new Set(texts.filter(({ draft }) => !draft).map(({ path }) => path));
  const known = new Set(texts.map(({ path }) => path));
  return [
    ...[...published]
      .filter((path) => !Object.hasOwn(related, path))
      .map((path) => ({ file: files.related, says: say.noRelated(path) })),
    ...Object.entries(related).flatMap(([from, rows]) => [
      ...(known.has(from) ? [] : [{ ...at(files.related, from), says: say.relatedOfNone(from) }]),
      ...rows.flatMap(({ to }, index) => {
        const says = to === from ? say.relatedToItself() : pages.faultOf(to);
        return says ? [{ ...at(files.related, from, index, 'to'), says }] : [];
      }),
      ...repeated(rows.map(({ to }) => to)).map(({ value, index }) => ({
        ...at(files.related, from, index, 'to'),
        says: say.twice(value),
      })),
    ]),
  ];
}
