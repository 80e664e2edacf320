/** Articles for measuring builds: real ones, cut to a usual length and multiplied under names of their own. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { YAMLSeq } from 'yaml';
import { editYaml } from '@/lib/edit-yaml.ts';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';

/** Words of an article of usual length. */
const length = 800;

/** Adds articles to the guide of a copy of this project: each in every language, listed in `guide.yml`. */
export function addArticles(root: string, count: number): void {
  const guide = path.join(root, 'content/guide');
  const sources = readdirSync(guide, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => shorten(readFileSync(path.join(guide, name, 'pt.mdx'), 'utf8')));
  const slugs = Array.from({ length: count }, (_, index) => `artigo-${index + 1}`);

  slugs.forEach((slug, index) => {
    mkdirSync(path.join(guide, slug));
    for (const code of localeCodes) {
      const text = rename(sources[index % sources.length] ?? '', `${index + 1}, ${code}`, code === defaultLocale);
      writeFileSync(path.join(guide, slug, `${code}.mdx`), text);
    }
  });
  list(path.join(guide, 'guide.yml'), slugs);
}

/** A text up to the section that brings it to the usual length, without links to the sections behind. */
function shorten(text: string): string {
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  let short = head;
  for (const section of sections) {
    if (short.split(/\s+/).length > length) break;
    short += section;
  }
  return short.replaceAll(/\[([^\]]*)\]\(#[^)]*\)/g, '$1');
}

/**
 * The same text under a title and a description that no other page has. A translation says that it was made from an older version:
 * the check reports a current one that has the words of its original.
 */
function rename(text: string, name: string, isOriginal: boolean): string {
  const description = `Um artigo que só existe para medir quanto tempo a construção do site leva: ${name}.`;
  return text
    .replace(/^title: .*$/m, `title: "Artigo ${name}"`)
    .replace(
      /^description: .*$/m,
      `description: "${description}"${isOriginal ? '' : '\ntranslationOf: "000000000000"'}`,
    )
    .replace(/(?<=^---\n[\s\S]*?\n---\n)/, `\nArtigo ${name}.\n`);
}

function list(file: string, slugs: readonly string[]): void {
  const listed = editYaml(readFileSync(file, 'utf8'), (guide) => {
    const articles = guide.getIn(['groups', 0, 'articles']) as YAMLSeq;
    for (const slug of slugs) articles.add({ slug, icon: 'book' });
  });
  writeFileSync(file, listed);
}
