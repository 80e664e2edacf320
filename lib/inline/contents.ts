/** The list of a text's sections, folded on phones, is open for who comes back to it. */
document.querySelector('[data-unfolds]')?.addEventListener('click', () => {
  document.querySelector('.toc details')?.setAttribute('open', '');
});

export {}; // a module: else its names would be everybody's
