import { MDXProvider } from '@mdx-js/react';
import { load } from 'cheerio';
import type { MDXComponents } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import { docFor } from '@/lib/content/catalogue.ts';
import { readContent } from '@/lib/content/load/content.ts';
import { textsIn } from '@/lib/content/load/mdx-props.ts';
import { readText } from '@/lib/content/load/read-text.ts';
import { type MdxComponentName, mdxComponents } from '@/lib/content/schema/mdx-components.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { type PageContext, routes } from '@/lib/routes.ts';
import { textCompiler } from '@/lib/testing/compile.ts';
import { componentsOn, useMDXComponents as ownComponents } from '@/mdx-components.tsx';

const root = process.cwd();
const { content } = readContent(root);
const pages: PageContext[] = routes().flatMap((route) =>
  route.locales.map((locale) => ({ route, locale, textLocale: locale })),
);

/** Outside of Next, texts take their components from a context of `@mdx-js/react`. */
function render(Text: ComponentType, components: MDXComponents) {
  return load(
    renderToStaticMarkup(
      <MDXProvider components={components}>
        <Text />
      </MDXProvider>,
    ),
  );
}

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');

/** Shows the texts among a component's props, in the order of its schema, and what stands between its tags. */
const textsOf = (name: MdxComponentName) => {
  const schema: z.ZodType = mdxComponents[name].props;
  return ({ children, ...props }: { children?: ReactNode }) => (
    <>
      {textsIn(schema.parse(props))}
      {children}
    </>
  );
};

describe.each(pages.map((page) => [docFor(page.route.entry, page.locale).doc.file, page] as const))(
  '%s',
  (file, page) => {
    const { body } = docFor(page.route.entry, page.locale).doc;
    let Text: ComponentType;
    beforeAll(async () => {
      const { text = '' } = readText(root, file);
      Text = (await textCompiler())(text);
    });

    test('has the ids and links that were checked', () => {
      const $ = render(Text, { ...ownComponents(), ...componentsOn(page) });
      const valuesOf = (name: string) =>
        $(`[${name}]`)
          .toArray()
          .map((element) => $(element).attr(name) ?? '');
      const ids = valuesOf('id');
      const anchors = body.anchors.map(({ value }) => value);
      expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors);

      const addresses = new Set([...valuesOf('href'), ...valuesOf('src')]);
      const isPicture = (link: string) => /\.\w+$/.test(link);
      const links = body.links.map(({ value }) =>
        value.startsWith('/') && !isPicture(value) ? localizedPath(value, page.locale) : value,
      );
      expect(links.filter((link) => !addresses.has(link))).toEqual([]);
    });

    test('has the words that were checked, all of them and no other', () => {
      const names = Object.keys(mdxComponents) as MdxComponentName[];
      const stubs = Object.fromEntries(names.map((name) => [name, textsOf(name)]));
      // What stands as code is no prose.
      const shown = render(Text, { ...stubs, code: () => null })('body').text();
      const checked =
        content.prose
          .get(file)
          ?.flat()
          .map(({ value }) => value) ?? [];
      expect(withoutSpace(shown)).toBe(withoutSpace(checked.join('')));
    });
  },
);
