import { mapTexts, textFields } from './text-fields.ts';

/** The placeholder for the site's name in YAML files and frontmatter; in texts it is `<SiteName />`. */
const PLACEHOLDER = '{name}';

/** Data of any shape with the site's name in the place of `{name}`. */
export function fillName<T>(data: T, name: string): T {
  return mapTexts(data, (text) => text.replaceAll(PLACEHOLDER, name));
}

/** Whether data holds `{name}`. */
export function hasPlaceholder(data: unknown): boolean {
  return [...textFields(data)].some(({ text }) => text.includes(PLACEHOLDER));
}

/** Whether a text has the name typed out: it would stay there when the name in `site.yml` changes. */
export function namesSite(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`);
}
