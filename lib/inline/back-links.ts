/**
 * `<a data-back href="…">` leads to the previous page where that is another page of this site, else where it says. This
 * page in another language does not count as the previous page: the reader came from it only to change language.
 */
const entries = history.length;

addEventListener('click', (event) => {
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!plain || !(event.target instanceof Element) || !event.target.closest('[data-back]')) return;
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  const previous = new URL(document.referrer).pathname;
  const twins = document.querySelectorAll<HTMLAnchorElement>('[data-island="language-switch"] a');
  if (Array.from(twins).some(({ pathname }) => pathname === previous)) return;
  event.preventDefault();
  // A place on this page that was visited meanwhile would be one step back.
  if (history.length === entries && entries > 1) history.back();
  else location.href = document.referrer;
});
