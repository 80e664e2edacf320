import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Citation, titleOf } from '@/components/ui/citation.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { lawPath } from '@/lib/content/addresses.ts';
import { countryOf } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { formatLongDate } from '@/lib/i18n/format.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';
import { stateText } from './state.tsx';

type Props = MdxComponentProps<'LawNotice'> & {
  /** One line that leads to the whole notice, for pages about something else. */
  brief?: boolean;
};

/** What the law of a country says today, by which act, as of which day, and where that may change. */
export function LawNotice({ country: id, brief = false, locale, page }: Props) {
  const t = translator(locale, 'law');
  const country = countryOf(id, catalogue().countries);
  const { name, law, instruments, follow, checked } = country;
  return (
    <aside id={brief ? undefined : ids.law} aria-label={t('notice')} className="wrap my-m">
      <div className="flex gap-m rounded-card border-l-4 border-negative bg-negative-soft p-m text-small text-ink">
        <Icon name="ban" className="mt-[0.2em] shrink-0 text-h3 text-negative" />
        <div className="grid min-w-0 gap-s">
          <p className="font-bold text-negative">
            {inLanguage(name, locale)}: {stateText(country, locale)}.
          </p>
          {brief ? (
            <p>
              {t('brief')}{' '}
              <Link to={lawPath(country.region)} locale={page.locale}>
                {t('more')}
              </Link>
            </p>
          ) : (
            <>
              <p className="max-w-column">{inLanguage(law, locale)}</p>
              <p className="text-tiny text-muted">
                {instruments.map((source) => (
                  <span key={titleOf(source, locale)}>
                    <Citation source={source} locale={locale} />.{' '}
                  </span>
                ))}
                {t('checked', { day: formatLongDate(checked, locale) })}{' '}
                {follow && (
                  <>
                    {t('follow')}{' '}
                    <a href={follow.url} rel="noopener">
                      {inLanguage(follow.title, locale)}
                    </a>
                    .
                  </>
                )}
              </p>
            </>
          )}
        </div>
      </div>
    </aside>
  );
}
