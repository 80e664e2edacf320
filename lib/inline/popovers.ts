/** Closes an open menu or definition when the focus leaves it: it would cover what has the focus then. */
if ('hidePopover' in document.body)
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    const stays = open?.parentElement?.contains(target as Node);
    if (!stays) open?.hidePopover();
  });

export {}; // a module: else its names would be everybody's
