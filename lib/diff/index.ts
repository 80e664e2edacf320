/**
 * `npm run diff -- <ref>`: what a reader finds different between a branch, tag or commit and the files as they are here. Builds
 * both and compares the pages. Options: `--format text|markdown`, `--lang pt|en`.
 */
import { parseArgs } from 'node:util';
import { languageOption, oneOf } from '@/lib/content/commands/output.ts';
import { build, buildCommit, CannotCompare, commitOf } from './build.ts';
import { compareSites } from './compare.ts';
import { report } from './report.ts';

const usage = 'npm run diff -- <branch, tag or commit> [--format text|markdown] [--lang pt|en]';
const root = process.cwd();
try {
  const { ref, format, language } = readArguments();
  const commit = commitOf(root, ref);
  console.error(`Building ${ref} (${commit.slice(0, 10)}) …`);
  const before = buildCommit(root, commit);
  console.error('Building the files as they are here …');
  console.log(report(compareSites(before, build(root)), format, language));
} catch (error) {
  if (!(error instanceof CannotCompare)) throw error;
  console.error(error.message);
  process.exit(1);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string' }, lang: { type: 'string' } },
    });
    const [ref, ...more] = positionals;
    if (ref === undefined || more.length > 0) throw new Error('one branch, tag or commit is needed');
    const format = oneOf('format', values.format, ['text', 'markdown']) ?? 'text';
    return { ref, format, language: languageOption(values.lang) };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}
