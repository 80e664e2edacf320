import { chooseLanguage } from '@/lib/i18n/choice.ts';

// From the first line of the page on: a choice counts before the switch's code is there, and in another tab. Twice does no harm.
for (const type of ['click', 'auxclick'])
  addEventListener(type, ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('[data-island="language-switch"] a') : null;
    if (link) chooseLanguage(link);
  });
