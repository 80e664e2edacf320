import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { CardAction, CardFrame, CardGrid, CoverLink } from '@/components/ui/card.tsx';
import { Day } from '@/components/ui/day.tsx';
import { Tag } from '@/components/ui/tag.tsx';
import { type BlogFrontmatter, catalogue, collections, docFor, type Entry } from '@/lib/content/catalogue.ts';
import { readingMinutes } from '@/lib/content/reading-time.ts';
import { type Locale, langWithin } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The latest posts, newest first. */
export function BlogTeasers({ count, except, locale, page }: MdxComponentProps<'BlogTeasers'> & { except?: string }) {
  const posts = catalogue().posts.filter(({ slug }) => slug !== except);
  return (
    <CardGrid>
      {posts.slice(0, count).map((post) => (
        <PostCard key={post.slug} post={post} locale={locale} pageLocale={page.locale} />
      ))}
    </CardGrid>
  );
}

export function BlogList({ locale, page }: MdxComponentProps<'BlogList'>) {
  return (
    <CardGrid>
      {catalogue().posts.map((post) => (
        <PostCard key={post.slug} post={post} locale={locale} pageLocale={page.locale} readMore />
      ))}
    </CardGrid>
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
  const { doc, locale: textLocale } = docFor(post, locale);
  const { title, excerpt, published, category } = doc.frontmatter;
  const t = translator(locale, 'blog');
  const lang = langWithin(locale, textLocale);
  return (
    <CardFrame as="article">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-xs text-small">
        <Tag>{t(`categories.${category}`)}</Tag>{' '}
        <span className="flex gap-x-3">
          <Day day={published} locale={locale} /> <span>{t('readTime', { minutes: readingMinutes(doc.body) })}</span>
        </span>
      </p>
      <h3 lang={lang}>
        <CoverLink to={collections.blog.path(post.slug)} locale={pageLocale}>
          {title}
        </CoverLink>
      </h3>
      <p lang={lang}>{excerpt}</p>
      {readMore && <CardAction>{t('readMore')}</CardAction>}
    </CardFrame>
  );
}
