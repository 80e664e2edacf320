/**
 * Closed panels from here on until their tabs are hydrated, where the browser finds text in what is hidden: it opens the panel that
 * a search or an address leads into, and the panels beside that one close. Elsewhere `islands.css` keeps them closed.
 */
const panels = document.querySelectorAll<HTMLElement>('[role="tabpanel"]');

function close(panel: HTMLElement) {
  panel.setAttribute('hidden', 'until-found');
}

if ('onbeforematch' in document.body) {
  const closed = [...panels].filter((panel) => getComputedStyle(panel).display === 'none');
  closed.forEach(close);
  for (const panel of panels) panel.dataset.live = '';

  addEventListener('beforematch', ({ target }) => {
    const found = [...panels].find((panel) => panel === target);
    if (!found) return;
    for (const panel of panels) if (panel !== found && panel.parentNode === found.parentNode) close(panel);
    // The tabs open what the address names when they are hydrated.
    if (!found.matches(':target, :has(:target)')) history.replaceState(history.state, '', `#${found.id}`);
  });
}

/** For when the islands' code does not come: what is not hydrated by then shows all its text, one panel after another. */
export function openPanels() {
  for (const panel of panels) {
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    if (tab?.closest('[data-live]')) continue;
    panel.removeAttribute('hidden');
    delete panel.dataset.live;
  }
}
