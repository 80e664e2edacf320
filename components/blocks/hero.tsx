import type { ReactNode } from 'react';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { HeroArt } from '@/components/ui/art.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Eyebrow } from '@/components/ui/eyebrow.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { ids } from '@/lib/ids.ts';

/** First screen of a page: title, text, up to two buttons, a drawing. */
export function Hero({ title, lang, eyebrow, art, actions = [], children, page }: MdxComponentProps<'Hero'>) {
  return (
    <section className="relative overflow-clip on-field" data-art={art} aria-labelledby={ids.heroTitle}>
      <HeroArt name={art} />
      <HeroText>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1 id={ids.heroTitle} lang={lang} className="text-hero">
          {title}
        </h1>
        {children}
        {actions.length > 0 && (
          <HeroActions>
            {actions.map(({ label, to }, index) => (
              <Button key={label} href={to.startsWith('#') ? to : localizedPath(to, page.locale)} quiet={index > 0}>
                {label}
              </Button>
            ))}
          </HeroActions>
        )}
      </HeroText>
    </section>
  );
}

/** The text beside the drawing: its first paragraph opens, the others explain. */
export function HeroText({ children }: { children: ReactNode }) {
  return (
    <div className="wrap py-[clamp(2rem,5vw,4.5rem)]">
      <div className="relative space-y-m @4xl:max-w-[38rem] [&>h1+p]:text-lead [&>h1+p]:leading-[1.45] [&>h1+p]:text-ink [:where(&>p)]:max-w-[34rem] [:where(&>p)]:text-muted">
        {children}
      </div>
    </div>
  );
}

export function HeroActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 pt-s print:hidden">{children}</div>;
}

/** Promises in a line under the hero. */
export function Badges({ items }: MdxComponentProps<'Badges'>) {
  return (
    <div className="border-t border-line on-field">
      <ul className="wrap flex flex-wrap gap-x-xl gap-y-s py-m text-small/[1.35] font-semibold">
        {items.map(({ icon, label }) => (
          <li key={label} className="inline-flex items-center gap-s">
            <Icon name={icon} className="text-accent" />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
