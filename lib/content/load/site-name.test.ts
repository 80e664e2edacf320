import { edit, home, odds } from '@/lib/testing/slips.ts';
import { catalogueOf, codesOf, diagnosticsOf, swap, withSite } from '@/lib/testing/small-site.ts';
import { readCatalogue } from '../catalogue.ts';

const site = 'content/site.yml';
const rename = (name: string) => ({ [site]: swap('name: Guia de Teste', `name: ${name}`) });

test('a new name is on every page that writes {name}', () => {
  const { pages } = catalogueOf({
    ...rename('Outra Casa'),
    [home]: swap('title: Página inicial', 'title: "{name}: análises"'),
  });
  expect(pages.find(({ slug }) => slug === 'home')?.docs.pt?.frontmatter.title).toBe('Outra Casa: análises');
});

test('a name that is typed out is a warning, wherever it stands', () => {
  const typed = {
    [odds]: (text: string) =>
      text.replace('goal: Ler', 'goal: Guia de Teste, ler').replace('Leia', 'O *Guia* de Teste diz: leia'),
    [site]: swap('{ pt: Redação }', '{ pt: Redação do Guia de Teste }'),
  };
  const places = [`${odds}:8:1`, `${odds}:19:1`, `${site}:6:22`];
  const says = '“Guia de Teste”, the site’s name, is typed here — write {name} in a field, and <SiteName /> in a text';
  expect(diagnosticsOf(typed)).toEqual(places.map((place) => `${place}: ${says}`));
  withSite(typed, (root) => expect(readCatalogue(root, { drafts: false }).catalogue).toBeDefined());
});

test('a name that typography would change is found as it is typed', () => {
  const name = 'Casa de 5 mil';
  const typed = { [site]: (text: string) => rename(name)[site](text).replace('pt: Redação', `pt: ${name}`) };
  expect(codesOf({ ...typed, [odds]: swap('goal: Ler', `goal: ${name}, ler`) })).toEqual([
    `${odds}:8:1 references.typedName ${name}`,
    `${site}:6:22 references.typedName ${name}`,
  ]);
});

test('a part of a longer word is not the name', () => {
  expect(diagnosticsOf({ ...rename('Teste'), [odds]: swap('Leia', 'Testemunhas leiam') })).toEqual([]);
});

test('a title that a long name makes too long is a problem', () => {
  const name = 'Um nome de site que é bem comprido';
  const diagnostics = diagnosticsOf({
    ...rename(name),
    [odds]: swap('title: Odds', 'title: "{name}: o que é uma odd e como se lê"'),
  });
  expect(diagnostics).toEqual([expect.stringMatching(`^${odds}:2:1: “title” has 64 characters`)]);
});

test('without the site’s name, no field is blamed for {name}', () => {
  const changes = {
    ...edit('content/site.yml', 'year: 2025', 'year: x'),
    ...edit(odds, 'goal: Ler', 'goal: No {name}, ler'),
  };
  expect(codesOf(changes)).toEqual(['content/site.yml:4:1 fields.wrong year “x” mend.type types.number']);
});
