import type { ComponentProps } from 'react';
import { MdxBody } from '@/components/mdx.tsx';
import { Box } from '@/components/ui/box.tsx';
import { Eyebrow } from '@/components/ui/eyebrow.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lead } from '@/components/ui/lead.tsx';
import { Link } from '@/components/ui/link.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { docFor } from '@/lib/content/catalogue.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';
import type { PageContext } from '@/lib/routes.ts';
import { sectionOf } from '@/lib/section.ts';
import { Article } from './article.tsx';
import { Byline } from './byline.tsx';
import { PageShell } from './page-shell.tsx';
import { PageTitle, Small } from './page-title.tsx';
import { Related } from './related.tsx';
import { Sources } from './sources.tsx';

export function GuideArticlePage({ page }: { page: PageContext<'guide'> }) {
  const article = page.route.entry;
  const { frontmatter, body } = docFor(article, page.locale).doc;
  const locale = page.textLocale;
  const t = translator(locale, 'article');
  return (
    <PageShell page={page}>
      <Article
        className="guide-article"
        color={article.group.color}
        headings={body.headings}
        locale={locale}
        header={
          <>
            <Eyebrow>
              <Icon name={article.icon} />
              {sectionOf(page.route, locale)}
            </Eyebrow>
            <h1>{frontmatter.title}</h1>
            <Lead>{frontmatter.description}</Lead>
            <Byline frontmatter={frontmatter} body={body} locale={locale} />
          </>
        }
        after={<Neighbours page={page} previous={article.previous} next={article.next} />}
      >
        <Box as="section" ground="plain" className="summary-box" aria-labelledby={ids.keyPoints}>
          <LinkedHeading as="h2" id={ids.keyPoints} className="mt-0 text-h3">
            {t('summary')}
          </LinkedHeading>
          <ul>
            {frontmatter.summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <strong>{t('goal')}</strong> {frontmatter.goal}
          </p>
        </Box>
        <MdxBody page={page} />
        {frontmatter.responsible && (
          <Box as="p" ground="amber" className="responsible-line flex gap-3">
            <Icon name="heart" className="mt-[0.25em] text-amber" />
            {frontmatter.responsible}
          </Box>
        )}
        <Related page={page} />
        <Sources sources={frontmatter.sources} locale={locale} />
      </Article>
    </PageShell>
  );
}

function Neighbours({ page, previous, next }: { page: PageContext; previous?: string; next: string }) {
  const t = translator(page.locale, 'article');
  return (
    <nav
      className="neighbours grid gap-m border-t border-line pt-l @3xl:grid-cols-[auto_1fr_1fr] @desktop:col-span-full"
      lang={locales[page.locale].hreflang}
      aria-label={t('neighbours')}
    >
      <Neighbour to="/guia" locale={page.locale} className="items-center gap-s border-transparent text-accent">
        <Icon name="arrowLeft" />
        {t('back')}
      </Neighbour>
      {previous && (
        <Neighbour
          to={previous}
          locale={page.locale}
          rel="prev"
          className="flex-col justify-center border-edge text-ink"
        >
          <Small>{t('previous')}</Small>
          <PageTitle path={previous} page={page} />
        </Neighbour>
      )}
      <Neighbour
        to={next}
        locale={page.locale}
        rel="next"
        className="flex-col justify-center border-accent text-ink @3xl:-col-start-2 @3xl:text-end"
      >
        <Small>{next.startsWith('/guia/') ? t('next') : t('continue')}</Small>
        <PageTitle path={next} page={page} />
      </Neighbour>
    </nav>
  );
}

function Neighbour({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={`flex min-h-target rounded-card border px-4 py-3 leading-[1.35] font-semibold text-balance no-underline hover:border-accent hover:bg-accent-soft ${className}`}
      {...rest}
    />
  );
}
