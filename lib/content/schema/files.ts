/** Files of `content/` that are the only ones of their kind, by the name of their schema. */
export const singleFiles = {
  site: 'content/site.yml',
  guide: 'content/guide/guide.yml',
  countries: 'content/countries.yml',
  rankings: 'content/rankings.yml',
  related: 'content/related.yml',
  published: 'content/published.yml',
  wording: 'content/wording.yml',
} as const;
