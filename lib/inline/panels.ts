/**
 * Closed panels until their tabs are hydrated: where the browser can find text in what is hidden, it opens the panel that it finds
 * it in, and the others close. Elsewhere, and until here, `islands.css` alone keeps them closed.
 */
const close = (panel: Element) => panel.setAttribute('hidden', 'until-found');

if ('onbeforematch' in document) {
  document.querySelectorAll('[role="tabpanel"] ~ [role="tabpanel"]:not(:target, :has(:target))').forEach(close);
  document.documentElement.dataset.panels = '';
  addEventListener('beforematch', ({ target }) => {
    for (const panel of document.querySelectorAll('[role="tabpanel"]')) if (panel !== target) close(panel);
  });
}

// The HTML says that the first tab is chosen; an address may name the panel of another.
// `:target` names nothing yet while the page arrives.
const named = document.getElementById(location.hash.slice(1))?.closest('[role="tabpanel"]');
const tab = named && document.getElementById(`tab-${named.id}`);
for (const other of tab?.parentElement?.children ?? []) other.ariaSelected = `${other === tab}`;

export {}; // a module: else its names would be everybody's
