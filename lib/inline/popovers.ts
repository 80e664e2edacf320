/** A menu or a definition closes behind who goes on with Tab: it would cover the place that has the focus. */
if ('hidePopover' in document.body)
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    const stays = open?.parentElement?.contains(target as Node);
    if (!stays) open?.hidePopover();
  });

export {}; // a module: else its names would be everybody's
