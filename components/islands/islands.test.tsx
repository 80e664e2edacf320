import { renderToStaticMarkup } from 'react-dom/server';
import { IslandRoot } from './island-root.tsx';
import { LanguageProvider, useLanguage } from './language-provider.tsx';

function Message({ name }: { name: string }) {
  return <p>{useLanguage().t(name)}</p>;
}

describe('useLanguage', () => {
  it('throws outside its provider', () => {
    expect(() => renderToStaticMarkup(<Message name="banner.label" />)).toThrow(
      'useLanguage must be used within a LanguageProvider',
    );
  });

  it('gives the message, or the key of one that is missing', () => {
    const render = (name: string) =>
      renderToStaticMarkup(
        <LanguageProvider locale="es" messages={{ 'banner.label': 'Publicidad' }}>
          <Message name={name} />
        </LanguageProvider>,
      );
    expect(render('banner.label')).toBe('<p>Publicidad</p>');
    expect(render('banner.failed')).toBe('<p>banner.failed</p>');
  });
});

test('terms that begin with no letter have a tab after Z', () => {
  const html = renderToStaticMarkup(
    <IslandRoot name="letter-picker" locale="pt" messages={{}} props={{ label: 'Letras', empty: '', others: true }} />,
  );
  expect(html.match(/role="tab"/g)).toHaveLength(27);
  expect(html).toMatch(/aria-controls="letra-0-9"[^>]*>0–9<\/button><\/div>$/);
});
