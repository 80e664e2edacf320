/**
 * The menu of narrow screens, `<button popovertarget="menu">` and `<nav id="menu" popover>`. The browser opens it, and closes
 * it on Esc and on a tap outside; this adds the rest.
 */
const menu = document.getElementById('menu');
const button = document.querySelector<HTMLElement>('[popovertarget="menu"]');

if (menu?.hidePopover && button) {
  const close = () => menu.hidePopover();
  // Not in the HTML: without this script it would say "closed" of an open menu.
  const tell = () => button.setAttribute('aria-expanded', `${menu.matches(':popover-open')}`);
  tell();
  menu.addEventListener('toggle', tell);
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  // Where there is room for a row, the style sheet takes the button away.
  addEventListener('resize', () => {
    if (button.offsetWidth === 0) close();
  });
  // A page that comes back from the history as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) close();
  });
}
