import { countries, edit, neverBuilds } from '@/lib/testing/slips.ts';

neverBuilds([
  [
    'help line nobody can reach',
    edit(countries, 'help: []', 'help: [{ name: Ajuda }]'),
    `${countries}:28:12 fields.wrong countries[2].help[1] values.group rules.helpReached`,
  ],
  [
    'help line with more than a number',
    edit(countries, 'phone: "188"', 'phone: 188 (24 horas)'),
    `${countries}:14:22 fields.wrong countries[1].help[1].phone “188 (24 horas)” rules.phone`,
  ],
  [
    'country with a currency that is no code',
    edit('content/countries.yml', 'currency: BRL', 'currency: reais'),
    'content/countries.yml:6:5 fields.wrong countries[1].currency “reais” rules.currency',
  ],
  [
    'country with a currency that is none',
    edit('content/countries.yml', 'currency: BRL', 'currency: XQZ'),
    'content/countries.yml:6:5 fields.wrong countries[1].currency “XQZ” rules.currency',
  ],
]);
