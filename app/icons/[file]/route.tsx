import { ImageResponse } from 'next/og';
import { svgUrl } from '@/app/share/svg-url.ts';
import { logoSvg } from '@/lib/brand.ts';
import { iconPath, icons } from '@/lib/seo/icons.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

const svgFile = 'icon.svg';

export function generateStaticParams() {
  return [svgFile, ...icons.map((icon) => iconPath(icon).split('/').at(-1))].map((file) => ({ file }));
}

/**
 * `/icons/<file>`: the site's mark as SVG, and as PNG in the sizes that browsers and launchers ask for. A route, because what Next
 * makes of an `icon.tsx` has no file ending in a static export, from which hosts tell its type.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (file === svgFile) return new Response(logoSvg(), { headers: { 'content-type': 'image/svg+xml' } });
  const icon = icons.find((item) => iconPath(item) === `/icons/${file}`);
  if (!icon) return new Response('Not found', { status: 404 });
  const svg = logoSvg({ square: icon.purpose !== 'any' });
  const { size } = icon;
  return new ImageResponse(<img alt="" width={size} height={size} src={svgUrl(svg)} />, {
    width: size,
    height: size,
  });
}
