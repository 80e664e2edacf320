import { Day } from '@/components/layout/byline.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import type { Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** Official lists of authorised operators, by region of the review. */
const officialLists = {
  brasil: 'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
  latam: undefined,
} as const;

interface Props {
  review: Pick<Review, 'authorisation' | 'region'>;
  locale: Locale;
}

/** Whether the operator is known to be authorised, with the official list to check it in. */
export function AuthorisationStatus({ review: { authorisation, region }, locale }: Props) {
  const t = translator(locale, 'authorisation');
  const { status } = authorisation;
  const list = officialLists[region];
  return (
    <div className="authorisation" data-status={status}>
      <Icon name={status === 'authorised' ? 'shield' : 'alert'} />
      <p>
        <strong>{t(`${status}.title`)}</strong>{' '}
        {t(`${status}.text`, { regulator: status === 'unknown' ? '' : authorisation.regulator })}{' '}
        {authorisation.checkedOn && (
          <>
            {t('checkedOn')} <Day day={authorisation.checkedOn} locale={locale} />.{' '}
          </>
        )}
        {list ? (
          <a href={list} rel="noopener">
            {t('officialList')}
          </a>
        ) : (
          t('regionalRegulators')
        )}
      </p>
    </div>
  );
}

/** The same in a few words, above a partner button outside the review; nothing where the operator is authorised. */
export function AuthorisationNote({ review: { authorisation }, locale }: Props) {
  if (authorisation.status === 'authorised') return null;
  const t = translator(locale, 'authorisation');
  return (
    <p className="authorisation-note">
      <Icon name="alert" />
      {t(`${authorisation.status}.title`)}
    </p>
  );
}
