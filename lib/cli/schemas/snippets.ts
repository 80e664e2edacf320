import { z } from 'zod';
import { type MdxComponentName, mdxComponents } from '@/lib/content/schema/mdx-components.ts';
import type { Json } from './json-schemas.ts';

interface Snippet {
  scope: 'mdx';
  prefix: string;
  body: string[];
}

/** A snippet for each component that MDX may use, and for each formula of `<Calc>`: type its name, then jump from prop to prop. */
export function componentSnippets(): Record<string, Snippet> {
  const rows = (Object.keys(mdxComponents) as MdxComponentName[]).flatMap((name) => {
    return variantsOf(mdxComponents[name].props).map((variant): [string, Snippet] => {
      const [title, attributes] = attributesOf(variant);
      const label = title ? `${name}: ${title}` : name;
      return [label, { scope: 'mdx', prefix: `<${label.replace(': ', ' ')}`, body: bodyOf(name, attributes) }];
    });
  });
  return Object.fromEntries(rows);
}

/** The props of a component; several where they depend on one of them, as the formulas of `<Calc>` do. */
function variantsOf(props: z.ZodType): Json[] {
  const json = z.toJSONSchema(props, { io: 'input' });
  return (json.oneOf ?? json.anyOf ?? [json]) as Json[];
}

/** The required props as attributes with places to fill; and the fixed one, where there is one, as a title. */
function attributesOf({ properties = {}, required = [] }: Json): [title: string | undefined, attributes: string[]] {
  let title: string | undefined;
  let stop = 0;
  const attributes = required.map((name) => {
    const prop = properties[name] as Json;
    if (typeof prop.const === 'string') {
      title = prop.const;
      return `${name}="${prop.const}"`;
    }
    stop += 1;
    if (prop.enum) return `${name}="\${${stop}|${prop.enum.join(',')}|}"`;
    if (prop.type === 'string') return `${name}="\${${stop}:${name}}"`;
    return prop.type === 'array' ? `${name}={[$${stop}]}` : `${name}={$${stop}}`;
  });
  return [title, attributes];
}

function bodyOf(name: MdxComponentName, attributes: readonly string[]): string[] {
  const { children, place } = mdxComponents[name];
  const tag = [name, ...attributes].join(' ');
  if (children === 'none') return [`<${tag} />`];
  if (place.inline) return [`<${tag}>$0</${name}>`];
  return [`<${tag}>`, '', '$0', '', `</${name}>`];
}
