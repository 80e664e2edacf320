import { Fragment } from 'react';
import { Island } from '@/components/islands/island.tsx';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Link } from '@/components/ui/link.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { cardOf, catalogue, collections } from '@/lib/content/catalogue.ts';
import { formatList } from '@/lib/i18n/format.ts';
import { defaultLocale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { tabId, titleId } from '@/lib/ids.ts';
import { letterOf, letters, noLetter, panelId } from '@/lib/letters.ts';

/** The dictionary: every entry in the page, one panel a letter, and the letter picker that shows one of them. */
export function Glossary({ locale, page }: MdxComponentProps<'Glossary'>) {
  const t = translator(locale, 'glossary');
  const entries = catalogue().glossary[locale];
  const links = new Map(catalogue().glossary[defaultLocale].map((entry) => [entry.id, entry]));
  const termOf = (id: string) => entries.find((entry) => entry.id === id)?.term ?? id;
  const byLetter = new Map(
    [...letters, noLetter].map((letter) => [letter, entries.filter((entry) => letterOf(entry.term) === letter)]),
  );
  const isEmpty = (letter: string) => byLetter.get(letter)?.length === 0;
  const others = isEmpty(noLetter) ? [] : [noLetter];
  const filled = [...letters, ...others].filter((letter) => !isEmpty(letter));
  const empty = letters.filter(isEmpty);
  return (
    // In 45rem all letters stand in two rows.
    <div className="wrap py-xl [&_[role=tab]]:px-0 [&_[role=tablist]]:mb-l [&_[role=tablist]]:max-w-[45rem] [&_[role=tablist]]:gap-1.5">
      <Island
        name="letter-picker"
        when="idle-visible"
        locale={locale}
        props={{
          label: t('letters'),
          empty: empty.join(''),
          ...(others.length > 0 ? { others: true } : {}),
        }}
      />
      <details className="mb-l print:hidden">
        <summary className="py-[0.6rem] font-semibold">{t('index')}</summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-m">
          {filled.map((letter) => (
            <Fragment key={letter}>
              <dt className="font-bold">
                <a
                  href={`#${panelId(letter)}`}
                  className="inline-flex min-h-target min-w-target items-center justify-center"
                >
                  {letter}
                </a>
              </dt>
              <dd className="flex flex-wrap gap-x-m">
                {byLetter.get(letter)?.map(({ id, term }) => (
                  <a key={id} href={`#${id}`} className="inline-flex min-h-target items-center">
                    {term}
                  </a>
                ))}
              </dd>
            </Fragment>
          ))}
        </dl>
      </details>
      {[...letters, ...others].map((letter) => {
        const found = byLetter.get(letter) ?? [];
        const id = panelId(letter);
        return (
          <section
            key={letter}
            role="tabpanel"
            className="@desktop:columns-2 @desktop:gap-16"
            id={id}
            aria-labelledby={tabId(id)}
            data-empty={found.length === 0 || undefined}
          >
            <div className="mb-3 [column-span:all]">
              <LinkedHeading as="h2" id={titleId(id)} section={id}>
                {letter}
              </LinkedHeading>
            </div>
            {found.length === 0 && <p>{t('notFound', { letter })}</p>}
            {found.map((entry) => {
              const { related = [], article } = links.get(entry.id) ?? {};
              return (
                <article
                  key={entry.id}
                  className="max-w-column break-inside-avoid space-y-s border-b border-line py-5 has-[h3:target]:bg-accent-soft has-[h3:target]:shadow-[0_0_0_0.75rem_var(--color-accent-soft)] first-of-type:[&_h3]:scroll-mt-14"
                >
                  <div>
                    <LinkedHeading as="h3" id={entry.id}>
                      {entry.term}
                    </LinkedHeading>
                  </div>
                  <p>{entry.definition}</p>
                  <p className="text-muted">
                    <strong>{t('example')}</strong> {entry.example}
                  </p>
                  {(related.length > 0 || article) && (
                    <p className="entry-links flex flex-wrap gap-x-5 text-small [&>a]:inline-flex [&>a]:min-h-target [&>a]:min-w-target [&>a]:items-center">
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
      {empty.length > 0 && (
        <p className="mt-l text-small text-muted print:hidden">
          {t('emptyLetters', { letters: formatList(empty, locale) })}
        </p>
      )}
    </div>
  );
}

function articleTitle(slug: string, locale: MdxComponentProps<'Glossary'>['locale']): string {
  const article = catalogue().guide.articles.find((item) => item.slug === slug);
  if (!article) throw new Error(`The guide has no article ${slug}`);
  return cardOf(article, locale).title;
}
