import { ContentPage } from '@/components/layout/content-page.tsx';
import { pageContext } from '@/lib/page-context.ts';
import { pageMetadata } from '@/lib/seo/metadata.ts';

export async function generateMetadata() {
  const { route, locale } = await pageContext('pages', 'home');
  return pageMetadata(route, locale);
}

export default async function HomePage() {
  return <ContentPage page={await pageContext('pages', 'home')} />;
}
