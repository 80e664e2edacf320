/** What a writer or an owner does without a programmer, each as a change of `content/`, `messages/` or the table of languages. */
import type { YAMLSeq } from 'yaml';
import { type NewText, newFiles } from '@/lib/cli/new/files.ts';
import { readContent } from '@/lib/content/load/content.ts';
import { editYaml } from '@/lib/edit-yaml.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import type { Project } from './project.ts';

/** After every day that content names. */
const today = '2026-12-31';

/** Writes what `npm run new` writes, then what its templates ask the writer for. `more` ends the text. */
function publish(project: Project, answers: NewText, more = ''): void {
  const { content } = readContent(project.root);
  for (const [file, text] of Object.entries(newFiles(answers, content, today))) {
    const written = text
      .replace(/^#.*\ndraft: true\n/m, '')
      .replaceAll('Escreva aqui', 'Dizemos aqui')
      .replaceAll('Escribe aquí', 'Decimos aquí')
      .replaceAll(/(?<=^rating: |value: )0\b/gm, '8.1');
    project.write(file, file.endsWith('.mdx') ? written + more : written);
  }
}

const changeYaml = (project: Project, file: string, change: Parameters<typeof editYaml>[1]) =>
  project.edit(file, (text) => editYaml(text, change));

/** Changes a text in each of its languages. */
function editTexts(project: Project, folder: string, change: (text: string) => string): void {
  for (const code of localeCodes) project.edit(`content/${folder}/${code}.mdx`, change);
}

/** An operator with an authorisation in force, where only those have a button. */
export const permitted = 'casa-permitida';

export const changes = {
  'an article with a figure': (project) => {
    publish(
      project,
      { kind: 'guide', slug: 'artigo-publicado', title: 'Um artigo publicado', group: 'mercados', icon: 'book' },
      '\nUma <Term id="odd">odd</Term> diz quanto se recebe.\n\n<OddsTable odds={[1.5, 2.1, 3]} />\n',
    );
  },

  'a post with its translations': (project) => {
    const folder = 'content/blog/post-publicado';
    publish(project, { kind: 'post', slug: 'post-publicado', title: 'Um post publicado', category: 'iniciantes' });
    // Marked as made from an older original: a current translation in the original's words is a fault.
    const translated = project.read(`${folder}/pt.mdx`).replace(/^updated: .*/m, '$&\ntranslationOf: "000000000000"');
    for (const code of ['es', 'en']) project.write(`${folder}/${code}.mdx`, translated);
  },

  'a review': (project) => {
    publish(project, { kind: 'review', slug: 'casa-publicada', title: 'Casa Publicada', region: 'brasil' });
  },

  'a term in three languages': (project) => {
    const words = { term: 'Xis', definition: 'Um termo que só existe para uma prova.', example: 'O xis da questão.' };
    publish(project, { kind: 'term', slug: 'xis-publicado', ...words });
    const translations = {
      es: 'term: Equis\n  definition: Un término que solo existe para una prueba.\n  example: La equis de la cuestión.',
      en: 'term: X\n  definition: A term that exists for a test alone.\n  example: X marks the spot.',
    };
    for (const [code, fields] of Object.entries(translations))
      project.edit(`content/glossary/${code}.yml`, (text) => `${text.trimEnd()}\n\n- id: xis-publicado\n  ${fields}\n`);
  },

  'a corrected score that changes the order of the TOP 3': (project) => {
    const folder = 'content/reviews/novibet-mx';
    changeYaml(project, `${folder}/review.yml`, (review) => {
      review.set('rating', 9);
      (review.get('history') as YAMLSeq).items.unshift(
        review.createNode({
          date: today,
          corrects: [{ figure: 'rating', from: 9.3, to: 9 }],
          change: {
            pt: 'Nota no ranking corrigida, por um erro de soma.',
            es: 'Nota del ranking corregida, por un error de suma.',
            en: 'Ranking score corrected, after a mistake in a sum.',
          },
        }),
      );
    });
    project.edit(`${folder}/es.mdx`, (text) => text.replace(/^updated: .*/m, `updated: ${today}`));
    changeYaml(project, 'content/rankings.yml', (rankings) => {
      const top = rankings.get('top') as YAMLSeq;
      top.items.push(...top.items.splice(1, 1));
    });
  },

  'a banner more, and one in another article': (project) => {
    editTexts(project, 'pages/home', (text) => text.replace('<Section', '<Banner id={163021} />\n\n$&'));
    editTexts(project, 'guide/slots-online', (text) => text.replace(/^<Banner .*\n/m, ''));
    editTexts(project, 'guide/over-under', (text) => `${text}\n<Banner id={163019} />\n`);
  },

  'a list on another page': (project) => {
    editTexts(project, 'pages/sobre', (text) => `${text}\n<BlogTeasers count={3} />\n`);
  },

  'other words of the interface': (project) => {
    project.edit('messages/pt.json', (text) =>
      text.replace('"visit": "Visitar site"', '"visit": "Ir ao site"').replace('"Ler mais"', '"Continue lendo"'),
    );
  },

  'banners off': (project) => {
    changeYaml(project, 'content/site.yml', (site) => site.setIn(['banners', 'enabled'], false));
  },

  // No operator of today holds an authorisation in force where betting is lawful: this one does.
  'buttons of authorised operators only': (project) => {
    publish(project, { kind: 'review', slug: permitted, title: 'Casa Permitida', region: 'latam' });
    changeYaml(project, `content/reviews/${permitted}/review.yml`, (review) => {
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
    changeYaml(project, 'content/site.yml', (site) => site.set('partnerButtons', 'authorised'));
  },

  // As the README says.
  'a language': (project) => {
    project.edit('lib/i18n/locales.ts', (text) =>
      text
        .replace(/localeCodes = \[(.*)\] as const/, "localeCodes = [$1, 'fr'] as const")
        .replace(/^( *)en: \{.*\},$/m, "$&\n$1fr: { hreflang: 'fr', name: 'Français', openGraph: 'fr_FR' },"),
    );
    project.write('messages/fr.json', project.read('messages/en.json'));
    // French has letters and words that Spanish and English lack, as Portuguese does.
    const folder = 'content/blog/post-em-frances';
    publish(project, { kind: 'post', slug: 'post-em-frances', title: 'Um post em francês', category: 'iniciantes' });
    const french = {
      'Um post em francês': 'Un article en français',
      'Dizemos aqui, em uma ou duas frases, o que a página $slug responde a quem lê.':
        'Ce texte répond, en une ou deux phrases, à la question que la page pose à celui ou celle qui la lit.',
      'Dizemos aqui o texto do cartão.': 'Voici le texte de la carte.',
      'Dizemos aqui o primeiro parágrafo: do que se trata, com um exemplo.':
        'Un bonus de dépôt ne peut être retiré ici ou là qu’après avoir joué la même somme à la cote demandée.',
      'Primeira seção': 'Première partie',
      'Dizemos aqui.': 'Voilà où la réponse commence.',
    };
    const written = Object.entries(french).reduce(
      (text, [original, translation]) => text.replace(original.replace('$slug', 'post-em-frances'), translation),
      project.read(`${folder}/pt.mdx`),
    );
    project.write(`${folder}/fr.mdx`, written);
    project.run('tsx lib/cli/i18n-status.ts --write /fr/blog/post-em-frances');
  },
} satisfies Record<string, (project: Project) => void>;
