/**
 * What each content file may hold. Every schema is strict: an unknown field is an error, a missing fact stays missing
 * ("não informado" on the page) and is never filled in by a default. `.describe()` is what editors show writers beside a field
 * of a YAML file (`npm run schemas`), and what they read here of a text's own fields; comments are for those who change the code.
 */
export * from './countries.ts';
export * from './criteria.ts';
export { day, internalPath, type Region, regions, type Source, slug } from './fields.ts';
export * from './frontmatter.ts';
export * from './lists.ts';
export * from './review.ts';
export * from './site.ts';
