import { chooseLanguage } from '@/lib/i18n/choice.ts';

// The language switch before its code is there. Doing this twice does no harm.
addEventListener('click', ({ target }) => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('[data-island="language-switch"] a') : null;
  if (link) chooseLanguage(link);
});
