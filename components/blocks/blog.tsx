import { Day, readingMinutes } from '@/components/layout/byline.tsx';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Link } from '@/components/ui/link.tsx';
import { type BlogFrontmatter, catalogue, collections, type Entry, textOf } from '@/lib/content/catalogue.ts';
import { type Locale, locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The latest posts, newest first. */
export function BlogTeasers({ count, except, locale, page }: MdxComponentProps<'BlogTeasers'> & { except?: string }) {
  const posts = catalogue().posts.filter(({ slug }) => slug !== except);
  return (
    <div className="cards">
      {posts.slice(0, count).map((post) => (
        <PostCard key={post.slug} post={post} locale={locale} pageLocale={page.locale} />
      ))}
    </div>
  );
}

export function BlogList({ locale, page }: MdxComponentProps<'BlogList'>) {
  return (
    <div className="cards">
      {catalogue().posts.map((post) => (
        <PostCard key={post.slug} post={post} locale={locale} pageLocale={page.locale} readMore />
      ))}
    </div>
  );
}

interface PostCardProps {
  post: Entry<BlogFrontmatter>;
  locale: Locale;
  pageLocale: Locale;
  readMore?: boolean;
}

/** One post. The heading's link covers the card, so that the words "read more" need no link of their own. */
function PostCard({ post, locale, pageLocale, readMore = false }: PostCardProps) {
  const { doc, locale: textLocale } = textOf(post, locale);
  const { title, excerpt, published, category } = doc.frontmatter;
  const t = translator(locale, 'blog');
  const lang = textLocale === locale ? undefined : locales[textLocale].hreflang;
  return (
    <article className="card">
      <p className="post-meta">
        <span className="tag">{t(`categories.${category}`)}</span> <Day day={published} locale={locale} />{' '}
        <span>{t('readTime', { minutes: readingMinutes(doc.body) })}</span>
      </p>
      <h3 lang={lang}>
        <Link to={collections.blog.path(post.slug)} locale={pageLocale} className="cover-link">
          {title}
        </Link>
      </h3>
      <p lang={lang}>{excerpt}</p>
      {readMore && <p className="card-action">{t('readMore')}</p>}
    </article>
  );
}
