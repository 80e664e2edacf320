import { z } from 'zod';
import { glossaryFile } from '@/lib/content/schema/lists.ts';
import { reviewFile } from '@/lib/content/schema/review.ts';
import { singleFiles } from '@/lib/content/schema/single-files.ts';

/** Each kind of content file, as the settings of the editor's YAML extension name it, by the name of its JSON Schema. */
export const kindsOfFile = {
  ...singleFiles,
  glossary: { file: 'content/glossary/*.yml', schema: glossaryFile },
  review: { file: 'content/reviews/*/review.yml', schema: reviewFile },
};

export type Json = z.core.JSONSchema.JSONSchema;

/** The JSON Schema of each kind of content file, with which editors check and complete its fields, by its name. */
export function jsonSchemas(): Record<keyof typeof kindsOfFile, Json> {
  const entries = Object.entries(kindsOfFile).map(([name, { schema }]) => [name, jsonSchema(schema)]);
  return Object.fromEntries(entries);
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
