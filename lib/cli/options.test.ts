import { readOptions } from './options.ts';

const options = { fix: 'switch', articles: 'text', lang: ['pt', 'en'] } as const;

test('options and the words beside them', () => {
  expect(readOptions('usage', options, ['--lang', 'en', '--fix', '--articles', '3', '/es'])).toEqual({
    values: { lang: 'en', fix: true, articles: '3' },
    words: ['/es'],
  });
});

test.each([
  [['--lang', 'fr'], '--lang fr: pt | en\nusage'],
  [['--unknown'], expect.stringMatching(/'--unknown'.*\nusage$/s)],
])('%s ends the command with a sentence and how it is called', (args, says) => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect(() => readOptions('usage', options, args)).toThrow('exit');
  expect(error.mock.calls.flat()).toEqual([says]);
  expect(exit.mock.calls).toEqual([[1]]);
  jest.restoreAllMocks();
});

test('--help tells how the command is called, and nothing is wrong', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(() => readOptions('usage', options, ['--help'])).toThrow('exit');
  expect(log.mock.calls.flat()).toEqual(['usage']);
  expect(exit.mock.calls).toEqual([[0]]);
  jest.restoreAllMocks();
});
