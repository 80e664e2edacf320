/** Tells the rules for prefetching that the pointer can hover (`lib/export/speculation.ts`). */
if (matchMedia('(hover: hover)').matches) document.documentElement.dataset.hover = '';
