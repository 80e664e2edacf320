import { MdxBody } from '@/components/mdx.tsx';
import { Eyebrow } from '@/components/ui/eyebrow.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { cardOf, catalogue, collections, textOf } from '@/lib/content/catalogue.ts';
import { languageName } from '@/lib/i18n/format.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type PageContext, routeAt } from '@/lib/routes.ts';
import { shortTitle } from '@/lib/seo/breadcrumbs.ts';
import { Byline } from './byline.tsx';
import { PageShell } from './page-shell.tsx';
import { Sources } from './sources.tsx';
import { TableOfContents } from './table-of-contents.tsx';

export function GuideArticlePage({ page }: { page: PageContext }) {
  const article = catalogue().guide.articles.find(({ slug }) => slug === page.route.slug);
  if (!article) throw new Error(`The guide has no article ${page.route.slug}`);
  const { frontmatter, body } = textOf(article, page.locale).doc;
  const locale = page.textLocale;
  const t = translator(locale, 'article');
  return (
    <PageShell page={page}>
      <article className="article guide-article wrap" data-color={article.group.color}>
        <header>
          <Eyebrow>
            <Icon name={article.icon} />
            {inLanguage(article.group.title, locale)}
          </Eyebrow>
          <h1>{frontmatter.title}</h1>
          <p className="lead">{frontmatter.description}</p>
          <Byline frontmatter={frontmatter} body={body} locale={locale} />
        </header>
        <TableOfContents headings={body.headings} locale={locale} />
        <div className="prose">
          <section className="summary-box" aria-labelledby="em-resumo">
            <h2 id="em-resumo">{t('summary')}</h2>
            <ul>
              {frontmatter.summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              <strong>{t('goal')}</strong> {frontmatter.goal}
            </p>
          </section>
          <MdxBody page={page} />
          {frontmatter.responsible && (
            <p className="responsible-line">
              <Icon name="heart" />
              {frontmatter.responsible}
            </p>
          )}
          <Sources sources={frontmatter.sources} locale={locale} />
        </div>
        <Neighbours page={page} previous={article.previous} next={article.next} />
      </article>
    </PageShell>
  );
}

function Neighbours({ page, previous, next }: { page: PageContext; previous?: string; next: string }) {
  const t = translator(page.locale, 'article');
  return (
    <nav className="neighbours" lang={locales[page.locale].hreflang} aria-label={t('neighbours')}>
      <Link to="/guia" locale={page.locale} className="back">
        <Icon name="arrowLeft" />
        {t('back')}
      </Link>
      {previous && (
        <Link to={previous} locale={page.locale} rel="prev">
          <small>{t('previous')}</small>
          <PageTitle path={previous} page={page} />
        </Link>
      )}
      <Link to={next} locale={page.locale} rel="next" className="next">
        <small>{next.startsWith('/guia/') ? t('next') : t('continue')}</small>
        <PageTitle path={next} page={page} />
      </Link>
    </nav>
  );
}

/** The title in the page's language where it has one, and the language of the text where that is another. */
function PageTitle({ path, page }: { path: string; page: PageContext }) {
  const { locale } = page;
  const route = routeAt(path);
  if (!route) throw new Error(`There is no page ${path}`);
  const textLocale = textOf(route.entry, locale).locale;
  const article = catalogue().guide.articles.find(({ slug }) => collections.guide.path(slug) === path);
  const shown = article ? cardOf(article, locale) : { title: shortTitle(route, page), locale: textLocale };
  return (
    <>
      <span lang={locales[shown.locale].hreflang}>{shown.title}</span>
      {textLocale !== locale && (
        <small>{translator(locale, 'layout')('textIn', { language: languageName(textLocale, locale) })}</small>
      )}
    </>
  );
}
