import { chooseLanguage, storedChoice } from './choice.ts';

const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
};
const closed = {
  get: () => {
    throw new Error('denied');
  },
  configurable: true,
};

beforeEach(() => {
  store.clear();
  Object.assign(globalThis, { location: { search: '?a=1', hash: '#odd' } });
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

/** As much of a link as a choice touches. */
const link = () => ({ search: '', hash: '', dataset: { locale: 'es' } }) as unknown as HTMLAnchorElement;

test('a choice is kept, and the link keeps query and hash', () => {
  const chosen = link();
  chooseLanguage(chosen);
  expect(storedChoice()).toBe('es');
  expect(chosen).toMatchObject({ search: '?a=1', hash: '#odd' });
});

test.each(['', 'xx', 'toString', '"es"'])('the damaged value %p counts as none', (value) => {
  store.set('language', value);
  expect(storedChoice()).toBeUndefined();
});

test('closed storage breaks nothing', () => {
  Object.defineProperty(globalThis, 'localStorage', closed);
  expect(() => chooseLanguage(link())).not.toThrow();
  expect(storedChoice()).toBeUndefined();
});
