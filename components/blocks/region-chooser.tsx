import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { HeroArt } from '@/components/ui/art.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import { translator } from '@/lib/i18n/translate.ts';

const regions = ['brasil', 'latam'] as const;

export function RegionChooser({ locale, page }: MdxComponentProps<'RegionChooser'>) {
  const t = translator(locale, 'region');
  return (
    <div className="cards region-cards">
      {regions.map((region) => (
        <div key={region} className="card region-card on-field" data-region={region}>
          <HeroArt name={region} />
          <h3>
            <Link to={`/${region}`} locale={page.locale} className="cover-link">
              {t(`${region}.title`)}
            </Link>
          </h3>
          <p>
            {t(`${region}.text`, { count: catalogue().reviews.filter((review) => review.region === region).length })}
          </p>
          <p className="card-action" aria-hidden="true">
            {t(`${region}.action`)}
            <Icon name="arrowRight" />
          </p>
        </div>
      ))}
    </div>
  );
}
