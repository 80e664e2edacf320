/** Closes an open menu or definition when the focus leaves it and its button: it would cover what has the focus then. */
if ('hidePopover' in document.body)
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    const stays = open?.contains(target as Node) || (target as Element).getAttribute('popovertarget') === open?.id;
    if (!stays) open?.hidePopover();
  });

export {}; // a module: else its names would be everybody's
