import { z } from 'zod';
import * as schemas from '../index.ts';
import { fieldHelp } from './field-help.ts';

type Json = z.core.JSONSchema.JSONSchema;

/** The JSON Schemas of all content files, by name: editors complete and check fields with them. */
export function jsonSchemas(): Record<string, Json> {
  const review = jsonSchema(schemas.reviewFile, fieldHelp.reviewFile);
  explain(review.properties?.facts, fieldHelp.facts);
  const related = jsonSchema(schemas.relatedFile, {});
  const rows = related.additionalProperties;
  explain(typeof rows === 'object' ? rows.items : undefined, fieldHelp.related);
  return {
    site: jsonSchema(schemas.siteFile, fieldHelp.site),
    guide: jsonSchema(schemas.guideFile, fieldHelp.guideGroups),
    countries: jsonSchema(schemas.countriesFile),
    rankings: jsonSchema(schemas.rankingsFile, fieldHelp.rankings),
    related,
    published: jsonSchema(schemas.publishedFile, fieldHelp.published),
    wording: jsonSchema(schemas.wordingFile, fieldHelp.wording),
    glossary: jsonSchema(schemas.glossaryFile, fieldHelp.term),
    review,
    'frontmatter-page': jsonSchema(schemas.pageFrontmatter, fieldHelp.page),
    'frontmatter-guide': jsonSchema(schemas.guideFrontmatter, fieldHelp.guide),
    'frontmatter-blog': jsonSchema(schemas.blogFrontmatter, fieldHelp.blog),
    'frontmatter-review': jsonSchema(schemas.reviewFrontmatter, fieldHelp.review),
  };
}

/** Which files a schema is for, as the settings of the editor's YAML extension name them. */
export const schemaFiles: Record<string, string> = {
  site: 'content/site.yml',
  guide: 'content/guide/guide.yml',
  countries: 'content/countries.yml',
  rankings: 'content/rankings.yml',
  related: 'content/related.yml',
  published: 'content/published.yml',
  wording: 'content/wording.yml',
  glossary: 'content/glossary/*.yml',
  review: 'content/reviews/*/review.yml',
};

/** @param help what each field is for, where the schema does not say so itself */
function jsonSchema(schema: z.ZodType, help: Record<string, string> = {}): Json {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: part }) => shorten(part),
  });
  explain(json.type === 'array' ? json.items : json, help);
  return json;
}

/** A date's pattern is long and its format says the same. */
function shorten(part: Json): void {
  if (part.format === 'date') delete part.pattern;
}

function explain(json: unknown, help: Record<string, string>): void {
  const { properties = {} } = (json ?? {}) as { properties?: Record<string, Json> };
  for (const [field, description] of Object.entries(help)) {
    const property = properties[field];
    if (property) property.description = description;
  }
}
