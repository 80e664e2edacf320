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

/** What the classes of the site's drawings mean where no style sheet reaches; the rules are in `app/styles/layout.css`. */
const paints: Record<string, SVGAttributes<SVGElement>> = {
  chalk: { fill: 'none', stroke: colors.chalkSoft, strokeWidth: 2, strokeLinecap: 'round', opacity: 0.6 },
  dashed: { strokeDasharray: '2 8' },
  route: { fill: 'none', stroke: colors.chalkAccent, strokeWidth: 4, strokeLinecap: 'round', strokeDasharray: '1 9' },
  mark: { fill: 'none', stroke: colors.chalkAccent, strokeWidth: 4, strokeLinecap: 'round' },
  needle: { fill: colors.chalkAccent },
  pivot: { fill: colors.chalkAccent },
};

type Drawn = ReactElement<SVGAttributes<SVGElement> & { children?: ReactNode }>;

export type ArtName = Parameters<typeof HeroArt>[0]['name'];

/** Where each drawing stands: those of pitches and arcs run over the edges, the others stay inside the margin. */
const places: Record<ArtName, { left: number; top: number }> = {
  home: { left: 736, top: 74 },
  brasil: { left: 736, top: 74 },
  latam: { left: 666, top: 74 },
  guia: { left: 636, top: 74 },
  plain: { left: 696, top: 212 },
};

/** The drawing of a page's hero. */
export function ShareArt({ name }: { name: ArtName }) {
  return (
    <svg
      aria-hidden="true"
      width="560"
      height="448"
      viewBox="0 0 400 320"
      style={{ position: 'absolute', ...places[name] }}
    >
      {painted(HeroArt({ name }).props.children)}
    </svg>
  );
}

/** An article's icon on the centre spot of a pitch. */
export function ShareIcon({ name, ground }: { name: IconName; ground: string }) {
  return (
    <>
      <svg
        aria-hidden="true"
        width="560"
        height="630"
        viewBox="0 0 560 630"
        style={{ position: 'absolute', left: 640 }}
      >
        <path d="M300-10v650M100 315a200 200 0 1 0 400 0 200 200 0 1 0-400 0" {...paints.chalk} strokeWidth={3} />
        <circle cx="300" cy="315" r="136" fill={ground} />
        <circle cx="300" cy="315" r="136" fill={colors.chalk} opacity=".1" />
      </svg>
      <svg
        aria-hidden="true"
        width="160"
        height="160"
        viewBox="0 0 24 24"
        fill="none"
        stroke={colors.chalkAccent}
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ position: 'absolute', left: 860, top: 235 }}
      >
        {Icon({ name }).props.children}
      </svg>
    </>
  );
}

function painted(node: ReactNode): ReactNode[] {
  return Children.toArray(node).flatMap((child): ReactNode[] => {
    if (!isValidElement(child)) return [];
    const { className = '', children } = (child as Drawn).props;
    if (child.type === Fragment) return painted(children);
    const paint = Object.assign({}, ...className.split(' ').map((name) => paints[name]));
    return [cloneElement(child as Drawn, { ...paint, className: undefined }, ...(children ? painted(children) : []))];
  });
}
