import { renderToStaticMarkup } from 'react-dom/server';
import { docFor } from '@/lib/content/catalogue.ts';
import { routeOf } from '@/lib/routes.ts';
import { MarkdownTable } from './markdown-table.tsx';

const route = routeOf('pages', 'sobre');
const page = { route, locale: 'en', textLocale: 'es' } as const;

test.each([
  ['the heading it stands under', { heading: 'La cuota' }, 'La cuota'],
  ['its number where it is not the first there', { heading: 'La cuota', number: '2' }, 'La cuota (2)'],
  ['the criterion it belongs to, in the language of the text', { criterion: 'payments' }, 'Métodos de pago'],
  ['the page where nothing stands above it', {}, docFor(route.entry, 'es').doc.frontmatter.title],
] as const)('caption and region are named after %s', (_, told, name) => {
  const html = renderToStaticMarkup(<MarkdownTable {...told} page={page} />);
  expect(html).toContain(`<caption class="sr-only">${name}</caption>`);
  expect(html).toContain(`aria-label="${name}"`);
});
