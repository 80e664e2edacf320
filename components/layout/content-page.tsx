import { MdxBody } from '@/components/mdx.tsx';
import { docFor } from '@/lib/content/catalogue.ts';
import { heroOf } from '@/lib/content/hero.ts';
import type { PageContext } from '@/lib/routes.ts';
import { Article } from './article.tsx';
import { PageShell } from './page-shell.tsx';

/** A page of `content/pages`. Where its text opens with a `<Hero>`, that holds the `<h1>`; else the title does. */
export function ContentPage({ page }: { page: PageContext }) {
  const { doc } = docFor(page.route.entry, page.locale);
  return (
    <PageShell page={page}>
      {heroOf(doc) ? (
        <MdxBody page={page} />
      ) : (
        <Article headings={doc.body.headings} locale={page.textLocale} header={<h1>{doc.frontmatter.title}</h1>}>
          <MdxBody page={page} />
        </Article>
      )}
    </PageShell>
  );
}
