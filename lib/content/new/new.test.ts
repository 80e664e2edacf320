import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCatalogue } from '../catalogue.ts';
import { formatFault, isError } from '../faults.ts';
import { swap, withSite, writeSite } from '../testing/site.ts';
import { createText, type Wish } from './index.ts';
import { insertField, insertItem } from './insert.ts';
import { interview } from './interview.ts';

const today = '2026-11-27';
const wish = (kind: string, slug: string, flags: Wish): Wish => ({ kind, slug, ...flags });

/** Writes a new text into the small site: what was written, and what the check says of it then. */
function create(asked: Wish, changes = {}) {
  return withSite(changes, (root) => {
    const { files } = createText(root, asked, today);
    const { catalogue, faults } = readCatalogue(root, { drafts: true });
    const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
    return {
      files,
      catalogue,
      faults: faults.map((fault) => formatFault(fault, 'en')),
      errors: faults.filter(isError),
      text,
      texts: new Map(files.map((file) => [file, text(file)])),
    };
  });
}

test('an article is valid, a draft, and stands at the end of its group', () => {
  const { files, errors, catalogue, texts } = create(
    wish('guide', 'kelly', { title: 'O critério: “Kelly”', group: 'base' }),
  );
  expect(files).toEqual(['content/guide/kelly/pt.mdx', 'content/guide/guide.yml']);
  expect(errors).toEqual([]);
  expect(catalogue?.guide.articles.map(({ slug }) => slug)).toEqual(['odds', 'banca', 'kelly']);
  expect(catalogue?.guide.articles[2]?.docs.pt?.frontmatter).toMatchObject({
    title: 'O critério: “Kelly”',
    draft: true,
    published: today,
  });
  expect(texts.get('content/guide/guide.yml')).toMatch(
    / {6}- slug: banca\n {8}icon: wallet\n {6}- slug: kelly\n {8}icon: book\n$/,
  );
});

test('a post is valid and a draft', () => {
  const { files, errors, catalogue } = create(wish('post', 'novo', { title: 'Novo', category: 'mercados' }));
  expect(files).toEqual(['content/blog/novo/pt.mdx']);
  expect(errors).toEqual([]);
  expect(catalogue?.posts[0]?.docs.pt?.frontmatter).toMatchObject({ category: 'mercados', draft: true });
});

test.each([
  ['brasil', 'pt', 4],
  ['latam', 'es', 1],
])(
  'a review of %s is valid, a draft in %s, the last of its region, and has a partner link',
  (region, original, order) => {
    const { files, errors, catalogue } = create(wish('review', 'nova-casa', { title: 'Nova Casa', region }));
    expect(files).toEqual([
      'content/reviews/nova-casa/review.yml',
      `content/reviews/nova-casa/${original}.mdx`,
      'content/site.yml',
    ]);
    expect(errors).toEqual([]);
    const review = catalogue?.reviews.find(({ slug }) => slug === 'nova-casa');
    expect(review).toMatchObject({
      name: 'Nova Casa',
      mark: 'NO',
      original,
      order,
      partnerLink: 'https://parceiro.example/nova-casa',
    });
  },
);

test('a term stands in alphabetical order; the check asks for its translations', () => {
  const words = { term: 'Banca', definition: 'O dinheiro separado.', example: 'R$ 500.' };
  const { texts, faults } = create(wish('term', 'banca', words));
  expect(texts.get('content/glossary/pt.yml')).toMatch(/^- id: banca\n {2}term: "Banca"\n[\s\S]*\n\n- id: odd\n/);
  expect(faults).toEqual(
    ['es', 'en'].map(
      (code) => `content/glossary/${code}.yml: the term “banca” is missing — translate it from content/glossary/pt.yml`,
    ),
  );
  expect(create(wish('term', 'zebra', { ...words, term: 'Zebra' })).texts.get('content/glossary/pt.yml')).toMatch(
    /^- id: odd[\s\S]*\n\n- id: zebra\n/,
  );
});

test('comments and everything else in a file stay as they are', () => {
  const comment = swap('articles:', 'articles: # na ordem de leitura');
  const { texts } = create(wish('guide', 'kelly', { title: 'Kelly', group: 'base' }), {
    'content/guide/guide.yml': comment,
  });
  expect(texts.get('content/guide/guide.yml')?.replace('      - slug: kelly\n        icon: book\n', '')).toMatch(
    /articles: # na ordem de leitura\n {6}- slug: odds/,
  );
});

describe('insertion', () => {
  test.each([
    ['at the end', 'a:\n  - x: 1 # one\nb: 2\n', {}, 'a:\n  - x: 1 # one\n  - x: 9\n    y: 8\nb: 2\n'],
    ['before an item', 'a:\n  - x: 1\n', { before: 0 }, 'a:\n  - x: 9\n    y: 8\n  - x: 1\n'],
    ['in a file without a last line end', 'a:\n  - x: 1', {}, 'a:\n  - x: 1\n  - x: 9\n    y: 8\n'],
  ])('of an item %s', (_, text, options, expected) => {
    expect(insertItem(text, ['a'], ['x: 9', 'y: 8'], options)).toBe(expected);
  });

  test('of a field', () => {
    expect(insertField('a:\n  x: 1 # one\n\nb: 2\n', ['a'], 'y', '2')).toBe('a:\n  x: 1 # one\n  y: 2\n\nb: 2\n');
  });
});

test.each<[string, Wish, string]>([
  ['a bad slug', wish('post', 'Meu_Post', { title: 'x' }), 'the folder name “Meu_Post” cannot be an address'],
  ['a path for a slug', wish('post', '../x', { title: 'x' }), 'the folder name “../x” cannot be an address'],
  ['no slug', wish('post', '', { title: 'x' }), 'the folder name is missing'],
  ['an existing article', wish('guide', 'odds', { title: 'x', group: 'base' }), 'content/guide/odds exists already'],
  ['an existing term', wish('term', 'odd', { term: 'x' }), 'content/glossary/pt.yml: odd exists already'],
  ['an unknown group', wish('guide', 'kelly', { title: 'x', group: 'topo' }), '“--group” is “topo” — allowed: base'],
  ['no group', wish('guide', 'kelly', { title: 'x' }), '--group is missing — add it; allowed: base'],
  ['an unknown icon', wish('guide', 'kelly', { title: 'x', group: 'base', icon: 'x' }), '“--icon” is “x”'],
  [
    'an unknown region',
    wish('review', 'nova', { title: 'x', region: 'europa' }),
    '“--region” is “europa” — allowed: brasil, latam',
  ],
  ['no title', wish('post', 'novo', { category: 'mercados' }), '--title is missing'],
  [
    'a long title',
    wish('post', 'novo', { title: 'x'.repeat(61), category: 'mercados' }),
    '“--title” has 61 characters',
  ],
  ['a term without words', wish('term', 'banca', { term: 'Banca' }), '--definition is missing'],
])('%s is refused, and nothing is written', (_, asked, reason) => {
  withSite({}, (root) => {
    expect(() => createText(root, asked, today)).toThrow(reason);
    expect(readCatalogue(root, { drafts: true }).faults).toEqual([]);
  });
});

test('an unknown kind of text is refused', () => {
  expect(() => createText('', { kind: 'guid' }, today)).toThrow('“guid” is no kind of text — did you mean “guide”?');
  expect(() => createText('', {}, today)).toThrow('the kind of text is missing — allowed: guide, post, review, term');
});

describe('a terminal', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'new-'));
    writeSite(root, {});
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Answers questions one after the other; what was asked and told stands in `said`. */
  async function answering(asked: Wish, answers: string[]) {
    const said: string[] = [];
    const created = await interview(root, asked, today, {
      language: 'en',
      tell: (line) => said.push(line),
      ask: async (question) => {
        const answer = answers.shift();
        if (answer === undefined) throw new Error(`Nobody answers “${question}”`);
        said.push(question + answer);
        return answer;
      },
    });
    return { created, said };
  }

  test('is asked for what is missing', async () => {
    expect(await answering({}, ['guide', 'kelly', 'base', ' Kelly '])).toEqual({
      created: { kind: 'guide', slug: 'kelly', files: ['content/guide/kelly/pt.mdx', 'content/guide/guide.yml'] },
      said: [
        expect.stringMatching(/^What do you want to write: .* \(guide, post, review, term\): guide$/),
        'Folder name, which the address comes from; for example como-ler-odds: kelly',
        'Group of the guide (base): base',
        'Title; of a review, the name of the operator:  Kelly ',
      ],
    });
  });

  test('hears what is wrong, also on the command line, and is asked again', async () => {
    const { said } = await answering({ kind: 'post', slug: 'Meu post', title: 'Post', category: 'x' }, [
      'meu-post',
      '',
      'mercados',
    ]);
    expect(said).toEqual([
      'the folder name “Meu post” cannot be an address — use lower case letters without accents, digits and single hyphens',
      'Folder name, which the address comes from; for example como-ler-odds: meu-post',
      expect.stringMatching(/^“--category” is “x” — allowed: /),
      expect.stringMatching(/^Category \(.*mercados.*\): $/),
      expect.stringMatching(/^Category \(.*mercados.*\): mercados$/),
    ]);
  });

  test('is asked nothing where the command line says all', async () => {
    expect((await answering({ kind: 'guide', slug: 'kelly', title: 'Kelly', group: 'base' }, [])).said).toEqual([]);
  });
});
