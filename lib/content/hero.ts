import type { Doc } from './load/mdx.ts';
import type { MdxProps } from './schema/mdx-components.ts';

/** The props of a page's hero; `undefined` where its text has none. */
export function heroOf({ body }: Doc<unknown>): MdxProps<'Hero'> | undefined {
  const hero = body.components.find(({ value }) => value.name === 'Hero');
  return hero?.value.props as MdxProps<'Hero'> | undefined;
}
