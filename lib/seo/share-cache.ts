import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isValidElement, type ReactNode } from 'react';

/**
 * The picture drawn last, if it showed the same, else a new one. Kept in Next's cache folder, one per name: drawing takes ten times
 * longer than everything else that a page costs.
 * @param shows all that the picture depends on, as data
 */
export async function keepPicture(
  name: readonly string[],
  shows: unknown,
  draw: () => Promise<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const folder = path.join(process.cwd(), '.next/cache/share', ...name);
  const file = path.join(folder, createHash('sha256').update(JSON.stringify(shows)).digest('hex'));
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    const picture = new Uint8Array(await draw());
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // A build that is killed here leaves no half of a picture under its name.
    writeFileSync(`${file}.new`, picture);
    renameSync(`${file}.new`, file);
    return picture;
  }
}

/** What an element shows, as data: components, which are plain functions here, in their own elements. */
export function drawnFrom(node: ReactNode): unknown {
  if (Array.isArray(node)) return node.map(drawnFrom);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (typeof type === 'function') return drawnFrom((type as (given: typeof props) => ReactNode)(props));
  return { type, props: { ...props, children: drawnFrom(props.children) } };
}
