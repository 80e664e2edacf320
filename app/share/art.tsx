import { createRequire } from 'node:module';
import path from 'node:path';
import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type SVGAttributes,
} from 'react';
import { HeroArt } from '@/components/ui/art.tsx';
import { icons } from '@/components/ui/icon.tsx';
import { colors } from '@/lib/brand.ts';
import type { IconName } from '@/lib/content/schema/icons.ts';
import type { MdxProps } from '@/lib/content/schema/mdx-components.ts';
import { svgUrl } from './svg-url.ts';

/**
 * In a route handler, lucide-react's components stand for code of the client, and nothing renders them. Node.js loads the package
 * itself, and the renderer that belongs to it.
 */
const load = createRequire(path.join(process.cwd(), 'package.json'));
const lucide: typeof import('lucide-react') = load('lucide-react');
const { renderToStaticMarkup }: typeof import('react-dom/server') = load('react-dom/server');

export type ArtName = MdxProps<'Hero'>['art'];

/** What the classes of the site's drawings mean where no style sheet reaches; the rules are in `styles/hero.css`. */
const paints: { [className: string]: SVGAttributes<SVGElement> } = {
  chalk: { fill: 'none', stroke: colors.chalkSoft, strokeWidth: 2, strokeLinecap: 'round', opacity: 0.7 },
  route: { fill: 'none', stroke: colors.chalkAccent, strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' },
  dotted: { strokeDasharray: '0.1 9' },
  solid: { fill: colors.chalkAccent },
  'solid-chalk': { fill: colors.chalkSoft },
};

const panel = { left: 690, width: 510, height: 630 };

/** The drawing of a page's hero, as high as the card; towards the title it fades. */
export function ShareArt({ name, ground }: { name: ArtName; ground: string }) {
  return (
    <div style={{ position: 'absolute', ...panel, display: 'flex' }}>
      <svg aria-hidden="true" width={panel.width} height={panel.height} viewBox="37 -60 443 548">
        {painted(HeroArt({ name }).props.children)}
      </svg>
      <div
        style={{
          position: 'absolute',
          width: 64,
          height: panel.height,
          backgroundImage: `linear-gradient(to right, ${ground}, ${ground}00)`,
        }}
      />
    </div>
  );
}

/** An article's icon on the centre spot of a pitch. */
export function ShareIcon({ name, ground }: { name: IconName; ground: string }) {
  const Drawing = lucide[icons[name].displayName as 'Award'];
  const drawn = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${panel.width} ${panel.height}`} aria-hidden="true">
      <path d="M250-10v650M50 315a200 200 0 1 0 400 0 200 200 0 1 0-400 0" {...paints.chalk} strokeWidth={3} />
      <circle cx="250" cy="315" r="136" fill={ground} />
      <circle cx="250" cy="315" r="136" fill={colors.chalk} opacity=".1" />
      <Drawing x={170} y={235} size={160.08} color={colors.chalkAccent} strokeWidth={1.4} />
    </svg>,
  );
  return (
    <img
      alt=""
      src={svgUrl(drawn)}
      width={panel.width}
      height={panel.height}
      style={{ position: 'absolute', left: panel.left }}
    />
  );
}

type Drawn = ReactElement<SVGAttributes<SVGElement> & { children?: ReactNode }>;

/** A drawing with its classes written out as attributes. */
function painted(node: ReactNode): ReactNode[] {
  return Children.toArray(node).flatMap((child): ReactNode[] => {
    if (!isValidElement(child)) return [];
    const { className = '', children, ...own } = (child as Drawn).props;
    if (child.type === Fragment) return painted(children);
    const paint: SVGAttributes<SVGElement> = Object.assign({}, ...className.split(' ').map((name) => paints[name]));
    return [cloneElement(child as Drawn, { ...paint, ...own, className: undefined }, ...painted(children))];
  });
}
