import type { z } from 'zod';
import type { Fault } from './faults.ts';
import { readBody } from './mdx-body.ts';
import type { Component } from './mdx-props.ts';
import { packTree, type Tree } from './mdx-tree.ts';
import { say } from './sentences/index.ts';
import { versionOf } from './translations.ts';
import { typeset } from './typography.ts';
import { parseYaml } from './yaml.ts';

export interface HeadingInfo {
  id: string;
  text: string;
  depth: number;
}

export interface Placed<T> {
  value: T;
  line: number;
  column: number;
}

export type Blocks = Record<'paragraph' | 'listItem' | 'tableRow', number>;

/** What the rest of the site needs to know of a body without rendering it. */
export interface Body {
  headings: HeadingInfo[];
  /** Every id that a link can lead to: headings, sections, tabs, criteria. */
  anchors: Placed<string>[];
  /** Number of words a reader reads, component texts included. */
  words: number;
  /** How many paragraphs, list items and table rows stand under each anchor; those above the first under an empty one. */
  blocks: Record<string, Blocks>;
  links: Placed<string>[];
  components: Placed<Component>[];
}

/** One MDX file, checked. */
export interface Doc<F> {
  file: string;
  frontmatter: F;
  /** Which version of the text this is; translations name that of their original. */
  version: string;
  body: Body;
  /** What is rendered. */
  tree: Tree;
}

/** A paragraph, heading, table cell or component text: the pieces of one block in order, each with its place. */
export type Prose = Placed<string>[];

/** What reading one MDX file gives: the text, and what only the checks need. */
export interface ParsedDoc<F> {
  doc?: Doc<F>;
  prose: Prose[];
  faults: Fault[];
}

/** Holds the frontmatter of an MDX file and every component in it against their schemas. */
export function parseDoc<S extends z.ZodType>(text: string, frontmatter: S, file: string): ParsedDoc<z.infer<S>> {
  const block = frontmatterOf(text);
  if (!block) return { prose: [], faults: [{ file, line: 1, says: say.noFrontmatter() }] };

  const meta = parseYaml(block.yaml, frontmatter, file, 2);
  const { body, tree, prose, faults } = readBody(text, file);
  // A text with faults is handed on as far as it can be read, so that its links are checked in the same run.
  if (!meta.data || !body || !tree) return { prose, faults: [...meta.faults, ...faults] };
  const { data } = meta;
  const version = versionOf(data as object, block.source);
  const doc = { file, frontmatter: typeset(data), version, body: typeset(body), tree: packTree(tree) };
  return { doc, prose, faults };
}

/** The YAML between the first two lines `---`, and the text below; `undefined` where a file does not begin with it. */
export function frontmatterOf(text: string): { yaml: string; source: string } | undefined {
  const block = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n|$)/.exec(text);
  return block ? { yaml: block[1] ?? '', source: text.slice(block[0].length) } : undefined;
}
