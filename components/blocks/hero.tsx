import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { HeroArt } from '@/components/ui/art.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';

/** First screen of a page: title, text, up to two buttons, a drawing. */
export function Hero({ title, lang, eyebrow, art, actions = [], children, page }: MdxComponentProps<'Hero'>) {
  return (
    <section className="hero on-field" data-art={art} aria-labelledby="titulo">
      <HeroArt name={art} />
      <div className="wrap">
        <div className="hero-text">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 id="titulo" lang={lang}>
            {title}
          </h1>
          {children}
          {actions.length > 0 && (
            <p className="actions">
              {actions.map(({ label, to }, index) => (
                <Link
                  key={label}
                  to={to}
                  locale={page.locale}
                  className={index === 0 ? 'button' : 'button button-quiet'}
                >
                  {label}
                </Link>
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** Promises in a line under the hero. */
export function Badges({ items }: MdxComponentProps<'Badges'>) {
  return (
    <div className="badges on-field">
      <ul className="wrap">
        {items.map(({ icon, label }) => (
          <li key={label}>
            <Icon name={icon} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
