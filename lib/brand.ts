/** The site's mark and colours for what no style sheet reaches: icons, share pictures, manifest, `theme-color`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A colour of the theme as `#rrggbb`, read from `styles/globals.css`.
 * @param name that of its token, without `--color-`
 * @throws Error where the style sheet has no such token
 */
export function themeColor(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const css = readFileSync(path.join(process.cwd(), 'styles/globals.css'), 'utf8');
  const [, value = ''] = new RegExp(`--color-${name}:([^;]+);`).exec(css) ?? [];
  const [, other] = /^\s*var\(--color-([\w-]+)\)/.exec(value) ?? [];
  if (other) return themeColor(other, scheme);
  const [light, dark = light] = value.match(/#[\da-f]{6}/g) ?? [];
  if (!light || !dark) throw new Error(`styles/globals.css has no colour --color-${name}`);
  return scheme === 'dark' ? dark : light;
}

export const colors = {
  accent: themeColor('brasil'),
  onAccent: themeColor('on-accent'),
  field: themeColor('field'),
  fieldLatam: themeColor('field-latam'),
  fieldGuide: themeColor('field-guide'),
  chalk: themeColor('chalk'),
  chalkSoft: themeColor('chalk-soft'),
  chalkAccent: themeColor('chalk-accent'),
} as const;

/** The age below which nobody may bet, as pages and pictures write it. */
export const ageLimit = '18+';

export type Shape = readonly [tag: 'circle' | 'path' | 'rect', attributes: Readonly<Record<string, string>>];

/** The mark, a compass needle inside a pitch's centre circle, in a square of 32. Colours are any that SVG takes. */
export function logoShapes(ground: string, ink: string): Shape[] {
  const chalk = { stroke: ink, 'stroke-width': '1.5', fill: 'none', opacity: '.45' };
  return [
    ['circle', { cx: '16', cy: '16', r: '14', fill: ground }],
    ['path', { d: 'M16 2v28', ...chalk }],
    ['circle', { cx: '16', cy: '16', r: '6.5', ...chalk }],
    ['path', { d: 'm22.5 9.5-4.2 8.8-8.8 4.2 4.2-8.8z', fill: ink }],
  ];
}

/** The mark as an SVG file. `square` fills the corners too: the circle that a launcher may cut out keeps the needle whole. */
export function logoSvg({ ground = colors.accent, ink = colors.onAccent, square = false }: LogoOptions = {}): string {
  const corners: Shape[] = square ? [['rect', { width: '32', height: '32', fill: ground }]] : [];
  const drawn = [...corners, ...logoShapes(ground, ink)].map(element);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 28 28">${drawn.join('')}</svg>\n`;
}

interface LogoOptions {
  ground?: string;
  ink?: string;
  square?: boolean;
}

function element([tag, attributes]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}/>`;
}
