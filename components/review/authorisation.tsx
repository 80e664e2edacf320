import type { ReactNode } from 'react';
import { Day } from '@/components/layout/byline.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import type { Review } from '@/lib/content/catalogue.ts';
import { regulators } from '@/lib/content/regulators.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The words of a message that name a regulator lead to it. */
const links = Object.fromEntries(
  Object.entries(regulators).map(([name, href]) => [
    name,
    (words: ReactNode) => (
      <a href={href} rel="noopener">
        {words}
      </a>
    ),
  ]),
);

interface Props {
  review: Pick<Review, 'authorisation' | 'region'>;
  locale: Locale;
}

/** Whether the operator is known to be authorised, with the regulators of its region to check it with. */
export function AuthorisationStatus({ review: { authorisation, region }, locale }: Props) {
  const t = translator(locale, 'authorisation');
  const { status } = authorisation;
  return (
    <div
      className={`authorisation flex gap-3 rounded-small px-m py-3 text-small/[1.5] ${status === 'authorised' ? 'bg-brasil-soft' : 'bg-amber-soft'}`}
      data-status={status}
    >
      {status === 'authorised' ? (
        <Icon name="shield" className="mt-[0.15em] text-positive" />
      ) : (
        <Icon name="alert" className="mt-[0.15em] text-amber" />
      )}
      <p>
        <strong>{t(`${status}.title`)}</strong>{' '}
        {t(`${status}.text`, { regulator: status === 'unknown' ? '' : authorisation.regulator })}{' '}
        {authorisation.checkedOn && (
          <>
            {t('checkedOn')} <Day day={authorisation.checkedOn} locale={locale} />.{' '}
          </>
        )}
        {t.rich(`check.${region}`, links)}
      </p>
    </div>
  );
}

/** The same in a few words, above a partner button outside the review; nothing where the operator is authorised. */
export function AuthorisationNote({ review: { authorisation }, locale }: Props) {
  if (authorisation.status === 'authorised') return null;
  const t = translator(locale, 'authorisation');
  return (
    <p className="flex w-full items-center gap-[0.4rem] text-tiny font-semibold text-amber">
      <Icon name="alert" />
      {t(`${authorisation.status}.title`)}
    </p>
  );
}
