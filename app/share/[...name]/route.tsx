import { ImageResponse } from 'next/og';
import { sharePictureOf, sharePictures, shareSize } from '@/lib/seo/share.ts';
import { shareFonts } from '@/lib/seo/share-font.ts';
import { SharePicture } from '../cards.tsx';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return sharePictures().map(({ name }) => ({ name }));
}

/** `/share/<language>/<collection>/<slug>.png`: what other sites show beside a link to the page. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string[] }> }) {
  const picture = sharePictureOf((await params).name);
  if (!picture) return new Response('Not found', { status: 404 });
  return new ImageResponse(<SharePicture {...picture} />, { ...shareSize, fonts: shareFonts });
}
