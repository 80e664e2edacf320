import { z } from 'zod';
import { singleFiles } from '../files.ts';
import * as schemas from '../index.ts';

/** The schema of each kind of content file, by the name of the JSON Schema that editors check and complete its fields with. */
const contentSchemas = {
  site: schemas.siteFile,
  guide: schemas.guideFile,
  countries: schemas.countriesFile,
  rankings: schemas.rankingsFile,
  related: schemas.relatedFile,
  published: schemas.publishedFile,
  wording: schemas.wordingFile,
  glossary: schemas.glossaryFile,
  review: schemas.reviewFile,
} satisfies Record<string, z.ZodType>;

type Name = keyof typeof contentSchemas;

/** Which files a schema is for, as the settings of the editor's YAML extension name them. */
export const schemaFiles: Record<Name, string> = {
  ...singleFiles,
  glossary: 'content/glossary/*.yml',
  review: 'content/reviews/*/review.yml',
};

export type Json = z.core.JSONSchema.JSONSchema;

/** The JSON Schema of each kind of content file, by its name. */
export function jsonSchemas(): Record<Name, Json> {
  const entries = Object.entries(contentSchemas).map(([name, schema]) => [name, jsonSchema(schema)]);
  return Object.fromEntries(entries) as Record<Name, Json>;
}

function jsonSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: part }) => {
      // A date's pattern is long and its format says the same.
      if (part.format === 'date') delete part.pattern;
    },
  });
}
