import type { ReactNode } from 'react';
import { ageLimit, colors, logoSvg } from '@/lib/brand.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { type Box, fitText } from '@/lib/seo/fit-text.ts';
import { shareSize, titleBox } from '@/lib/seo/share.ts';
import { drawable, textWidth } from '@/lib/seo/share-font.ts';
import { svgUrl } from './svg-url.ts';

const margin = 72;

const eyebrowBox: Box = { width: 900, height: 40, leading: 1.2, sizes: [30, 27, 24] };

interface Props {
  ground: string;
  /** Small drawing before the eyebrow. */
  mark?: ReactNode;
  eyebrow?: string;
  title: string;
  /** What stands at the right of the title. */
  children: ReactNode;
}

/** The frame of all share pictures: eyebrow, title, the site's name, and 18+. */
export function ShareCard({ ground, mark, eyebrow = '', title, children }: Props) {
  const above = fitText(drawable(eyebrow), eyebrowBox, (text, size) => textWidth(text, size, 'regular'));
  const { size, lines } = fitText(drawable(title), titleBox, (text, size) => textWidth(text, size, 'bold'));
  return (
    <div
      style={{
        ...shareSize,
        display: 'flex',
        background: ground,
        color: colors.chalk,
        fontFamily: 'Schibsted Grotesk',
        fontWeight: 700,
      }}
    >
      {children}
      <Row top={60}>
        {mark}
        <span style={{ fontSize: above.size, fontWeight: 500, color: colors.chalkAccent }}>{above.lines.join('')}</span>
      </Row>
      <div
        style={{
          position: 'absolute',
          left: margin,
          top: 148,
          width: titleBox.width,
          height: titleBox.height,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
        }}
      >
        {lines.map((line) => (
          <span key={line} style={{ fontSize: size, lineHeight: titleBox.leading, whiteSpace: 'nowrap' }}>
            {line}
          </span>
        ))}
      </div>
      <Row top={510}>
        <img alt="" width={52} height={52} src={svgUrl(logoSvg({ ground: colors.chalk, ink: ground }))} />
        <span style={{ marginLeft: 18, fontSize: 30 }}>{drawable(catalogue().site.name)}</span>
        <span style={ageMark}>{ageLimit}</span>
      </Row>
    </div>
  );
}

const ageMark = {
  marginLeft: 24,
  padding: '5px 14px',
  border: `2px solid ${colors.chalkSoft}`,
  borderRadius: 24,
  fontSize: 22,
  color: colors.chalkSoft,
} as const;

function Row({ top, children }: { top: number; children: ReactNode }) {
  return (
    <div style={{ position: 'absolute', left: margin, top, height: 60, display: 'flex', alignItems: 'center' }}>
      {children}
    </div>
  );
}
