import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { cacheFile } from '@/lib/cache-file.ts';

/** The result of parsing a file of this text, kept or new. Callers must not change it. */
type ParsedFile = <T>(file: string, text: string, parse: () => T) => T;

/** The last result for each file: after an edit, only the edited file is parsed again. */
const results = new Map<string, { text: string; result: unknown }>();

/**
 * Keeps what parsing the files below a folder gave: for the project's own, on the disk too, since all texts take seconds and each
 * process of a build, a check or `next dev` needs them.
 */
export function parsedFiles(root: string): ParsedFile {
  const onDisk = root === process.cwd() ? resultsOnDisk(root) : undefined;
  return <T>(file: string, text: string, parse: () => T) => {
    const last = results.get(file);
    if (last?.text === text) return last.result as T;
    const result = onDisk ? onDisk(file, text, parse) : parse();
    results.set(file, { text, result });
    return result;
  };
}

function resultsOnDisk(root: string): ParsedFile {
  const code = codeVersion(root);
  return <T>(file: string, text: string, parse: () => T) => {
    const kept = cacheFile(['parsed', file], [code, file, text].join('\n'));
    const before = kept.read();
    if (before) return deserialize(before) as T;
    const result = parse();
    kept.write(serialize(result));
    return result;
  };
}

/** Changes with any line of the code that parses: ours, that of packages, and Node.js. */
function codeVersion(root: string): string {
  const packages = readFileSync(path.join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(process.version).update(packages);
  const code = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' });
  for (const file of code.filter((name) => /(?<!\.test)\.(ts|mjs)$/.test(name)).sort())
    hash.update(readFileSync(path.join(root, 'lib', file)));
  return hash.digest('hex');
}
