import { BlogPostPage } from '@/components/layout/blog-post-page.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import { pageContext } from '@/lib/page-context.ts';
import { pageMetadata } from '@/lib/seo/metadata.ts';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue().posts.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { route, locale } = await pageContext('blog', (await params).slug);
  return pageMetadata(route, locale);
}

export default async function Page({ params }: Props) {
  return <BlogPostPage page={await pageContext('blog', (await params).slug)} />;
}
