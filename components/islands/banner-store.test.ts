import { enter, stateOf, subscribe } from './banner-store.ts';

/** As much of the DOM as the store uses. */
class Node {
  parent: Node | undefined;
  children: Node[] = [];
  src = '';
  onload = () => {};
  onerror = () => {};

  get childNodes() {
    return [...this.children];
  }

  append(...nodes: Node[]) {
    for (const node of nodes) {
      node.remove();
      node.parent = this;
      this.children.push(node);
    }
  }

  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = undefined;
  }

  replaceChildren() {
    for (const child of this.childNodes) child.remove();
  }
}

let scripts: Node[];
/** A script of the banner that somebody else put into the page. */
let present: Node | undefined;
let leaves: (() => void)[];
const src = 'https://ads.example?banner_id=1&affiliate_link_id=2';

/** A banner of id 1 comes onto the page; the result is its box. */
function mount() {
  const box = new Node();
  leaves.push(enter(1, box as unknown as HTMLElement, src));
  return box;
}

const script = () => scripts.at(-1) ?? new Node();

beforeEach(() => {
  jest.useFakeTimers();
  scripts = [];
  leaves = [];
  const createElement = () => {
    const element = new Node();
    scripts.push(element);
    return element;
  };
  present = undefined;
  Object.assign(globalThis, {
    document: { createElement, querySelector: (selector: string) => (selector.includes(src) && present) || null },
  });
});
afterEach(() => {
  for (const leave of leaves) leave();
  jest.useRealTimers();
});

test('loads one script a banner id, inside the first box', () => {
  const [first, second] = [mount(), mount()];
  expect(scripts).toHaveLength(1);
  expect(first.children).toEqual([script()]);
  expect(second.children).toEqual([]);
  expect(script()).toMatchObject({ src, async: true, referrerPolicy: 'origin' });
  expect(stateOf(1)).toBe('loading');
});

test('a script that stands in the page counts as loaded, and no second one is made', () => {
  present = new Node();
  const box = mount();
  expect([stateOf(1), scripts, box.children]).toEqual(['loaded', [], []]);
  jest.advanceTimersByTime(20_000);
  expect(stateOf(1)).toBe('loaded');
});

test('is loaded for every banner of the id, also for later ones', () => {
  mount();
  const listener = jest.fn();
  const unsubscribe = subscribe(listener);
  script().onload();
  mount();
  unsubscribe();
  expect(stateOf(1)).toBe('loaded');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(scripts).toHaveLength(1);
});

test('fails on an error, and 10 seconds after the script started', () => {
  mount();
  script().onerror();
  expect(stateOf(1)).toBe('failed');
  mount();
  jest.advanceTimersByTime(9_999);
  expect(stateOf(1)).toBe('loading');
  jest.advanceTimersByTime(1);
  expect(stateOf(1)).toBe('failed');
});

test('a settled state stays, whatever comes late', () => {
  mount();
  script().onload();
  script().onerror();
  jest.advanceTimersByTime(20_000);
  expect(stateOf(1)).toBe('loaded');
});

test('a new banner tries afresh after a failure, and the old script has no more say', () => {
  const first = mount();
  script().onerror();
  const second = mount();
  expect(stateOf(1)).toBe('loading');
  expect(first.children).toEqual([]);
  expect(second.children).toEqual([script()]);
  scripts[0]?.onload();
  expect(stateOf(1)).toBe('loading');
  script().onload();
  expect(stateOf(1)).toBe('loaded');
});

test('leaving hands the script on, and the last to leave removes it', () => {
  const [first, second] = [mount(), mount()];
  leaves[0]?.();
  expect(first.children).toEqual([]);
  expect(second.children).toEqual([script()]);
  leaves[1]?.();
  expect(second.children).toEqual([]);
  jest.advanceTimersByTime(20_000);
  expect(stateOf(1)).toBe('loading');
});
