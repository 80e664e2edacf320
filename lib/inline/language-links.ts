import { chooseLanguage } from '@/lib/i18n/choice.ts';

// From the first line of the page on: a choice counts before the switch's code is there, in the phone menu, and in another tab. Twice does no harm.
for (const type of ['click', 'auxclick'] as const)
  addEventListener(type, ({ target, button }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    // The right button opens a menu and chooses nothing.
    if (link && button !== 2) chooseLanguage(link);
  });
