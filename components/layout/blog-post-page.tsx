import { BlogTeasers } from '@/components/blocks/blog.tsx';
import { MdxBody } from '@/components/mdx.tsx';
import { Eyebrow } from '@/components/ui/eyebrow.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { TextLink } from '@/components/ui/link.tsx';
import { catalogue, textOf } from '@/lib/content/catalogue.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';
import { Byline } from './byline.tsx';
import { PageShell } from './page-shell.tsx';
import { Sources } from './sources.tsx';
import { TableOfContents } from './table-of-contents.tsx';

export function BlogPostPage({ page }: { page: PageContext }) {
  const post = catalogue().posts.find(({ slug }) => slug === page.route.slug);
  if (!post) throw new Error(`The blog has no post ${page.route.slug}`);
  const { frontmatter, body } = textOf(post, page.locale).doc;
  const locale = page.textLocale;
  const t = translator(locale, 'blog');
  return (
    <PageShell page={page}>
      <article className="article wrap">
        <header>
          <Eyebrow>{t(`categories.${frontmatter.category}`)}</Eyebrow>
          <h1>{frontmatter.title}</h1>
          <p className="lead">{frontmatter.excerpt}</p>
          <Byline frontmatter={frontmatter} body={body} locale={locale} />
        </header>
        <TableOfContents headings={body.headings} locale={locale} />
        <div className="prose">
          <MdxBody page={page} />
          <Sources sources={frontmatter.sources} locale={locale} />
        </div>
        <section className="more-posts" aria-labelledby="mais-artigos">
          <h2 id="mais-artigos">{t('more')}</h2>
          <BlogTeasers count={3} except={post.slug} locale={locale} page={page} />
          <TextLink to="/blog" locale={page.locale}>
            <Icon name="arrowLeft" />
            {t('back')}
          </TextLink>
        </section>
      </article>
    </PageShell>
  );
}
