import { chooseLanguage } from '@/lib/i18n/choice.ts';

// The languages of the menu; the language switch before its code is there, and for a click that opens another tab. Doing this twice does no harm.
for (const type of ['click', 'auxclick'])
  addEventListener(type, ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    if (link) chooseLanguage(link);
  });
