import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'test-'));

/** Hands an empty folder to `use` and removes it afterwards, whatever happens. */
export function withFolder<T>(use: (root: string) => T): T {
  const root = emptyFolder();
  try {
    return use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** An empty folder for all tests of a file, removed after the last. */
export function testFolder(): string {
  const root = emptyFolder();
  afterAll(() => rmSync(root, { recursive: true }));
  return root;
}

/** An empty folder for each test of a file, removed after it. @returns what asks for the folder of the test that runs */
export function folderOfEachTest(): () => string {
  let root: string;
  beforeEach(() => {
    root = emptyFolder();
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return () => root;
}
