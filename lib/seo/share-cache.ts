import { isValidElement, type ReactNode } from 'react';
import { cacheFile } from '@/lib/cache-file.ts';

/**
 * The picture drawn last, if it showed the same, else a new one: drawing takes ten times longer than everything else that a page
 * costs.
 * @param shows all that the picture depends on, as data
 */
export async function keepPicture(
  name: readonly string[],
  shows: unknown,
  draw: () => Promise<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept = cacheFile(['share', ...name], JSON.stringify(shows));
  const before = kept.read((bytes) => bytes);
  if (before) return before;
  const picture = new Uint8Array(await draw());
  kept.write(picture);
  return picture;
}

/** What an element shows, as data: components, which are plain functions here, in their own elements. */
export function drawnFrom(node: ReactNode): unknown {
  if (Array.isArray(node)) return node.map(drawnFrom);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (typeof type === 'function') return drawnFrom((type as (given: typeof props) => ReactNode)(props));
  return { type, props: { ...props, children: drawnFrom(props.children) } };
}
