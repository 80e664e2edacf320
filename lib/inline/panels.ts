/**
 * Closed panels until their tabs are hydrated: where the browser can find text in what is hidden, it opens the panel that it finds
 * it in, and the others close. Elsewhere, and until here, `islands.css` alone keeps them closed.
 */
const panels = '[role="tabpanel"]';
const close = (panel: Element) => panel.setAttribute('hidden', 'until-found');

// The panel that the address names, or the first. `:target` names nothing yet while the page arrives, and where it was left it does
// not reveal what is hidden.
const named = document.getElementById(location.hash.slice(1))?.closest(panels);
const opened = ({ parentElement: group }: Element) =>
  group === named?.parentElement ? named : group?.querySelector(panels);

if ('onbeforematch' in document) {
  for (const panel of document.querySelectorAll(panels)) if (panel !== opened(panel)) close(panel);
  document.documentElement.dataset.panels = '';
  addEventListener('beforematch', ({ target }) => {
    for (const panel of document.querySelectorAll(panels)) if (panel !== target) close(panel);
  });
}

// The HTML says that the first tab is chosen.
const tab = named && document.getElementById(`tab-${named.id}`);
for (const other of tab?.parentElement?.children ?? []) other.ariaSelected = `${other === tab}`;

export {}; // a module: else its names would be everybody's
