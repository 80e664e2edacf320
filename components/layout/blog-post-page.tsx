import { BlogTeasers } from '@/components/blocks/blog.tsx';
import { MdxBody } from '@/components/mdx.tsx';
import { Eyebrow } from '@/components/ui/eyebrow.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lead } from '@/components/ui/lead.tsx';
import { TextLink } from '@/components/ui/link.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { docFor } from '@/lib/content/catalogue.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';
import type { PageContext } from '@/lib/routes.ts';
import { sectionOf } from '@/lib/section.ts';
import { Article } from './article.tsx';
import { Byline } from './byline.tsx';
import { PageShell } from './page-shell.tsx';
import { Related } from './related.tsx';
import { Sources } from './sources.tsx';

export function BlogPostPage({ page }: { page: PageContext<'blog'> }) {
  const post = page.route.entry;
  const { frontmatter, body } = docFor(post, page.locale).doc;
  const locale = page.textLocale;
  const t = translator(locale, 'blog');
  return (
    <PageShell page={page}>
      <Article
        headings={body.headings}
        locale={locale}
        header={
          <>
            <Eyebrow>{sectionOf(page.route, locale)}</Eyebrow>
            <h1>{frontmatter.title}</h1>
            <Lead>{frontmatter.excerpt}</Lead>
            <Byline frontmatter={frontmatter} body={body} locale={locale} />
          </>
        }
        after={
          <section className="space-y-m pt-l @desktop:col-span-full print:hidden" aria-labelledby={ids.morePosts}>
            <div>
              <LinkedHeading as="h2" id={ids.morePosts}>
                {t('more')}
              </LinkedHeading>
            </div>
            <BlogTeasers count={3} except={post.slug} locale={locale} page={page} />
            <TextLink to="/blog" locale={page.locale}>
              <Icon name="arrowLeft" />
              {t('back')}
            </TextLink>
          </section>
        }
      >
        <MdxBody page={page} />
        <Related page={page} />
        <Sources sources={frontmatter.sources} locale={locale} />
      </Article>
    </PageShell>
  );
}
