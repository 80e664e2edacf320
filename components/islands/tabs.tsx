'use client';

import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Tab {
  /** Id of the panel; the tab's own is `tab-<id>`. */
  id: string;
  label: string;
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  /** Panel ids of tabs that look fainter. */
  faint?: readonly string[];
  /** Writes the open panel's id into the address, without a history entry. */
  hash?: boolean;
}

/**
 * A list of tabs (WAI-ARIA tabs pattern, activation follows focus). The panels are server-rendered elsewhere in the page,
 * as `<section role="tabpanel" id="x" aria-labelledby="tab-x">`, and are switched by id; `islands.css` shows the right one
 * until then. An address whose hash names a panel, or anything inside one, opens that panel.
 */
export function Tabs({ label, tabs, faint = [], hash = false }: TabsProps) {
  const [selected, setSelected] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  // Before the panels are shown and hidden: it asks which of them the browser has opened.
  useOpenedByHash(tabs, setSelected);
  usePanels(list, tabs, selected);

  function choose(id: string) {
    flushSync(() => setSelected(id));
    if (hash) history.replaceState(history.state, '', `#${id}`);
    // What was chosen comes into view, with the tabs above it.
    const panel = document.getElementById(id);
    if (panel && panel.getBoundingClientRect().top > innerHeight / 2) list.current?.scrollIntoView();
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = neighbour(event, tabs, selected);
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="mb-m flex flex-wrap gap-s print:hidden"
    >
      {tabs.map(({ id, label: text }) => (
        <TabButton
          key={id}
          id={`tab-${id}`}
          aria-controls={id}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          data-faint={faint.includes(id) ? '' : undefined}
          onClick={() => choose(id)}
          suppressHydrationWarning
        >
          {text}
        </TabButton>
      ))}
    </div>
  );
}

/** All tabs are in view, in as many rows as they need; those with `data-faint` look as if there were little behind them. */
export function TabButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      role="tab"
      className="min-h-target min-w-target cursor-pointer rounded-small border border-edge bg-paper px-[0.9rem] text-[1rem] font-semibold hover:border-accent hover:bg-accent-soft aria-selected:border-accent aria-selected:bg-accent aria-selected:text-on-accent not-aria-selected:data-faint:border-line not-aria-selected:data-faint:font-normal not-aria-selected:data-faint:text-muted"
      {...props}
    />
  );
}

/** The tab that a key leads to: arrows go round, Home and End to the ends. With a modifier the key is the browser's. */
function neighbour(event: KeyboardEvent, tabs: readonly Tab[], selected?: string): Tab | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const index = tabs.findIndex(({ id }) => id === selected);
  switch (event.key) {
    case 'ArrowRight':
      return tabs[index + 1] ?? tabs[0];
    case 'ArrowLeft':
      return tabs.at(index - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

const panelsOf = (tabs: readonly Tab[]) =>
  tabs.map(({ id }) => document.getElementById(id)).filter((panel) => panel !== null);

/** Shows the selected panel and hides the others; from the first time on, CSS keeps out of it (`data-live`). */
function usePanels(list: RefObject<HTMLElement | null>, tabs: readonly Tab[], selected?: string) {
  useLayoutEffect(() => {
    const panels = panelsOf(tabs);
    if (list.current) list.current.dataset.live = '';
    for (const panel of panels) {
      panel.dataset.live = '';
      // Closed, and yet found in the page: React knows no such value.
      if (panel.id === selected) {
        panel.removeAttribute('hidden');
        panel.tabIndex = 0;
      } else {
        panel.setAttribute('hidden', 'until-found');
        // What is hidden in this way could still take the focus.
        panel.removeAttribute('tabindex');
      }
    }
    return () => {
      for (const panel of panels) {
        panel.hidden = false;
        panel.removeAttribute('tabindex');
        delete panel.dataset.live;
      }
    };
  }, [list, tabs, selected]);
}

/** Opens the panel that the address asks for, on arrival, when the hash changes and when a link names it once more, or a search. */
function useOpenedByHash(tabs: readonly Tab[], open: (id: string) => void) {
  useLayoutEffect(() => {
    const panelOf = (hash: string) => {
      const target = targetOf(hash);
      return panelsOf(tabs).find((panel) => panel.contains(target));
    };
    const onHashChange = () => {
      const panel = panelOf(location.hash);
      if (!panel?.hidden) return;
      flushSync(() => open(panel.id));
      // The browser found nothing to scroll to: its target was hidden.
      targetOf(location.hash)?.scrollIntoView();
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const panel = link?.pathname === location.pathname ? panelOf(link.hash) : undefined;
      if (panel) flushSync(() => open(panel.id));
    };
    // Found in a closed panel, by the reader or by a link to a text.
    const onFound = ({ target }: Event) => {
      const panel = tabs.find(({ id }) => target instanceof Element && target.id === id);
      if (panel) flushSync(() => open(panel.id));
    };
    // Before the tabs were alive, the browser may have opened one: what `lib/inline/panels.ts` hid is not hidden any more.
    const wereHidden = 'panels' in document.documentElement.dataset ? panelsOf(tabs) : [];
    const arrived = wereHidden.find((panel) => !panel.hidden) ?? panelOf(location.hash);
    if (arrived) open(arrived.id);
    addEventListener('hashchange', onHashChange);
    addEventListener('click', onClick);
    addEventListener('beforematch', onFound);
    return () => {
      removeEventListener('hashchange', onHashChange);
      removeEventListener('click', onClick);
      removeEventListener('beforematch', onFound);
    };
  }, [tabs, open]);
}

/** What a hash names, written plainly or percent-encoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a stray % names nothing
  }
}
