import type { Placed } from '@/components/mdx.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import type { IconName } from '@/lib/content/icons.ts';

/** A word with its glossary definition: a tooltip after 700 ms of hover or on focus, and a link to the glossary. */
export function Term({ id, children, locale, page }: Placed<'Term'>) {
  const entry = catalogue().glossary[locale].find((item) => item.id === id);
  if (!entry) throw new Error(`The glossary has no term ${id}`);
  return (
    <Link to={`/dicionario#${id}`} locale={page.locale} className="term" data-tooltip={entry.definition}>
      {children}
    </Link>
  );
}

const calloutIcons: Record<Placed<'Callout'>['kind'], IconName> = {
  tip: 'compass',
  warning: 'alert',
  example: 'calculator',
  mistake: 'flag',
  responsible: 'heart',
};

export function Callout({ kind, title, children }: Placed<'Callout'>) {
  return (
    <aside className="callout" data-kind={kind}>
      <p className="callout-title">
        <Icon name={calloutIcons[kind]} />
        {title}
      </p>
      {children}
    </aside>
  );
}

export function ContactEmail() {
  const { email } = catalogue().site;
  return (
    <a className="py-3 font-bold" href={`mailto:${email}`}>
      {email}
    </a>
  );
}
