import { GuideArticlePage } from '@/components/layout/guide-article-page.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import { pageContext } from '@/lib/page-context.ts';
import { pageMetadata } from '@/lib/seo/metadata.ts';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue().guide.articles.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { route, locale } = await pageContext('guide', (await params).slug);
  return pageMetadata(route, locale);
}

export default async function Page({ params }: Props) {
  return <GuideArticlePage page={await pageContext('guide', (await params).slug)} />;
}
