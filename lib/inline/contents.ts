/** The list of a text's sections, folded on phones, opens when `BackToContents` leads to it. */
document.querySelector('[data-unfolds]')?.addEventListener('click', () => {
  document.querySelector('.toc details')?.setAttribute('open', '');
});

export {}; // a module: else its names would be everybody's
