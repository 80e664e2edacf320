import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { GroupArt } from '@/components/ui/art.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { cardOf, catalogue, collections, type GuideArticle, textOf } from '@/lib/content/catalogue.ts';
import { languageName } from '@/lib/i18n/format.ts';
import { type Locale, locales } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The guide's groups with their article cards, and a card to the dictionary. */
export function GuideIndex({ locale, page }: MdxComponentProps<'GuideIndex'>) {
  const { groups, articles } = catalogue().guide;
  const t = translator(locale, 'guide');
  return (
    <>
      {groups.map((group) => (
        <section
          key={group.id}
          className="section guide-group"
          id={group.id}
          data-color={group.color}
          aria-labelledby={`${group.id}-titulo`}
        >
          <div className="wrap">
            <div className="guide-group-title">
              <GroupArt id={group.id} />
              <h2 id={`${group.id}-titulo`}>{inLanguage(group.title, locale)}</h2>
              <p className="section-intro">{inLanguage(group.description, locale)}</p>
            </div>
            <div className="cards">
              {articles
                .filter((article) => article.group === group)
                .map((article) => (
                  <ArticleCard key={article.slug} article={article} locale={locale} pageLocale={page.locale} />
                ))}
            </div>
          </div>
        </section>
      ))}
      <section className="section" aria-labelledby="dicionario-titulo">
        <div className="wrap">
          <div className="card">
            <Icon name="book" className="card-icon" />
            <h2 id="dicionario-titulo">
              <Link to="/dicionario" locale={page.locale} className="cover-link">
                {t('dictionary')}
              </Link>
            </h2>
            <p>{t('dictionaryText', { count: catalogue().glossary[locale].length })}</p>
          </div>
        </div>
      </section>
    </>
  );
}

function ArticleCard({ article, locale, pageLocale }: { article: GuideArticle; locale: Locale; pageLocale: Locale }) {
  const card = cardOf(article, locale);
  const lang = card.locale === locale ? undefined : locales[card.locale].hreflang;
  const textLocale = textOf(article, locale).locale;
  return (
    <div className="card">
      <Icon name={article.icon} className="card-icon" />
      <h3 lang={lang}>
        <Link to={collections.guide.path(article.slug)} locale={pageLocale} className="cover-link">
          {card.title}
        </Link>
      </h3>
      <p lang={lang}>{card.description}</p>
      {textLocale !== locale && (
        <p className="card-note">
          {translator(locale, 'layout')('textIn', {
            language: languageName(textLocale, locale),
          })}
        </p>
      )}
    </div>
  );
}
