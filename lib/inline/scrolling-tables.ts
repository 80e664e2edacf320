/** A table wider than its place is a tab stop, so that the keyboard can scroll it; one that fits is none. */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries)
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
});
for (const table of document.querySelectorAll('.table-scroll')) observer.observe(table);
