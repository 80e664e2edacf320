import { ReviewPage } from '@/components/layout/review-page.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import { pageContext } from '@/lib/page-context.ts';
import { pageMetadata } from '@/lib/seo/metadata.ts';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue().reviews.map(({ slug }) => ({ id: slug }));
}

export async function generateMetadata({ params }: Props) {
  const { route, locale } = await pageContext('reviews', (await params).id);
  return pageMetadata(route, locale);
}

export default async function Page({ params }: Props) {
  return <ReviewPage page={await pageContext('reviews', (await params).id)} />;
}
