/** The list of a text's sections, folded on phones, is open for who comes back to it. */
const back = document.querySelector<HTMLAnchorElement>('[data-unfolds]');
back?.addEventListener('click', () => {
  document.querySelector(`${back.hash} details`)?.setAttribute('open', '');
});

export {}; // a module: else its names would be everybody's
