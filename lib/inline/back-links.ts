/** `<a data-back href="…">` leads to the previous page where that is one of this site, else where it says. */
addEventListener('click', (event) => {
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`) && history.length > 1;
  if (plain && cameFromHere && event.target instanceof Element && event.target.closest('[data-back]')) {
    event.preventDefault();
    history.back();
  }
});
