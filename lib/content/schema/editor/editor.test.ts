import { readFileSync } from 'node:fs';
import { editorFiles } from './index.ts';
import { type Json, jsonSchemas } from './schemas.ts';
import { componentSnippets } from './snippets.ts';

test.each(Object.entries(editorFiles()))('%s is up to date (npm run schemas)', (file, text) => {
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

/** The fields of a file, or of each entry of a list of entries. */
function fieldsOf(json: Json): [field: string, schema: Json][] {
  const inner = json.items ?? json.additionalProperties;
  const fields = Object.entries(json.properties ?? {}) as [string, Json][];
  return fields.length > 0 || typeof inner !== 'object' ? fields : fieldsOf(inner as Json);
}

test.each(Object.entries(jsonSchemas()))('%s: every field says what it is for', (_, json) => {
  const fields = fieldsOf(json);
  const facts = fields.flatMap(([name, schema]) => (name === 'facts' ? fieldsOf(schema) : []));
  const withoutHelp = [...fields, ...facts].filter(([, { description }]) => !description);
  expect(fields).not.toEqual([]);
  expect(withoutHelp.map(([name]) => name)).toEqual([]);
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
