import { evaluateSync } from '@mdx-js/mdx';
import { useMDXComponents } from '@mdx-js/react';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import type { Pluggable } from 'unified';
import { mdxOptions } from '@/lib/content/mdx/options.mjs';

/** A function that makes a component of a text's source, with the plugins that `@next/mdx` is given. */
export async function textCompiler(): Promise<(source: string) => MDXContent> {
  const load = (list: readonly (string | readonly [string, object])[]) =>
    Promise.all(
      list.map(async (item): Promise<Pluggable> => {
        const [name, options] = typeof item === 'string' ? [item] : item;
        return [(await import(name)).default, options];
      }),
    );
  const [remarkPlugins, rehypePlugins] = await Promise.all([
    load(mdxOptions.remarkPlugins),
    load(mdxOptions.rehypePlugins),
  ]);
  return (source) => evaluateSync(source, { ...runtime, useMDXComponents, remarkPlugins, rehypePlugins }).default;
}
