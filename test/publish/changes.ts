/** What a writer or an owner does without a programmer, each as a change of `content/`, `messages/` or the table of languages. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, type YAMLSeq } from 'yaml';
import { catalogue } from '@/lib/content/catalogue.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import type { Project } from './project.ts';

/** After every day that content names. */
const today = '2026-12-31';
const description = (of: string) =>
  `${of} que só existe para provar que publicar um texto novo não pede ninguém que programe.`;
const dates = `published: ${today}\nupdated: ${today}\nauthor: redacao`;
const related = 'Leia também a [banca segura](/guia/banca-segura) e o que são [odds](/guia/como-funcionam-odds).';

function editYaml(project: Project, file: string, change: (document: ReturnType<typeof parseDocument>) => void): void {
  const document = parseDocument(project.read(file));
  change(document);
  project.write(file, document.toString());
}

/** An operator with an authorisation in force, where only those have a button. */
export const permitted = 'casa-permitida';
const article = 'content/guide/artigo-publicado/pt.mdx';

export const wordsOnly: Record<string, (project: Project) => void> = {
  'an article with a figure': (project) => {
    project.write(
      article,
      `---
title: Um artigo publicado
description: ${description('Um artigo do guia')}
${dates}
summary: [Uma odd é um preço., O preço inclui a margem., A conta mostra quanto.]
goal: Ler três odds na mesma linha.
sources:
  - { title: Coleta editorial, publisher: '{name}', date: ${today} }
---

## Três preços [#tres-precos]

Uma <Term id="odd">odd</Term> diz quanto se recebe. ${related}

<OddsTable odds={[1.5, 2.1, 3]} />
`,
    );
    editYaml(project, 'content/guide/guide.yml', (guide) => {
      (guide.getIn(['groups', 1, 'articles']) as YAMLSeq).add({ slug: 'artigo-publicado', icon: 'book' });
    });
  },

  'a post': (project) => {
    project.write(
      'content/blog/post-publicado/pt.mdx',
      `---
title: Um post publicado
description: ${description('Um post do blog')}
${dates}
excerpt: Um post curto, para a lista do blog.
category: iniciantes
sources: []
---

## Um começo [#um-comeco]

${related}
`,
    );
  },

  'a review': (project) => {
    const folder = 'content/reviews';
    const rename = (text: string) => text.replaceAll('Onabet', 'Casa Publicada').replaceAll('onabet-br', 'casa-br');
    const place = Math.max(...catalogue().reviews.map(({ order }) => order)) + 1;
    project.write(
      `${folder}/casa-br/review.yml`,
      rename(project.read(`${folder}/onabet-br/review.yml`))
        .replace(/^mark: .*/m, 'mark: CP')
        .replace(/^order: .*/m, `order: ${place}`),
    );
    project.write(
      `${folder}/casa-br/pt.mdx`,
      rename(project.read(`${folder}/onabet-br/pt.mdx`))
        .replace(/^title: .*/m, 'title: Análise da Casa Publicada')
        .replace(/^description: .*/m, `description: ${description('Uma análise')}`),
    );
    editYaml(project, 'content/site.yml', (site) => {
      site.setIn(['partnerLinks', 'casa-br'], 'https://parceiro.example/casa-br');
    });
  },

  'a term in three languages': (project) => {
    for (const code of ['pt', 'es', 'en'])
      project.edit(
        `content/glossary/${code}.yml`,
        (text) => `${text.trimEnd()}\n- id: xis-publicado\n  term: Xis (${code})
  definition: ${{ pt: 'Um termo que só existe para uma prova.', es: 'Un término que solo existe para una prueba.', en: 'A term that exists for a test alone.' }[code]}
  example: ${{ pt: 'O xis da questão.', es: 'La equis de la cuestión.', en: 'X marks the spot.' }[code]}\n`,
      );
  },

  'a corrected score': (project) => {
    const folder = 'content/reviews/superbet-br';
    editYaml(project, `${folder}/review.yml`, (review) => {
      review.set('rating', 9.6);
      (review.get('history') as YAMLSeq).items.unshift(
        review.createNode({
          date: today,
          corrects: [{ figure: 'rating', from: 9.5, to: 9.6 }],
          change: {
            pt: 'Nota no ranking corrigida, por um erro de soma.',
            es: 'Nota del ranking corregida, por un error de suma.',
            en: 'Ranking score corrected, after a mistake in a sum.',
          },
        }),
      );
    });
    project.edit(`${folder}/pt.mdx`, (text) => text.replace(/^updated: .*/m, `updated: ${today}`));
  },

  'the last translation that was missing': (project) => {
    if (!existsSync(path.join(project.root, article))) wordsOnly['an article with a figure']?.(project);
    // Placeholders, marked as made from an older original: a fresh translation in the original's words is a fault.
    for (const collection of ['guide', 'blog', 'reviews', 'pages'])
      for (const { name } of readdirSync(path.join(project.root, 'content', collection), {
        withFileTypes: true,
      }).filter((entry) => entry.isDirectory())) {
        const file = (code: string) => `content/${collection}/${name}/${code}.mdx`;
        const exists = (code: string) => existsSync(path.join(project.root, file(code)));
        const original = project.read(file(exists('pt') ? 'pt' : 'es'));
        for (const code of localeCodes.filter((item) => !exists(item)))
          project.write(file(code), original.replace(/^updated: .*/m, '$&\ntranslationOf: "000000000000"'));
      }
  },

  'other words of the interface': (project) => {
    project.edit('messages/pt.json', (text) =>
      text.replace('"visit": "Visitar site"', '"visit": "Ir ao site"').replace('"Ler mais"', '"Continue lendo"'),
    );
  },
};

export const ownersOnly: Record<string, (project: Project) => void> = {
  'banners off': (project) => {
    editYaml(project, 'content/site.yml', (site) => site.setIn(['banners', 'enabled'], false));
  },

  // No operator of today holds an authorisation in force where betting is lawful: this one does.
  'buttons of authorised operators only': (project) => {
    const folder = 'content/reviews';
    const place = Math.max(...catalogue().reviews.map(({ order }) => order)) + 2;
    project.write(
      `${folder}/${permitted}/review.yml`,
      project
        .read(`${folder}/novibet-mx/review.yml`)
        .replace(/^name: .*/m, 'name: Casa Permitida')
        .replace(/^mark: .*/m, 'mark: PM')
        .replace(/^order: .*/m, `order: ${place}`),
    );
    editYaml(project, `${folder}/${permitted}/review.yml`, (review) => {
      review.set(
        'authorisations',
        review.createNode([
          {
            country: 'mexico',
            state: 'held',
            holder: 'Permisionaria de Prueba',
            act: 'DGJS/1/2026',
            sources: [{ title: 'Lista de prueba', publisher: 'Secretaría de Gobernación', date: '2026-10-01' }],
            checked: today,
          },
        ]),
      );
    });
    project.write(
      `${folder}/${permitted}/es.mdx`,
      project
        .read(`${folder}/novibet-mx/es.mdx`)
        .replace(/^title: .*/m, 'title: Análisis de Casa Permitida')
        .replace(
          /^description: .*/m,
          'description: Un análisis que solo existe para probar que un permiso vigente muestra el botón de la casa.',
        ),
    );
    editYaml(project, 'content/site.yml', (site) => {
      site.set('partnerButtons', 'authorised');
      site.setIn(['partnerLinks', permitted], `https://parceiro.example/${permitted}`);
    });
  },

  // As the README says.
  'a language': (project) => {
    project.edit('lib/i18n/locales.ts', (text) =>
      text
        .replace(/localeCodes = \[(.*)\] as const/, "localeCodes = [$1, 'fr'] as const")
        .replace(/^( *)en: \{.*\},$/m, "$&\n$1fr: { hreflang: 'fr', name: 'Français', openGraph: 'fr_FR' },"),
    );
    project.write('messages/fr.json', project.read('messages/en.json'));
  },
};
