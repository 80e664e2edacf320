import type { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { unbreakable } from '../mdx/typography.mjs';
import { type Body, type Prose, readBody } from './mdx-body.ts';
import { mapTexts } from './text-fields.ts';
import { textVersion } from './text-version.ts';
import { parseYaml } from './yaml.ts';

export type { HeadingInfo } from './mdx-anchors.ts';
export type { Blocks, Body, Located, Prose } from './mdx-body.ts';

/** One MDX file, checked. */
export interface Doc<F> {
  file: string;
  frontmatter: F;
  /** Which version of the text this is; translations name that of their original. */
  version: string;
  body: Body;
}

/** A parsed MDX file: the text, and what only the check needs. */
export interface ParsedDoc<F> {
  doc?: Doc<F>;
  prose: Prose[];
  diagnostics: Diagnostic[];
}

/** Parses an MDX file and validates its frontmatter and every component in it. */
export function parseDoc<S extends z.ZodType>(text: string, frontmatter: S, file: string): ParsedDoc<z.infer<S>> {
  const block = frontmatterOf(text);
  if (!block) return { prose: [], diagnostics: [{ file, line: 1, message: message('mdx.noFrontmatter') }] };

  const meta = parseYaml(block.yaml, frontmatter, file, 2);
  const { body, prose, diagnostics } = readBody(text, file);
  // A text with problems is handed on as far as it can be read, so that its links are checked in the same run.
  if (!meta.data || !body) return { prose, diagnostics: [...meta.diagnostics, ...diagnostics] };
  const { data } = meta;
  const version = textVersion(data as object, block.source);
  // Frontmatter has typography after the site's name is filled in (`content.ts`); a body has no `{name}`.
  const doc = { file, frontmatter: data, version, body: mapTexts(body, unbreakable) };
  return { doc, prose, diagnostics };
}

/** The YAML between the first two lines `---`, and the text below; `undefined` where a file does not begin with it. */
export function frontmatterOf(text: string): { yaml: string; source: string } | undefined {
  const block = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n|$)/.exec(text);
  return block ? { yaml: block[1] ?? '', source: text.slice(block[0].length) } : undefined;
}
