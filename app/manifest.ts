import type { MetadataRoute } from 'next';
import { colors, themeColor } from '@/lib/brand.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { defaultLocale, locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { iconPath, icons } from '@/lib/seo/icons.ts';

export const dynamic = 'force-static';

/** What a phone needs to keep the site on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { name } = catalogue().site;
  return {
    id: '/',
    name,
    short_name: name,
    description: translator(defaultLocale, 'footer')('description'),
    lang: locales[defaultLocale].hreflang,
    start_url: '/',
    display: 'minimal-ui',
    background_color: themeColor('paper'),
    theme_color: colors.accent,
    icons: [
      { src: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...icons.flatMap(({ size, purpose }) =>
        purpose === 'apple'
          ? []
          : [{ src: iconPath({ size, purpose }), type: 'image/png', sizes: `${size}x${size}`, purpose }],
      ),
    ],
  };
}
