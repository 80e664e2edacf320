import { ContentPage } from '@/components/layout/content-page.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import { pageContext } from '@/lib/page-context.ts';
import { pageMetadata } from '@/lib/seo/metadata.ts';

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue()
    .pages.filter(({ slug }) => slug !== 'home')
    .map(({ slug }) => ({ page: slug }));
}

export async function generateMetadata({ params }: Props) {
  const { route, locale } = await pageContext('pages', (await params).page);
  return pageMetadata(route, locale);
}

export default async function Page({ params }: Props) {
  return <ContentPage page={await pageContext('pages', (await params).page)} />;
}
