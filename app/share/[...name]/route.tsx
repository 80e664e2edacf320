import { createHash } from 'node:crypto';
import { ImageResponse } from 'next/og';
import { version } from 'next/package.json';
import { sharePictureOf, sharePictures, shareSize } from '@/lib/seo/share.ts';
import { drawnFrom, keepPicture } from '@/lib/seo/share-cache.ts';
import { shareFonts } from '@/lib/seo/share-font.ts';
import { SharePicture } from '../cards.tsx';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return sharePictures().map(({ name }) => ({ name }));
}

/** What draws the pictures: with another version or face they look different. */
const tools = shareFonts
  .reduce((hash, { data }) => hash.update(data), createHash('sha256').update(version))
  .digest('hex');

/**
 * `/share/<language>/<collection>/<slug>.png`: what other sites show beside a link to the page. A route, because what Next makes of
 * an `opengraph-image.tsx` has no file ending in a static export, from which hosts tell its type.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string[] }> }) {
  const picture = sharePictureOf((await params).name);
  if (!picture) return new Response('Not found', { status: 404 });
  const card = <SharePicture {...picture} />;
  const png = await keepPicture(picture.name, [tools, shareSize, drawnFrom(card)], () =>
    new ImageResponse(card, { ...shareSize, fonts: shareFonts }).arrayBuffer(),
  );
  return new Response(png, { headers: { 'content-type': 'image/png' } });
}
