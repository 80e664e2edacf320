import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dropOldSnapshots, keepSnapshot, nameSnapshot } from './snapshot.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
  // No `public`: a fresh clone has none while it would be empty.
  for (const folder of ['content/guide', 'lib', 'messages']) mkdirSync(path.join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const save = (text: string) => writeFileSync(path.join(root, 'content/guide/pt.mdx'), text);

test('a value is computed once, and again when a source changes', () => {
  const group = { id: 'fundamentos', end: undefined };
  let computed = 0;
  const read = () =>
    keepSnapshot(root, () => {
      computed++;
      return { articles: [{ group }, { group }], day: '2026-11-27' };
    });

  expect(read()).toEqual(read());
  expect(computed).toBe(1);
  const [first, second] = read().articles;
  expect(first?.group).toBe(second?.group);

  save('Novo.');
  read();
  read();
  expect(computed).toBe(2);
});

describe('a build that has begun', () => {
  const { env } = process;
  beforeEach(() => {
    save('Antes.');
    keepSnapshot(root, () => 'before');
    process.env = { ...env, ...nameSnapshot(root) };
  });
  afterEach(() => {
    process.env = env;
  });

  test('keeps to what it began with', () => {
    save('Depois.');
    expect(keepSnapshot(root, () => 'after')).toBe('before');
  });

  test('keeps its snapshot, and drops those of other states when it ends', () => {
    process.env = env;
    save('Depois.');
    keepSnapshot(root, () => 'after');
    process.env = { ...env, ...nameSnapshot(root) };
    dropOldSnapshots(root);
    expect(readdirSync(path.join(root, '.next/cache/catalogue'))).toEqual(Object.values(nameSnapshot(root)));
  });

  test('stops where that is gone', () => {
    rmSync(path.join(root, '.next'), { recursive: true });
    expect(() => keepSnapshot(root, () => 'other')).toThrow('build again');
  });
});

test('a state that changed while it was read is not kept', () => {
  const read = () => {
    save('Depois.');
    return 'both';
  };
  save('Antes.');
  expect(keepSnapshot(root, read)).toBe('both');
  expect(() => nameSnapshot(root)).toThrow('A text was saved while the content was being read');
  save('Antes.');
  expect(keepSnapshot(root, () => 'before')).toBe('before');
});
