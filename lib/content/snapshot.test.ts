import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepSnapshot, nameSnapshot } from './snapshot.ts';

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

test('a build that has begun keeps to what it began with', () => {
  const { env } = process;
  process.env = { ...env };
  try {
    save('Antes.');
    nameSnapshot(root);
    keepSnapshot(root, () => 'before');
    save('Depois.');
    expect(keepSnapshot(root, () => 'after')).toBe('before');
  } finally {
    process.env = env;
  }
});
