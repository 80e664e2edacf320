import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { CardAction, CardFrame, CardGrid, CoverLink } from '@/components/ui/card.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { SectionFrame, SectionIntro } from '@/components/ui/section.tsx';
import { titleId } from '@/lib/ids.ts';

export function Section({ id, title, intro, tone, children }: MdxComponentProps<'Section'>) {
  return (
    <SectionFrame id={id} tone={tone} aria-labelledby={titleId(id)}>
      <LinkedHeading as="h2" id={titleId(id)} section={id}>
        {title}
      </LinkedHeading>
      {intro && <SectionIntro>{intro}</SectionIntro>}
      {children}
    </SectionFrame>
  );
}

export function Cards({ children }: MdxComponentProps<'Cards'>) {
  return <CardGrid>{children}</CardGrid>;
}

/** A card. With a target, its heading's link covers the whole card; without, the card has an address of its own. */
export function Card({ id, icon, title, to, action, children, page }: MdxComponentProps<'Card'>) {
  return (
    <CardFrame icon={icon}>
      {to ? (
        <h3>
          <CoverLink to={to} locale={page.locale}>
            {title}
          </CoverLink>
        </h3>
      ) : (
        <div>
          <LinkedHeading as="h3" id={id}>
            {title}
          </LinkedHeading>
        </div>
      )}
      {children}
      {action && (
        <CardAction aria-hidden="true">
          {action}
          <Icon name="arrowRight" />
        </CardAction>
      )}
    </CardFrame>
  );
}
