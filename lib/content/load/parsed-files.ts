import { deserialize, serialize } from 'node:v8';
import { cacheFile } from '@/lib/cache-file.ts';
import { versionOf } from './folder-version.ts';

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
  const code = versionOf(root, ['lib']);
  return <T>(file: string, text: string, parse: () => T) => {
    const kept = cacheFile(['parsed', file], [code, file, text].join('\n'));
    const before = kept.read((bytes) => deserialize(bytes) as T);
    if (before !== undefined) return before;
    const result = parse();
    // `next dev` may still run other code than the one on the disk, which the version is of.
    if (process.env.NODE_ENV !== 'development') kept.write(serialize(result));
    return result;
  };
}
