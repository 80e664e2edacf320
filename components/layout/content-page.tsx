import { MdxBody } from '@/components/mdx.tsx';
import { textOf } from '@/lib/content/catalogue.ts';
import type { PageContext } from '@/lib/routes.ts';
import { PageShell } from './page-shell.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** A page of `content/pages`. Where its text opens with a `<Hero>`, that holds the `<h1>`; else the title does. */
export function ContentPage({ page }: { page: PageContext }) {
  const { doc } = textOf(page.route.entry, page.locale);
  const hasHero = doc.body.components.some(({ value }) => value.name === 'Hero');
  return (
    <PageShell page={page}>
      {hasHero ? (
        <MdxBody page={page} />
      ) : (
        <article className="article wrap">
          <header>
            <h1>{doc.frontmatter.title}</h1>
          </header>
          <TableOfContents headings={doc.body.headings} locale={page.textLocale} />
          <div className="prose">
            <MdxBody page={page} />
          </div>
        </article>
      )}
    </PageShell>
  );
}
