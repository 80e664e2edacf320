import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepSnapshot } from './snapshot.ts';

test('a value is computed once, and again when a source changes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
  // No `public`: a fresh clone has none while it would be empty.
  for (const folder of ['content/guide', 'lib', 'messages']) mkdirSync(path.join(root, folder), { recursive: true });
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

  writeFileSync(path.join(root, 'content/guide/pt.mdx'), 'Novo.');
  read();
  read();
  expect(computed).toBe(2);
  rmSync(root, { recursive: true });
});
