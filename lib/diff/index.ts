/**
 * `npm run diff -- <ref>`: what a reader finds different between a branch, tag or commit and the files as they are here. Builds
 * both and compares the pages. Options: `--format text|markdown`, `--lang pt|en`.
 */
import { parseArgs } from 'node:util';
import { faultLanguage } from '@/lib/content/sentences/words.ts';
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
      options: { format: { type: 'string', default: 'text' }, lang: { type: 'string', default: faultLanguage() } },
    });
    const [ref, ...more] = positionals;
    const { format, lang } = values;
    if (ref === undefined || more.length > 0) throw new Error('one branch, tag or commit is needed');
    if (format !== 'text' && format !== 'markdown') throw new Error(`--format ${format}: text | markdown`);
    if (lang !== 'pt' && lang !== 'en') throw new Error(`--lang ${lang}: pt | en`);
    return { ref, format, language: lang } as const;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}
