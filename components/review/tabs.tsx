import { Children, isValidElement, type ReactElement } from 'react';
import { Island } from '@/components/islands/island.tsx';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { tabId, titleId } from '@/lib/ids.ts';

/** Tabs of a review. Every panel is in the page; the address's hash opens one. */
export function Tabs({ label, children, locale }: MdxComponentProps<'Tabs'>) {
  const tabs = Children.toArray(children).filter((child): child is ReactElement<{ id: string; title: string }> =>
    isValidElement(child),
  );
  return (
    <div>
      <Island
        name="tabs"
        when="idle-visible"
        locale={locale}
        props={{ label, hash: true, tabs: tabs.map(({ props: { id, title } }) => ({ id, label: title })) }}
      />
      {children}
    </div>
  );
}

export function Tab({ id, title, children }: MdxComponentProps<'Tab'>) {
  return (
    <section role="tabpanel" id={id} aria-labelledby={tabId(id)}>
      <LinkedHeading as="h2" id={titleId(id)} section={id}>
        {title}
      </LinkedHeading>
      {children}
    </section>
  );
}
