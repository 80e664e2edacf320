/** The site's mark and colours for what no style sheet reaches: icons, share pictures, manifest, `theme-color`. */

/** The same values as the tokens of `app/globals.css`; a test holds the two together. */
export const colors = {
  paper: '#fbfcfa',
  accent: '#00613f',
  onAccent: '#ffffff',
  field: '#0b3d2a',
  fieldLatam: '#5a240d',
  fieldGuide: '#163a5c',
  chalk: '#f1f7f2',
  chalkSoft: '#b9d0c2',
  chalkAccent: '#f3c65b',
} as const;

/** `paper` in the dark scheme. */
export const darkPaper = '#0f1613';

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
