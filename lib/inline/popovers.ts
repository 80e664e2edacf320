/** A menu or a definition closes behind who goes on with Tab: it would cover the place that has the focus. */
if ('hidePopover' in HTMLElement.prototype)
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    if (!open || !(target instanceof Element) || open.contains(target)) return;
    if (target.getAttribute('popovertarget') !== open.id) open.hidePopover();
  });

export {}; // a module: else its names would be everybody's
