import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Box } from '@/components/ui/box.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { termPath } from '@/lib/content/addresses.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { definitionId } from '@/lib/ids.ts';

/**
 * A word with its glossary definition, which opens in place on a tap, by the keyboard and, where the browser closes it
 * again on Esc, after 700 ms of hover (`styles/prose.css`).
 * Where the browser has no popovers, the link inside covers the word.
 */
export function Term({ id, children, locale, page }: MdxComponentProps<'Term'>) {
  const entry = catalogue().glossary[locale].find((item) => item.id === id);
  if (!entry) throw new Error(`The glossary has no term ${id}`);
  const popover = definitionId(id);
  return (
    <span className="term">
      <button type="button" popoverTarget={popover} aria-describedby={`${popover}-texto`} {...{ interestfor: popover }}>
        {children}
      </button>
      {/* Hidden: tools that take the text out of the page leave the definition there. */}
      <span id={popover} popover="auto" hidden>
        <span id={`${popover}-texto`}>{entry.definition}</span>{' '}
        <Link to={termPath(id)} locale={page.locale}>
          {translator(locale, 'glossary')('see')}
        </Link>
      </span>
    </span>
  );
}

const callouts = {
  tip: { icon: 'compass', ground: 'blue', tone: 'text-blue' },
  example: { icon: 'calculator', ground: 'green', tone: 'text-brasil' },
  mistake: { icon: 'flag', ground: 'red', tone: 'text-negative' },
  warning: { icon: 'alert', ground: 'amber', tone: 'text-amber' },
  responsible: { icon: 'heart', ground: 'amber', tone: 'text-amber' },
} as const satisfies Record<MdxComponentProps<'Callout'>['kind'], unknown>;

export function Callout({ kind, title, children }: MdxComponentProps<'Callout'>) {
  const { icon, ground, tone } = callouts[kind];
  return (
    <Box ground={ground} className="space-y-3" data-kind={kind}>
      <p className={`flex gap-s font-bold text-balance ${tone}`}>
        <Icon name={icon} className="mt-[0.25em]" />
        {title}
      </p>
      {children}
    </Box>
  );
}

export function SiteName() {
  return catalogue().site.name;
}

export function ContactEmail() {
  const { email } = catalogue().site;
  const [name, host] = email.split('@');
  // On a narrow screen the address ends its line at the “@”, not before the sentence's full stop.
  return (
    <a className="py-3 font-bold" href={`mailto:${email}`}>
      {name}@<wbr />
      {host}
    </a>
  );
}
