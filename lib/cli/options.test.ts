import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions } from './options.ts';

const options = { fix: 'switch', articles: 'text', format: ['text', 'github'] } as const;

/** The commands speak the language of the computer; here it is English, on whichever computer. */
beforeEach(() => {
  const known = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...known, locale: 'en' });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('options and the words beside them', () => {
  expect(readOptions('usage', options, 1, ['--lang', 'en', '--fix', '--articles', '3', '/es'])).toEqual({
    values: { fix: true, articles: '3' },
    words: ['/es'],
    language: 'en',
  });
});

test.each([[['--articles', '-0,5']], [['--articles=-0,5']]])('%s: a value may begin with a minus', (args) => {
  expect(readOptions('usage', options, 0, args).values).toEqual({ articles: '-0,5' });
});

test.each([
  [['--lang', 'fr'], '“--lang” is “fr” — allowed: pt, en'],
  [['--format', 'md'], '“--format” is “md” — allowed: text, github'],
  [['--lang'], '“--lang” is missing — allowed: pt, en'],
  [['--articles', '--fix'], '--articles is missing — add --articles "…"'],
  [['--articles', '--fixed'], '--articles is missing — add --articles "…"'],
  [['--fixed'], 'there is no option --fixed — did you mean --fix?'],
  [['--fix=no'], 'there is no option --fix=no — did you mean --fix?'],
  [['-x'], 'there is no option -x — allowed: --fix, --articles, --format, --lang, --help'],
  [['--constructor'], 'there is no option --constructor — allowed: --fix, --articles, --format, --lang, --help'],
  [['one', 'two'], '“two” is one word too many — remove it; a text of several words stands in quotes'],
  [['--lang', 'pt', '--no'], 'a opção --no não existe — permitidas: --fix, --articles, --format, --lang, --help'],
])('%s ends the command with a sentence and how it is called', (args, says) => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect(() => readOptions('usage', options, 1, args)).toThrow('exit');
  expect(error.mock.calls.flat()).toEqual([`${says}\nusage`]);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('--help tells how the command is called, and nothing is wrong', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(() => readOptions('usage', options, 1, ['--unknown', '--help'])).toThrow('exit');
  expect(log.mock.calls.flat()).toEqual(['usage']);
  expect(exit.mock.calls).toEqual([[0]]);
});

test.each(['stdout', 'stderr'] as const)('a reader of %s that leaves early is no error; a full disk is', (name) => {
  const fail = (code: string) => process[name].emit('error', Object.assign(new Error(code), { code }));
  expect(() => fail('EPIPE')).not.toThrow();
  expect(() => fail('ENOSPC')).toThrow('ENOSPC');
});

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^tsx (lib\/cli\/\S+)$/.exec(script)?.[1];
  return file ? [[name, file] as const] : [];
});

describe('in a folder without content', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
    // Colours of the site's mark, which are read when it is imported.
    symlinkSync(path.resolve('styles'), path.join(folder, 'styles'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(commands)('npm run %s -- --help prints how it is called, and does nothing else', (name, file) => {
    const tsx = path.resolve('node_modules/.bin/tsx');
    const args = ['--tsconfig', path.resolve('tsconfig.json'), path.resolve(file), '--help'];
    const { status, stdout, stderr } = spawnSync(tsx, args, { cwd: folder, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^npm run ${name}(?![\\w:])`));
    expect(readdirSync(folder)).toEqual(['styles']);
  });
});
