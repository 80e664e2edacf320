import { Island } from '@/components/islands/island.tsx';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Link } from '@/components/ui/link.tsx';
import { cardOf, catalogue, collections } from '@/lib/content/catalogue.ts';
import { defaultLocale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The dictionary: every entry in the page, one panel a letter, and the letter picker that shows one of them. */
export function Glossary({ locale, page }: MdxComponentProps<'Glossary'>) {
  const t = translator(locale, 'glossary');
  const entries = catalogue().glossary[locale];
  const links = new Map(catalogue().glossary[defaultLocale].map((entry) => [entry.id, entry]));
  const termOf = (id: string) => entries.find((entry) => entry.id === id)?.term ?? id;
  const byLetter = new Map(
    letters.map((letter) => [letter, entries.filter((entry) => initial(entry.term) === letter)]),
  );
  return (
    <div className="wrap glossary">
      <Island
        name="letter-picker"
        when="idle-visible"
        locale={locale}
        props={{ label: t('letters'), empty: letters.filter((letter) => byLetter.get(letter)?.length === 0).join('') }}
      />
      {letters.map((letter) => {
        const found = byLetter.get(letter) ?? [];
        const id = letter.toLowerCase();
        return (
          <section
            key={letter}
            role="tabpanel"
            id={`letter-${id}`}
            aria-labelledby={`tab-letter-${id}`}
            tabIndex={0}
            data-empty={found.length === 0 || undefined}
          >
            <h2>{letter}</h2>
            {found.length === 0 && <p>{t('notFound', { letter })}</p>}
            {found.map((entry) => {
              const { related = [], article } = links.get(entry.id) ?? {};
              return (
                <article key={entry.id} id={entry.id} className="entry">
                  <h3>{entry.term}</h3>
                  <p>{entry.definition}</p>
                  <p className="entry-example">
                    <strong>{t('example')}</strong> {entry.example}
                  </p>
                  {(related.length > 0 || article) && (
                    <p className="entry-links">
                      {related.map((other) => (
                        <a key={other} href={`#${other}`}>
                          {termOf(other)}
                        </a>
                      ))}
                      {article && (
                        <Link to={collections.guide.path(article)} locale={page.locale}>
                          {t('article', { title: articleTitle(article, locale) })}
                        </Link>
                      )}
                    </p>
                  )}
                </article>
              );
            })}
          </section>
        );
      })}
    </div>
  );
}

/** First letter of a term, without its accent. */
function initial(term: string): string {
  return term.normalize('NFD').charAt(0).toUpperCase();
}

function articleTitle(slug: string, locale: MdxComponentProps<'Glossary'>['locale']): string {
  const article = catalogue().guide.articles.find((item) => item.slug === slug);
  if (!article) throw new Error(`The guide has no article ${slug}`);
  return cardOf(article, locale).title;
}
