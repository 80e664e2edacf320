import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { type Catalogue, collections, type Entry, type GuideFrontmatter } from './catalogue.ts';
import type { Fault } from './faults.ts';
import type { Body, Doc } from './mdx.ts';
import { checkPublished } from './published.ts';
import type { guideFile } from './schema.ts';

interface Raw {
  guide: z.infer<typeof guideFile>;
  articles: Entry<GuideFrontmatter>[];
}

/** Faults between files: what one names and another does not have, and figures that must agree. */
export function checkReferences(catalogue: Catalogue, root: string, raw: Raw): Fault[] {
  return [
    ...checkGuide(raw),
    ...checkReviews(catalogue),
    ...checkRankings(catalogue),
    ...checkGlossary(catalogue),
    ...checkTexts(catalogue, root),
    ...checkPublished(catalogue),
  ];
}

/** Every text of the site with the collection and slug that it belongs to. */
export function allTexts(
  catalogue: Catalogue,
): { locale: Locale; path: string; doc: Doc<{ title: string; description: string; author?: string }> }[] {
  const groups = [
    [collections.pages, catalogue.pages],
    [collections.guide, catalogue.guide.articles],
    [collections.blog, catalogue.posts],
    [collections.reviews, catalogue.reviews],
  ] as const;
  return groups.flatMap(([collection, entries]) =>
    (entries as Entry<{ title: string; description: string; author?: string }>[]).flatMap(({ slug, docs }) =>
      localeCodes.flatMap((locale) => {
        const doc = docs[locale];
        return doc ? [{ locale, path: collection.path(slug), doc }] : [];
      }),
    ),
  );
}

function checkGuide({ guide, articles }: Raw): Fault[] {
  const file = 'content/guide/guide.yml';
  const listed = guide.groups.flatMap((group) => group.articles.map((article) => article.slug));
  const written = new Set(articles.map((article) => article.slug));
  const faults: Fault[] = [];
  for (const slug of listed.filter((item) => !written.has(item))) {
    faults.push({
      file,
      message: `the article “${slug}” does not exist`,
      hint: `write content/guide/${slug}/${defaultLocale}.mdx, or remove the row`,
    });
  }
  for (const slug of listed.filter((item, index) => listed.indexOf(item) !== index)) {
    faults.push({ file, message: `the article “${slug}” stands twice`, hint: 'keep one row' });
  }
  for (const slug of [...written].filter((item) => !listed.includes(item))) {
    faults.push({
      file: `content/guide/${slug}`,
      message: 'no group of the guide lists this article',
      hint: `add “- slug: ${slug}” to a group in ${file}`,
    });
  }
  return faults;
}

function checkReviews({ reviews, site }: Catalogue): Fault[] {
  const faults: Fault[] = [];
  for (const review of reviews) {
    const file = `content/reviews/${review.slug}/review.yml`;
    const { value, scale, average } = review.score;
    if (value > scale)
      faults.push({
        file,
        message: `the score ${value} is above its scale of ${scale}`,
        hint: `write a score from 0 to ${scale}, or correct the scale`,
      });
    const scores = review.criteria.map((criterion) => criterion.score).filter((score) => score !== undefined);
    if (average) {
      const mean = Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
      if (scores.length < review.criteria.length)
        faults.push({
          file,
          message: 'the score is called an average, but a criterion has no score',
          hint: 'give every criterion its score, or write average: false',
        });
      else if (mean !== value)
        faults.push({
          file,
          message: `the score is ${value}, but the mean of the criteria is ${mean}`,
          hint: `write ${mean}, or correct a criterion`,
        });
    }
    const ids = review.criteria.map((criterion) => criterion.id);
    for (const id of ids.filter((item, index) => ids.indexOf(item) !== index))
      faults.push({ file, message: `the criterion “${id}” stands twice`, hint: 'keep one' });
    const twin = reviews.find(
      (other) => other !== review && other.region === review.region && other.order === review.order,
    );
    if (twin)
      faults.push({
        file,
        message: `${twin.slug} has the same order ${review.order} in ${review.region}`,
        hint: 'give each review of a region its own place',
      });
    if (!review.partnerLink)
      faults.push({
        file: 'content/site.yml',
        message: `partnerLinks has no row for “${review.slug}”`,
        hint: `add it; until there is a link: https://parceiro.example/${review.slug}`,
      });
    for (const doc of Object.values(review.docs)) {
      const used = doc.body.components
        .filter(({ value: component }) => component.name === 'Criterion')
        .map(({ value: component }) => String(component.props.id));
      for (const id of ids.filter((item) => !used.includes(item)))
        faults.push({
          file: doc.file,
          message: `the criterion “${id}” has no analysis`,
          hint: `write <Criterion id="${id}"> … </Criterion>`,
        });
      for (const id of used.filter((item) => !ids.some((known) => known === item)))
        faults.push({
          file: doc.file,
          message: `review.yml has no criterion “${id}”`,
          hint: `allowed here: ${ids.join(', ')}`,
        });
    }
  }
  for (const id of Object.keys(site.partnerLinks).filter((item) => !reviews.some((review) => review.slug === item))) {
    faults.push({
      file: 'content/site.yml',
      message: `partnerLinks names “${id}”, which is no review`,
      hint: 'remove the row, or correct the id',
    });
  }
  return faults;
}

function checkRankings({ rankings, reviews }: Catalogue): Fault[] {
  return rankings.top
    .filter((row) => !reviews.some((review) => review.slug === row.review))
    .map((row) => ({
      file: 'content/rankings.yml',
      message: `“${row.review}” is no review`,
      hint: `allowed: ${reviews.map((review) => review.slug).join(', ')}`,
    }));
}

function checkGlossary({ glossary, guide }: Catalogue): Fault[] {
  const faults: Fault[] = [];
  const original = glossary[defaultLocale];
  const ids = original.map((entry) => entry.id);
  for (const code of localeCodes) {
    const file = `content/glossary/${code}.yml`;
    const entries = glossary[code];
    const own = entries.map((entry) => entry.id);
    for (const id of own.filter((item, index) => own.indexOf(item) !== index))
      faults.push({ file, message: `the id “${id}” stands twice`, hint: 'keep one entry' });
    for (const id of own.filter((item) => !ids.includes(item)))
      faults.push({
        file,
        message: `“${id}” is not in content/glossary/${defaultLocale}.yml`,
        hint: 'add it there first, or correct the id',
      });
    for (const id of ids.filter((item) => !own.includes(item)))
      faults.push({
        file,
        message: `the term “${id}” is missing`,
        hint: `translate it from content/glossary/${defaultLocale}.yml`,
      });
    for (const entry of entries) {
      if (code !== defaultLocale && (entry.related || entry.article))
        faults.push({
          file,
          message: `“${entry.id}” has related or article`,
          hint: `these stand in content/glossary/${defaultLocale}.yml only`,
        });
      for (const id of entry.related ?? [])
        if (!ids.includes(id))
          faults.push({ file, message: `“${entry.id}” relates to “${id}”, which is no term`, hint: 'correct the id' });
      if (entry.article && !guide.articles.some((article) => article.slug === entry.article))
        faults.push({
          file,
          message: `“${entry.id}” names the article “${entry.article}”, which does not exist`,
          hint: 'correct the slug',
        });
    }
  }
  return faults;
}

function checkTexts(catalogue: Catalogue, root: string): Fault[] {
  const faults: Fault[] = [];
  const texts = allTexts(catalogue);
  const paths = new Set(texts.map((text) => text.path));
  const terms = new Set(catalogue.glossary[defaultLocale].map((entry) => entry.id));

  for (const { doc, locale } of texts) {
    const { file, frontmatter, body } = doc;
    if (frontmatter.author && !catalogue.site.authors[frontmatter.author]) {
      faults.push({
        file,
        message: `the author “${frontmatter.author}” is unknown`,
        hint: `allowed: ${Object.keys(catalogue.site.authors).join(', ')}`,
      });
    }
    for (const { value, line, column } of body.components) {
      if (value.name === 'Term' && !terms.has(String(value.props.id))) {
        faults.push({
          file,
          line,
          column,
          message: `the glossary has no term “${value.props.id}”`,
          hint: `add it to content/glossary/${defaultLocale}.yml, or correct the id`,
        });
      }
      if (value.name === 'Banner' && !catalogue.site.banners.ids[String(value.props.id)]) {
        faults.push({
          file,
          line,
          column,
          message: `there is no banner ${value.props.id}`,
          hint: `allowed: ${Object.keys(catalogue.site.banners.ids).join(', ')} (content/site.yml)`,
        });
      }
    }
    for (const { value, line, column } of body.links) {
      const message = linkFault(value, paths, terms, idsOf(body), root);
      if (message) faults.push({ file, line, column, ...message });
    }
    const same = texts.find(
      (other) =>
        other.locale === locale &&
        other.doc !== doc &&
        (other.doc.frontmatter.title === frontmatter.title ||
          other.doc.frontmatter.description === frontmatter.description),
    );
    if (same)
      faults.push({
        file,
        message: `title or description is the same as in ${same.doc.file}`,
        hint: 'every page needs its own',
      });
  }
  return faults;
}

/** Places of a text that a link can lead to: its headings and sections. */
function idsOf({ headings, components }: Body): string[] {
  const sections = components
    .filter(({ value }) => value.name === 'Section')
    .map(({ value }) => String(value.props.id));
  return [...headings.map(({ id }) => id), ...sections];
}

function linkFault(
  link: string,
  paths: ReadonlySet<string>,
  terms: ReadonlySet<string>,
  ids: readonly string[],
  root: string,
) {
  const [target = '', hash] = link.split('#');
  if (/^(https:|mailto:)/.test(link)) return;
  if (target === '') {
    return hash && !ids.includes(hash)
      ? { message: `nothing here has the id “${hash}”`, hint: `allowed: ${ids.join(', ')}` }
      : undefined;
  }
  if (/\.[a-z0-9]+$/.test(target)) {
    return existsSync(path.join(root, 'public', target))
      ? undefined
      : { message: `public${target} does not exist`, hint: 'add the file, or correct the path' };
  }
  if (!paths.has(target)) return { message: `there is no page ${target}`, hint: nearest(target, paths) };
  if (target === '/dicionario' && hash && !terms.has(hash))
    return { message: `the glossary has no term “${hash}”`, hint: 'correct the id after #' };
  return;
}

function nearest(target: string, paths: ReadonlySet<string>): string {
  const tail = target.split('/').at(-1) ?? '';
  const near = [...paths].find(
    (known) =>
      tail.length > 3 &&
      (known.includes(tail.slice(0, Math.max(4, tail.length - 3))) || tail.includes(known.slice(1) || '—')),
  );
  return near ? `did you mean ${near}?` : 'write a path of this site without the language prefix';
}
