import type { z } from 'zod';
import { countriesFile } from './countries.ts';
import { guideFile, publishedFile, rankingsFile, relatedFile } from './lists.ts';
import { siteFile, wordingFile } from './site.ts';

/** Files of `content/` that are the only ones of their kind, each with its schema. */
export const singleFiles = {
  site: { file: 'content/site.yml', schema: siteFile },
  guide: { file: 'content/guide/guide.yml', schema: guideFile },
  countries: { file: 'content/countries.yml', schema: countriesFile },
  rankings: { file: 'content/rankings.yml', schema: rankingsFile },
  related: { file: 'content/related.yml', schema: relatedFile },
  published: { file: 'content/published.yml', schema: publishedFile },
  wording: { file: 'content/wording.yml', schema: wordingFile },
} as const;

/** What each of them holds. */
export type SingleFiles = { [Name in keyof typeof singleFiles]: z.infer<(typeof singleFiles)[Name]['schema']> };
