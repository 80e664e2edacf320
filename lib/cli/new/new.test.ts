import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '@/lib/content/catalogue.ts';
import { formatDiagnostic, isError } from '@/lib/content/diagnostics/diagnostics.ts';
import { formatMessage } from '@/lib/content/diagnostics/messages.ts';
import { type Content, readContent } from '@/lib/content/load/content.ts';
import { type Changes, withSite } from '@/lib/testing/small-site.ts';
import { type Answers, brokenLists, checkAnswer, type Field, fieldsFor, type Kind, newFiles } from './files.ts';

const today = '2026-11-27';
const wish = (kind: string, slug: string, rest: Answers) => ({ kind, slug, icon: 'book', ...rest });

/** Hands the content of the small site with some changes to `use`. */
const withContent = <T>(changes: Changes, use: (content: Content) => T): T =>
  withSite(changes, (root) => use(readContent(root).content));

/** Writes a new text into the small site: what was written, and what the check says of it then. */
function create(answers: ReturnType<typeof wish>, changes = {}) {
  const created = withContent(changes, (content) => newFiles(answers, content, today));
  return withSite({ ...changes, ...created }, (root) => {
    const { catalogue, diagnostics } = readCatalogue(root, { drafts: true });
    return {
      files: Object.keys(created),
      catalogue,
      diagnostics: diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, 'en')),
      errors: diagnostics.filter(isError),
      texts: new Map(Object.entries(created)),
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
  const { texts, diagnostics } = create(wish('term', 'banca', words));
  expect(texts.get('content/glossary/pt.yml')).toMatch(/^- id: banca\n {2}term: "Banca"\n[\s\S]*\n\n- id: odd\n/);
  expect(diagnostics).toEqual(
    ['es', 'en'].map(
      (code) => `content/glossary/${code}.yml: the term “banca” is missing — translate it from content/glossary/pt.yml`,
    ),
  );
  expect(create(wish('term', 'zebra', { ...words, term: 'Zebra' })).texts.get('content/glossary/pt.yml')).toMatch(
    /^- id: odd[\s\S]*\n\n- id: zebra\n/,
  );
});

test('a term whose id YAML would read as something else stands in quotes', () => {
  const { texts } = create(wish('term', 'true', { term: 'Certo', definition: 'O que é certo.', example: 'Um.' }));
  expect(texts.get('content/glossary/pt.yml')).toContain('- id: "true"\n  term: "Certo"\n');
});

test('the longest name of an operator makes a valid review', () => {
  const names = ['brasil', 'latam'].map((region) => wish('review', 'nova', { title: 'N'.repeat(50), region }));
  expect(names.flatMap((answers) => create(answers).errors)).toEqual([]);
});

test.each<[Kind, string[]]>([
  ['guide', ['content/guide/guide.yml', 'content/site.yml']],
  ['post', ['content/site.yml']],
  ['review', ['content/site.yml']],
  ['term', ['content/glossary/pt.yml']],
])('a %s waits for the lists that it needs, and for no other', (kind, lists) => {
  const changes = {
    'content/site.yml': null,
    'content/guide/guide.yml': 'groups: [',
    'content/glossary/pt.yml': '- id: "odd',
    'content/guide/odds/pt.mdx': 'x',
  };
  const brokenFiles = (site: Changes) => {
    const { diagnostics } = withSite(site, readContent);
    return brokenLists(kind, diagnostics).map(({ file }) => file);
  };
  expect(brokenFiles(changes).sort()).toEqual(lists);
  expect(brokenFiles({})).toEqual([]);
});

test('a list keeps its line ends and its byte order mark', () => {
  const windows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
  const answers = wish('guide', 'kelly', { title: 'Kelly', group: 'base' });
  const guide = (changes: Changes) =>
    withContent(changes, (content) => newFiles(answers, content, today)['content/guide/guide.yml'] ?? '');
  expect(guide({ 'content/guide/guide.yml': windows })).toBe(windows(guide({})));
});

test('comments and everything else in a file stay as they are', () => {
  const before = {
    'content/guide/guide.yml': (text: string) => `# Grupos\n${text.replace('icon: coins', 'icon: coins # o primeiro')}`,
    'content/site.yml': (text: string) =>
      text.replace('width: 300', 'width: 300 # px').replace('[{', '[ {').replace('}]', '} ]'),
    'content/glossary/pt.yml': (text: string) => `# Termos\n${text}  related: [odd]\n`,
  };
  const rest = (file: keyof typeof before, answers: ReturnType<typeof wish>, added: string) => {
    const [was, is] = withContent(before, (content) => [
      readFileSync(path.join(content.root, file), 'utf8'),
      newFiles(answers, content, today)[file],
    ]);
    expect(is?.replace(added, '')).toBe(was);
  };
  const article = wish('guide', 'kelly', { title: 'Kelly', group: 'base' });
  rest('content/guide/guide.yml', article, '      - slug: kelly\n        icon: book\n');
  const review = wish('review', 'nova', { title: 'Nova', region: 'brasil' });
  rest('content/site.yml', review, '  nova: https://parceiro.example/nova\n');
  const term = wish('term', 'zebra', { term: 'Zebra', definition: 'Azarão.', example: 'Odd 9,00.' });
  rest(
    'content/glossary/pt.yml',
    term,
    '\n- id: zebra\n  term: "Zebra"\n  definition: "Azarão."\n  example: "Odd 9,00."\n',
  );
});

test.each<[string, Field, string | undefined, Answers, string]>([
  ['a bad slug', 'slug', 'Meu_Post', { kind: 'post' }, 'the folder name “Meu_Post” cannot be an address'],
  ['a path for a slug', 'slug', '../x', { kind: 'post' }, 'the folder name “../x” cannot be an address'],
  ['no slug', 'slug', undefined, { kind: 'post' }, 'the folder name is missing'],
  ['an existing article', 'slug', 'odds', { kind: 'guide' }, 'content/guide/odds exists already'],
  ['an existing term', 'slug', 'odd', { kind: 'term' }, 'content/glossary/pt.yml: odd exists already'],
  ['an unknown group', 'group', 'topo', {}, '“--group” is “topo” — allowed: base'],
  ['no group', 'group', undefined, {}, 'group is missing — add it; allowed: base'],
  ['an unknown region', 'region', 'europa', {}, '“--region” is “europa” — allowed: brasil, latam'],
  ['a long title', 'title', 'x'.repeat(61), {}, '“--title” has 61 characters'],
  [
    'a name that leaves no room in the title of its review',
    'title',
    'x'.repeat(51),
    { kind: 'review' },
    '“--title” has 51 characters — it must have at most 50',
  ],
  ['a title of two lines', 'title', 'Um\ndois', {}, '“--title” is “Um dois” — write it on one line'],
  ['an unknown kind', 'kind', 'guid', {}, '“guid” is no kind of text — did you mean “guide”?'],
  ['no kind', 'kind', undefined, {}, 'the kind of text is missing — say it first: guide, post, review, term'],
  ['an id that every page has', 'slug', 'titulo', { kind: 'term' }, 'the id “titulo” belongs to a fixed part'],
])('%s is refused', (_, field, value, answers, reason) => {
  const problem = withContent({}, (content) => checkAnswer(field, value, answers, content));
  expect(problem && formatMessage(problem, 'en')).toContain(reason);
});

test.each<[Kind, string[]]>([
  ['guide', ['title', 'group', 'icon']],
  ['term', ['term', 'definition', 'example']],
])('a %s is asked for its fields', (kind, fields) => {
  expect(fieldsFor(kind)).toEqual(['slug', ...fields]);
  withContent({}, (content) => expect(checkAnswer('icon', 'book', {}, content)).toBeUndefined());
});

test.each([
  wish('guide', 'artigo-novo', { title: 'Um artigo novo', group: 'mercados' }),
  wish('review', 'casa-nova', { title: 'Uma casa nova', region: 'latam' }),
  wish('term', 'zzz', { term: 'Zzz', definition: 'Um termo.', example: 'Um exemplo.' }),
])('$kind: the lists of this site keep their lines as they are', (answers) => {
  const { content } = readContent(process.cwd());
  for (const [file, text] of Object.entries(newFiles(answers, content, today))) {
    if (!existsSync(file)) continue;
    const before = readFileSync(file, 'utf8').split('\n');
    let kept = 0;
    for (const line of text.split('\n')) if (line === before[kept]) kept++;
    expect(before.slice(kept)).toEqual([]);
  }
});
