import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';

export function Section({ id, title, intro, tone = 'plain', children }: MdxComponentProps<'Section'>) {
  return (
    <section className="section" id={id} data-tone={tone} aria-labelledby={`${id}-titulo`}>
      <div className="wrap">
        <h2 id={`${id}-titulo`}>{title}</h2>
        {intro && <p className="section-intro">{intro}</p>}
        {children}
      </div>
    </section>
  );
}

export function Cards({ children }: MdxComponentProps<'Cards'>) {
  return <div className="cards">{children}</div>;
}

/** A card. With a target, its heading's link covers the whole card. */
export function Card({ icon, title, to, action, children, page }: MdxComponentProps<'Card'>) {
  return (
    <div className="card">
      <Icon name={icon} className="card-icon" />
      <h3>
        {to ? (
          <Link to={to} locale={page.locale} className="cover-link">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {children}
      {action && (
        <p className="card-action" aria-hidden="true">
          {action}
          <Icon name="arrowRight" />
        </p>
      )}
    </div>
  );
}
