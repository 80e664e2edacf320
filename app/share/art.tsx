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
import { Icon } from '@/components/ui/icon.tsx';
import { colors } from '@/lib/brand.ts';
import type { IconName } from '@/lib/content/icons.ts';
import type { MdxProps } from '@/lib/content/mdx-components.ts';

export type ArtName = MdxProps<'Hero'>['art'];

/** What the classes of the site's drawings mean where no style sheet reaches; the rules are in `app/styles`. */
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
  return (
    <svg
      aria-hidden="true"
      width={panel.width}
      height={panel.height}
      viewBox={`0 0 ${panel.width} ${panel.height}`}
      style={{ position: 'absolute', left: panel.left }}
    >
      <path d="M250-10v650M50 315a200 200 0 1 0 400 0 200 200 0 1 0-400 0" {...paints.chalk} strokeWidth={3} />
      <circle cx="250" cy="315" r="136" fill={ground} />
      <circle cx="250" cy="315" r="136" fill={colors.chalk} opacity=".1" />
      <g
        transform="translate(170 235) scale(6.67)"
        fill="none"
        stroke={colors.chalkAccent}
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {Icon({ name }).props.children}
      </g>
    </svg>
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
