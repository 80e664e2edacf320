import { catalogue } from '@/lib/content/catalogue.ts';
import { lettermark } from '@/lib/content/lettermark.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue().reviews.map(({ slug }) => ({ file: `${slug}.svg` }));
}

/** `/logos/<review id>.svg`: a neutral lettermark, drawn from the review's `mark`, so that no trademark is copied. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const review = catalogue().reviews.find(({ slug }) => `${slug}.svg` === file);
  if (!review) return new Response('Not found', { status: 404 });
  return new Response(lettermark(review), { headers: { 'content-type': 'image/svg+xml' } });
}
