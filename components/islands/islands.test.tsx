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

describe('on the server', () => {
  it('a banner is loading, and its space is reserved', () => {
    const props = {
      bannerId: 163019,
      affiliateLinkId: 10729,
      host: 'https://ads.example',
      width: 300,
      height: 250,
      slot: 'top',
    };
    const html = renderToStaticMarkup(
      <IslandRoot name="banner" locale="pt" messages={{ 'banner.label': 'Publicidade' }} props={props} />,
    );
    expect(html).toContain('data-banner-id="163019" data-affiliate-link-id="10729" data-state="loading"');
    expect(html).toContain('Publicidade');
    expect(html).toContain('width="300" height="250"');
    expect(html).not.toContain('style=');
  });

  it('the first tab is chosen, and the only one in the tab order', () => {
    const tabs = ['overview', 'bonus'].map((id) => ({ id, label: id }));
    const html = renderToStaticMarkup(
      <IslandRoot name="tabs" locale="pt" messages={{}} props={{ label: 'Blaze', tabs }} />,
    );
    expect(html).toMatch(/^<div role="tablist" aria-label="Blaze"/);
    expect(html).toContain('id="tab-overview" aria-controls="overview" aria-selected="true" tabindex="0"');
    expect(html).toContain('id="tab-bonus" aria-controls="bonus" aria-selected="false" tabindex="-1"');
  });

  it('there are 26 letters, and those without terms look fainter', () => {
    const html = renderToStaticMarkup(
      <IslandRoot name="letter-picker" locale="pt" messages={{}} props={{ label: 'Letras', empty: 'CE' }} />,
    );
    expect(html.match(/role="tab"/g)).toHaveLength(26);
    expect(html.match(/data-faint=""/g)).toHaveLength(2);
    expect(html).toContain('aria-controls="letra-z"');
  });

  it('terms that begin with no letter have a tab after Z', () => {
    const html = renderToStaticMarkup(
      <IslandRoot
        name="letter-picker"
        locale="pt"
        messages={{}}
        props={{ label: 'Letras', empty: '', others: true }}
      />,
    );
    expect(html.match(/role="tab"/g)).toHaveLength(27);
    expect(html).toMatch(/aria-controls="letra-0-9"[^>]*>0–9<\/button><\/div>$/);
  });

  it('the language switch leads to the page in each language and marks the present one', () => {
    const html = renderToStaticMarkup(
      <IslandRoot name="language-switch" locale="es" messages={{}} props={{ path: '/guia' }} />,
    );
    expect(html).toContain('<a href="/guia" hrefLang="pt-BR"');
    expect(html).toContain('<a href="/es/guia" hrefLang="es" lang="es" data-locale="es" aria-current="true"');
    expect(html).toContain('<a href="/en/guia" hrefLang="en"');
  });
});
