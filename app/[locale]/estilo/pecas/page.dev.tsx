import { StylePage } from '@/components/style-page/style-page.tsx';
import { pageContext } from '@/lib/page-context.ts';

/** What each frame of the style page shows. */
export default async function Page() {
  return <StylePage page={await pageContext('pages', 'home')} />;
}
