import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { GroupArt } from '@/components/ui/art.tsx';
import { CardFrame, CardGrid, CoverLink } from '@/components/ui/card.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { SectionFrame } from '@/components/ui/section.tsx';
import { cardOf, catalogue, collections, docFor, type GuideArticle } from '@/lib/content/catalogue.ts';
import { languageName } from '@/lib/i18n/format.ts';
import { type Locale, langWithin } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids, titleId } from '@/lib/ids.ts';

/** The guide's groups with their article cards, and a card to the dictionary. */
export function GuideIndex({ locale, page }: MdxComponentProps<'GuideIndex'>) {
  const { groups, articles } = catalogue().guide;
  const t = translator(locale, 'guide');
  return (
    <>
      {groups.map((group) => (
        <SectionFrame
          key={group.id}
          id={group.id}
          className="grid gap-x-xl gap-y-l @desktop:grid-cols-[18rem_1fr]"
          data-color={group.color}
          aria-labelledby={titleId(group.id)}
        >
          <div className="self-start @desktop:sticky @desktop:top-below-header">
            <GroupArt id={group.id} />
            <LinkedHeading as="h2" id={titleId(group.id)} section={group.id}>
              {inLanguage(group.title, locale)}
            </LinkedHeading>
            <p className="mt-s text-muted">{inLanguage(group.description, locale)}</p>
          </div>
          <CardGrid>
            {articles
              .filter((article) => article.group === group)
              .map((article) => (
                <ArticleCard key={article.slug} article={article} locale={locale} pageLocale={page.locale} />
              ))}
          </CardGrid>
        </SectionFrame>
      ))}
      <SectionFrame aria-labelledby={ids.dictionaryTitle}>
        <CardFrame icon="book">
          <h2 id={ids.dictionaryTitle}>
            <CoverLink to="/dicionario" locale={page.locale}>
              {t('dictionary')}
            </CoverLink>
          </h2>
          <p>{t('dictionaryText', { count: catalogue().glossary[locale].length })}</p>
        </CardFrame>
      </SectionFrame>
    </>
  );
}

function ArticleCard({ article, locale, pageLocale }: { article: GuideArticle; locale: Locale; pageLocale: Locale }) {
  const card = cardOf(article, locale);
  const lang = langWithin(locale, card.locale);
  const textLocale = docFor(article, locale).locale;
  return (
    <CardFrame icon={article.icon}>
      <h3 lang={lang}>
        <CoverLink to={collections.guide.path(article.slug)} locale={pageLocale}>
          {card.title}
        </CoverLink>
      </h3>
      <p lang={lang}>{card.description}</p>
      {textLocale !== locale && (
        <p className="mt-auto text-tiny text-muted">
          {translator(locale, 'layout')('textIn', {
            language: languageName(textLocale, locale),
          })}
        </p>
      )}
    </CardFrame>
  );
}
