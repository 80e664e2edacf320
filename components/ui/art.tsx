import type { ReactNode } from 'react';

type HeroArtName = 'home' | 'brasil' | 'latam' | 'guia' | 'plain';

/** Chalk drawings of the heroes: lines only, in the colour of the text round them. */
export function HeroArt({ name }: { name: HeroArtName }) {
  return (
    <svg className="hero-art" viewBox="0 0 400 320" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

const pitch = (
  <g className="chalk">
    <path d="M20 20h360v280H20zM200 20v280M20 96h56v128H20M380 96h-56v128h56M20 130h22v60H20M380 130h-22v60h22" />
    <circle cx="200" cy="160" r="46" />
    <path d="M76 136a34 34 0 0 1 0 48M324 136a34 34 0 0 0 0 48" />
  </g>
);

const drawings: Record<HeroArtName, ReactNode> = {
  home: (
    <>
      {pitch}
      <path className="needle" d="m236 110-24 62-48 38 24-62z" />
      <circle className="pivot" cx="200" cy="160" r="5" />
    </>
  ),
  brasil: (
    <>
      {pitch}
      <path className="route" d="M70 250C130 250 120 90 190 90s70 120 130 110" />
      <path className="mark" d="m312 190 12 10-12 10M62 242l16 16m0-16-16 16" />
    </>
  ),
  latam: (
    <>
      <g className="chalk">
        <circle cx="200" cy="160" r="130" />
        <ellipse cx="200" cy="160" rx="52" ry="130" />
        <path d="M70 160h260M88 96h224M88 224h224" />
      </g>
      <path className="route" d="M150 70c30 40 60 60 60 100s30 50 24 96" />
      <circle className="pivot" cx="150" cy="70" r="6" />
      <circle className="pivot" cx="210" cy="170" r="6" />
      <circle className="pivot" cx="234" cy="266" r="6" />
    </>
  ),
  guia: (
    <>
      <path className="chalk" d="M60 40v240h300M60 220h300M60 160h300M60 100h300" />
      <path className="route" d="M60 250c60-4 90-30 130-80s90-90 170-110" />
      <path className="chalk dashed" d="M60 90c70 10 110 60 160 100s90 60 140 66" />
      <circle className="pivot" cx="190" cy="170" r="6" />
    </>
  ),
  plain: (
    <path
      className="chalk"
      d="M20 300A280 280 0 0 1 380 80M90 300A220 220 0 0 1 380 140M160 300A160 160 0 0 1 380 200"
    />
  ),
};

/** Ribbon over a region's card. */
export function RegionArt({ region }: { region: 'brasil' | 'latam' }) {
  return (
    <svg className="region-art" viewBox="0 0 320 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {region === 'brasil' ? (
        <path
          className="chalk"
          d="M160-40v176M0 48h320M112 48a48 48 0 1 0 96 0 48 48 0 1 0-96 0M-40 8h80v80h-80M360 8h-80v80h80"
        />
      ) : (
        <path
          className="chalk"
          d="M-20 20c80 60 160-40 360 40M-20 50c80 60 160-40 360 40M-20-10c80 60 160-40 360 40M70 20v50M240 30v50"
        />
      )}
    </svg>
  );
}

/** A ball outside the pitch. */
export function NotFoundArt() {
  return (
    <svg className="not-found-art" viewBox="0 0 320 160" aria-hidden="true">
      <path className="chalk" d="M20 20v120M20 20h200M60 20v48h64V20" />
      <path className="chalk dashed" d="M110 120C160 60 210 60 262 96" />
      <circle className="pivot" cx="272" cy="104" r="14" />
    </svg>
  );
}
