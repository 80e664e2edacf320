if ('hidePopover' in document.body) {
  const opened = () => document.querySelector<HTMLElement>(':popover-open');

  // Closes an open menu or definition when the focus leaves it and its button: it would cover what has the focus then.
  addEventListener('focusin', ({ target }) => {
    const open = opened();
    const stays = open?.contains(target as Node) || (target as Element).getAttribute('popovertarget') === open?.id;
    if (!stays) open?.hidePopover();
  });

  // Closes a definition that is scrolled under the header: it would lie over it. A few pixels are allowed: the menu, and a definition
  // that takes all the room there is, begin at the header.
  const closeUnderHeader = () => {
    const open = opened();
    const header = document.querySelector('header');
    if (open && header && open.getBoundingClientRect().top < header.offsetHeight - 9) open.hidePopover();
  };
  // What hangs at a word follows it after the event, in the same frame.
  const onScroll = () => setTimeout(closeUnderHeader);
  // Nothing is asked of a page that scrolls with nothing open. The event does not bubble.
  addEventListener('toggle', () => (opened() ? addEventListener : removeEventListener)('scroll', onScroll), true);
}

export {}; // a module: else its names would be everybody's
