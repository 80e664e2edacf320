/** Class names that ad blockers hide. */
const blocked = new Set(['ad', 'ads', 'adv']);

/** The short name of each utility. */
export type ClassNames = ReadonlyMap<string, string>;

const layerStart = '@layer utilities{';
const selector = /\.(-?(?:[a-z_@]|\\.)(?:[\w-]|\\.)*)/gi;

/**
 * Tailwind's utilities say what they do (`@tablet:grid-cols-[auto_1fr]`), and a page says so in each of its elements. Readers
 * need none of that: names of one or two letters make style sheet and page a tenth smaller after gzip. Classes that
 * `styles/` has rules for keep their names.
 * @param css A style sheet that esbuild has minified.
 * @param kept What keeps its name: the islands' classes, which React writes in the browser as well.
 */
export function shortNames(css: string, kept: ReadonlySet<string>): ClassNames {
  const layer = utilities(css);
  const own = new Set(namesIn(css.replace(layer, '')));
  const names = new Map<string, string>();
  let index = 0;
  for (const name of namesIn(layer)) {
    if (names.has(name) || own.has(name) || kept.has(name)) continue;
    while (blocked.has(nth(index))) index++;
    names.set(name, nth(index++));
  }
  return names;
}

/** A style sheet with the short names. */
export function renameSelectors(css: string, names: ClassNames): string {
  return css.replace(selector, (found, name: string) => {
    const short = names.get(unescaped(name));
    return short ? `.${short}` : found;
  });
}

/** The value of a `class` attribute with the short names. */
export function renameClasses(list: string, names: ClassNames): string {
  return list
    .trim()
    .split(/\s+/)
    .map((name) => names.get(name) ?? name)
    .join(' ');
}

/** Every word of a component's source that may be a class name: a class may stand in any string. */
export function classesIn(source: string): string[] {
  return source.split(/[\s"'`]+/);
}

/** The content of the layer `utilities` of Tailwind. */
function utilities(css: string): string {
  const start = css.indexOf(layerStart);
  if (start < 0) return '';
  let depth = 1;
  let end = start + layerStart.length;
  for (; depth > 0 && end < css.length; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
  return css.slice(start + layerStart.length, end);
}

/** The classes that selectors name. */
function namesIn(css: string): string[] {
  return Array.from(css.matchAll(selector), ([, name = '']) => unescaped(name));
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(.)/g, '$1');
}

/** a to z, then aa, ab and so on. */
function nth(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nth(Math.floor(index / 26) - 1) + letter;
}
