import { StateTag } from '@/components/law/state.tsx';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { HeroArt } from '@/components/ui/art.tsx';
import { CardAction, CoverLink } from '@/components/ui/card.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { countriesIn } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { type Region, regions } from '@/lib/content/schema/index.ts';
import { formatList } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';

export function RegionChooser({ locale, page }: MdxComponentProps<'RegionChooser'>) {
  const t = translator(locale, 'region');
  return (
    <div className="cards grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-m">
      {regions.map((region) => (
        <div
          key={region}
          className="card region-card relative isolate flex min-h-52 flex-col justify-end gap-s overflow-clip rounded-card p-l on-field"
          data-accent={region}
        >
          <HeroArt name={region} />
          <h3 className="text-h2">
            <CoverLink to={`/${region}`} locale={page.locale}>
              {t(`${region}.title`)}
            </CoverLink>
          </h3>
          <RegionLaw region={region} locale={locale} />
          <p className="max-w-[19rem] text-muted">
            {t(`${region}.text`, { count: catalogue().reviews.filter((review) => review.region === region).length })}
          </p>
          <CardAction aria-hidden="true">
            {t(`${region}.action`)}
            <Icon name="arrowRight" />
          </CardAction>
        </div>
      ))}
    </div>
  );
}

/** The state of the law where a region is one country, else the names of its countries. */
function RegionLaw({ region, locale }: { region: Region; locale: Locale }) {
  const [only, ...more] = countriesIn(region, catalogue().countries);
  if (!only) return null;
  return (
    <p className="max-w-[19rem]">
      {more.length === 0 ? (
        <StateTag country={only} locale={locale} />
      ) : (
        formatList(
          [only, ...more].map(({ name }) => inLanguage(name, locale)),
          locale,
        )
      )}
    </p>
  );
}
