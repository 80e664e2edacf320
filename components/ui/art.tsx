import type { ReactNode } from 'react';
import type { MdxProps } from '@/lib/content/schema/mdx-components.ts';

type HeroArtName = MdxProps<'Hero'>['art'];

/**
 * Chalk drawings of the heroes and region cards, 480 × 400 and cut to the place they fill, the right-hand side last. Only
 * lines: `chalk`, and what the eye shall follow in the accent, as `route` and `solid`; `highlight` is left out where the
 * drawing is a mere watermark.
 */
export function HeroArt({ name }: { name: HeroArtName }) {
  return (
    <svg className="hero-art" viewBox="0 0 480 400" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {heroDrawings[name]}
    </svg>
  );
}

/** The 404 page's: over the bar. */
export function NotFoundArt() {
  return (
    <svg className="hero-art" viewBox="0 0 480 400" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path
        className="chalk"
        d="M-40 332h560M110 332V150h250v182M110 150l26 26h198l26-26M136 176v156M334 176v156M185 176v156M235 176v156M285 176v156M136 228h198M136 280h198"
      />
      <g className="highlight">
        <path className="route dotted" d="M30 392C110 170 250 60 404 74" />
        <circle className="solid" cx="422" cy="78" r="15" />
      </g>
    </svg>
  );
}

const heroDrawings: Record<HeroArtName, ReactNode> = {
  // The centre circle is a compass.
  home: (
    <>
      <g className="chalk">
        <path d="M270-60v520M-40-20h560M-40 420h560" />
        <circle cx="270" cy="200" r="132" />
        <path d="M326 104L331 94M366 144L376 139M381 200L392 200M366 255L376 261M326 296L331 306M214 296L209 306M174 256L164 261M159 200L148 200M174 144L164 139M214 104L209 94" />
        <path d="M500 96h-56v208h56" />
      </g>
      <g className="highlight" transform="rotate(38 270 200)">
        <path className="solid" d="M270 96l22 104h-44z" />
        <path className="solid-chalk" d="M270 304l22-104h-44z" />
      </g>
    </>
  ),
  // The last third of the pitch, and a pass into it.
  brasil: (
    <>
      <path
        className="chalk"
        d="M-40 44h560M96 44v150h290V44M170 44v58h142V44M204 44V22h74v22M190 194a62 62 0 0 0 102 0M70 250l18 18m0-18-18 18M386 262l18 18m0-18-18 18M226 252l18 18m0-18-18 18"
      />
      <circle className="chalk" cx="241" cy="146" r="3" />
      <g className="highlight">
        <path className="route dotted" d="M120 352c90 12 150-16 196-110" />
        <path className="route" d="M318 238 336 140m-14 12 15-14 9 18" />
        <circle className="solid" cx="104" cy="350" r="9" />
        <circle className="route" cx="317" cy="244" r="10" />
      </g>
    </>
  ),
  // A globe: Mexico, Colombia, Argentina.
  latam: (
    <>
      <g className="chalk">
        <circle cx="270" cy="200" r="176" />
        <ellipse cx="270" cy="200" rx="64" ry="176" />
        <ellipse cx="270" cy="200" rx="126" ry="176" />
        <path d="M94 200h352M118 112h304M118 288h304" />
      </g>
      <g className="highlight">
        <path className="route dotted" d="M192 122c40 6 66 26 78 62s28 74 26 122" />
        <circle className="solid" cx="188" cy="120" r="9" />
        <circle className="solid" cx="270" cy="188" r="9" />
        <circle className="solid" cx="296" cy="310" r="9" />
      </g>
    </>
  ),
  // The probability that odds imply, 1 / odds, read at 1.5, 2 and 4.
  guia: (
    <>
      <path className="chalk" d="M60 20v330h460" />
      <path className="chalk dotted" d="M100 350V150H60M140 350V200H60M300 350v-75H60" />
      <path
        className="route"
        d="M60 50c4 14 8 28 12 39 5 16 11 28 16 39 7 14 13 24 20 35 11 16 21 27 32 37 13 13 27 22 40 30 19 12 37 19 56 26 27 11 53 16 80 23 35 7 69 12 104 16 27 4 53 6 80 9"
      />
      <g className="highlight">
        <circle className="solid" cx="100" cy="150" r="8" />
        <circle className="solid" cx="140" cy="200" r="8" />
        <circle className="solid" cx="300" cy="275" r="8" />
      </g>
    </>
  ),
  // A corner, and the ball on its way.
  plain: (
    <>
      <path className="chalk" d="M410-60v390H-60M344 330a66 66 0 0 1 66-66" />
      <g className="highlight">
        <path className="route" d="M410 330V196" />
        <path className="solid" d="M410 194l-58 20 58 22z" />
        <path className="route dotted" d="M392 318C330 190 240 120 120 130" />
      </g>
    </>
  ),
};

/** Drawing of a group of the guide, by its id; a new group has a chart until it gets one of its own. */
export function GroupArt({ id }: { id: string }) {
  return (
    <svg
      className="mb-m w-36 rounded-card bg-(--group-soft) [--color-accent:var(--group)] [--color-muted:var(--group)]"
      viewBox="0 0 160 112"
      width="160"
      height="112"
      aria-hidden="true"
    >
      {groupDrawings[id] ?? <path className="chalk" d="M36 20v70h92M44 78c24-4 24-30 44-34s18-14 36-18" />}
    </svg>
  );
}

const groupDrawings: { [id: string]: ReactNode } = {
  // A betting slip.
  fundamentos: (
    <g transform="rotate(-6 80 56)">
      <path className="chalk" d="M52 14h56v84l-8-7-10 7-10-7-10 7-10-7-8 7zM62 30h22M62 42h36M62 54h36" />
      <path className="route" d="m66 72 7 7 14-15" />
    </g>
  ),
  // Half a pitch, and a run into the box.
  mercados: (
    <>
      <path
        className="chalk"
        d="M22 16h116v80H22zM138 32h-34v48h34M138 46h-14v20h14M104 46a12 12 0 0 0 0 20M22 38a18 18 0 0 1 0 36"
      />
      <path className="route dotted" d="M46 82c20-2 24-30 44-34" />
      <path className="route" d="m84 40 11 7-8 10" />
    </>
  ),
  // Coins, fewer each time.
  banca: (
    <>
      <path
        className="chalk"
        d="M28 40v44c0 4 8 7 18 7s18-3 18-7V40M28 54c0 4 8 7 18 7s18-3 18-7M28 68c0 4 8 7 18 7s18-3 18-7M66 84c0 4 8 7 18 7s18-3 18-7V62M66 62v22M66 74c0 4 8 7 18 7s18-3 18-7M104 84c0 4 8 7 18 7s18-3 18-7v-4M104 80v4"
      />
      <ellipse className="chalk" cx="46" cy="40" rx="18" ry="7" />
      <ellipse className="chalk" cx="84" cy="62" rx="18" ry="7" />
      <ellipse className="chalk" cx="122" cy="80" rx="18" ry="7" />
      <path className="route dotted" d="M62 24c26 4 44 20 58 40" />
    </>
  ),
  // A wheel and its ball.
  cassino: (
    <>
      <circle className="chalk" cx="80" cy="56" r="44" />
      <circle className="chalk" cx="80" cy="56" r="24" />
      <path
        className="chalk"
        d="M80 12v20M80 80v20M36 56h20M104 56h20M49 25l14 14M97 73l14 14M49 87l14-14M97 39l14-14"
      />
      <circle className="chalk" cx="80" cy="56" r="6" />
      <circle className="solid" cx="107" cy="34" r="5" />
    </>
  ),
};
