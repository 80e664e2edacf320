import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  blogFrontmatter,
  guideFrontmatter,
  pageFrontmatter,
  reviewFrontmatter,
} from '@/lib/content/schema/frontmatter.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { generatedFiles } from './files.ts';
import { type Json, jsonSchemas } from './json-schemas.ts';
import { componentSnippets } from './snippets.ts';

test.each(Object.entries(generatedFiles()))('%s is up to date (npm run schemas)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('schemas say what is required, allowed and meant', () => {
  const { review, glossary } = jsonSchemas();
  expect(review?.properties).toMatchObject({
    rating: { minimum: 0, maximum: 10 },
    facts: { properties: { founded: { description: expect.any(String) } } },
  });
  expect(glossary).toMatchObject({ items: { properties: { related: { description: expect.any(String) } } } });
});

/** The fields of a file by their paths, those of groups and lists within it too. The languages of a text are no fields. */
function fieldsOf(json: Json, parents: readonly string[] = []): [path: string, field: Json][] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = json;
  const fields = Object.entries(properties).filter(([name]) => !localeCodes.some((code) => code === name));
  const inner = [items, additionalProperties, ...anyOf, ...oneOf].flat();
  return [
    ...fields.flatMap(([name, field]) => {
      const path = [...parents, name];
      return [[path.join('.'), field] as [string, Json], ...fieldsOf(field as Json, path)];
    }),
    ...inner.flatMap((part) => (typeof part === 'object' ? fieldsOf(part, parents) : [])),
  ];
}

const frontmatter = { pageFrontmatter, guideFrontmatter, blogFrontmatter, reviewFrontmatter };
const texts = Object.entries(frontmatter).map(([name, schema]) => [name, z.toJSONSchema(schema)] as const);

test.each([...Object.entries(jsonSchemas()), ...texts])('%s: every field says what it is for', (_, json) => {
  const fields = fieldsOf(json);
  expect(fields).not.toEqual([]);
  expect(fields.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([]);
});

test('snippets hold the required props and a place for the text', () => {
  const snippets = componentSnippets();
  expect(snippets.Term?.body).toEqual([`<Term id="\${1:id}">$0</Term>`]);
  expect(snippets.Callout?.body).toEqual([
    `<Callout kind="\${1|tip,warning,example,mistake,responsible|}" title="\${2:title}">`,
    '',
    '$0',
    '',
    '</Callout>',
  ]);
  expect(snippets['Calc: kelly']).toEqual({
    scope: 'mdx',
    prefix: '<Calc kelly',
    body: ['<Calc formula="kelly" odds={$1} probability={$2} />'],
  });
  expect(snippets.OddsTable?.body).toEqual(['<OddsTable odds={[$1]} />']);
});
