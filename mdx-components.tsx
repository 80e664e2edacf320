import type { MDXComponents } from 'mdx/types';

/** Next insists on this file. The components come per page from `components/mdx.tsx`. */
export function useMDXComponents(): MDXComponents {
  return {};
}
