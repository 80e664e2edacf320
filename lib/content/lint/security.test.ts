import { catalogueOf, diagnosticsOf } from '@/lib/testing/small-site.ts';

const file = 'public/.well-known/security.txt';
const good = [
  'Contact: mailto:contato@guia.example',
  'Expires: 2999-11-01T00:00:00Z',
  'Canonical: https://guia.example/.well-known/security.txt',
];
const found = (...lines: string[]) => diagnosticsOf({ [file]: lines.join('\n') });

test('security.txt names the e-mail and the address of the settings', () => {
  expect(found(...good)).toEqual([]);
  expect(found('Contact: mailto:outro@guia.example', ...good.slice(1))).toEqual([
    expect.stringMatching(/^public\/\.well-known\/security\.txt:1: .*Contact: mailto:contato@guia\.example/),
  ]);
  expect(found(...good.slice(0, 2))).toEqual([expect.stringContaining('Canonical: https://guia.example/')]);
});

test('it says until when it holds, and that day only warns', () => {
  expect(found(...good.with(1, 'Expires: amanhã'))).toEqual([expect.stringContaining('security.txt:2: ')]);
  const past = { [file]: good.with(1, 'Expires: 2001-01-01T00:00:00Z').join('\n') };
  expect(diagnosticsOf(past)).toEqual([expect.stringContaining('security.txt:2: this file is past its day')]);
  expect(catalogueOf(past).site.email).toBe('contato@guia.example');
});
