import { renderToStaticMarkup } from 'react-dom/server';
import { LinkedHeading } from './linked-heading.tsx';

test('the link stands beside the heading and is named by it', () => {
  const html = renderToStaticMarkup(
    <LinkedHeading as="h2" id="margem">
      Margem
    </LinkedHeading>,
  );
  expect(html).toBe('<h2 id="margem">Margem</h2><a class="heading-link" href="#margem" aria-labelledby="margem">#</a>');
});

test('a heading without an address has no link', () => {
  expect(renderToStaticMarkup(<LinkedHeading as="h3">Margem</LinkedHeading>)).toBe('<h3>Margem</h3>');
});
