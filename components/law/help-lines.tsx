import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { inReadingOrder } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import type { Country, HelpLine as Line } from '@/lib/content/schema/index.ts';
import { formatList, formatLongDate } from '@/lib/i18n/format.ts';
import { type Locale, locales } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { helpId } from '@/lib/ids.ts';

/** Every help line, by country, with what it is and when it answers; then the countries in which none was found. */
export function HelpLines({ locale }: MdxComponentProps<'HelpLines'>) {
  const { helped, without } = helpByCountry(locale);
  return (
    <div className="grid gap-l">
      {/* On a phone the list is several screens long. */}
      {helped.length > 1 && (
        <nav aria-label={translator(locale, 'help')('countries')}>
          <ul className="flex flex-wrap gap-x-l">
            {helped.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${helpId(id)}`} className="inline-flex min-h-target min-w-target items-center">
                  {inLanguage(name, locale)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {helped.map((country) => (
        <section key={country.id} aria-labelledby={helpId(country.id)}>
          <LinkedHeading as="h3" id={helpId(country.id)} className="mt-0!">
            {inLanguage(country.name, locale)}
          </LinkedHeading>
          <ul className="mt-s grid gap-s">
            {country.help.map((line) => (
              <li key={line.name} className="border-t border-line pt-s">
                <HelpLine line={line} locale={locale} detailed />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <NoHelp countries={without} locale={locale} />
    </div>
  );
}

/** How many help lines of a country its card and the footer show; the contact page has all. */
export const LINES_SHOWN = 3;

/** Countries in reading order: those with a help line, and those where none was found. */
export function helpByCountry(locale: Locale): { helped: Country[]; without: Country[] } {
  const ordered = inReadingOrder(catalogue().countries, locale, ({ name }) => inLanguage(name, locale));
  return {
    helped: ordered.filter(({ help }) => help.length > 0),
    without: ordered.filter(({ help }) => help.length === 0),
  };
}

/** Whom to call or what to open; `detailed`: also what it is and when it answers. */
export function HelpLine({ line, locale, detailed = false }: { line: Line; locale: Locale; detailed?: boolean }) {
  const { name, lang, place, about, phone, url } = line;
  const notes = [place, detailed || !phone ? about : undefined].flatMap((note) =>
    note ? inLanguage(note, locale) : [],
  );
  return (
    <div className="grid justify-items-start">
      <span className="grid">
        <span lang={lang && locales[lang].hreflang}>
          {url ? (
            // Where more stands beneath, its height takes no room: the name stays as near as one without a link.
            <a
              href={url}
              rel="noopener"
              className={`inline-flex min-h-target min-w-target items-center ${notes.length > 0 || phone ? '-my-2.5' : ''}`}
            >
              {name}
            </a>
          ) : (
            name
          )}
        </span>
        {notes.length > 0 && <span className="text-tiny text-muted">{notes.join('; ')}</span>}
      </span>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className="inline-flex min-h-target min-w-target items-center gap-s font-display text-h3 font-bold"
        >
          <Icon name="phone" />
          {phone}
        </a>
      )}
    </div>
  );
}

/** The countries in which no help line was found, and as of when; nothing where one was found in all. */
export function NoHelp({ countries, locale }: { countries: readonly Country[]; locale: Locale }) {
  const checked = countries
    .map((country) => country.checked)
    .toSorted()
    .at(0);
  if (!checked) return null;
  const names = formatList(
    countries.map(({ name }) => inLanguage(name, locale)),
    locale,
  );
  return (
    <p className="text-small text-muted">
      {translator(locale, 'help')('none', { countries: names, day: formatLongDate(checked, locale) })}
    </p>
  );
}
