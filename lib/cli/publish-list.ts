/** `npm run publish:list`: puts new pages on the list in `content/published.yml`. Nothing ever leaves it. Option: `--lang`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { isError } from '@/lib/content/diagnostics/diagnostics.ts';
import { formatMessage, message } from '@/lib/content/diagnostics/messages.ts';
import { livePaths } from '@/lib/content/lint/published.ts';
import { readContent } from '@/lib/content/load/content.ts';
import { contentFiles } from '@/lib/content/load/folders.ts';
import { editYaml } from '@/lib/edit-yaml.ts';
import { stop } from '@/lib/stop.ts';
import { readOptions } from './options.ts';
import { diagnosticLines } from './output.ts';

const { language } = readOptions('npm run publish:list [-- --lang pt|en]', {});
const { content, diagnostics } = readContent(process.cwd());
const errors = diagnostics.filter(isError);
if (errors.length > 0 || !content.published) stop(diagnosticLines(errors, language).join('\n'));

const { pages } = content.published;
const added = livePaths(content).filter((path) => !pages.includes(path));
if (added.length > 0) {
  const list = editYaml(readFileSync(contentFiles.published, 'utf8'), (document) =>
    document.setIn(['pages'], document.createNode([...pages, ...added].sort())),
  );
  writeFileSync(contentFiles.published, list);
}
console.log(
  formatMessage(added.length > 0 ? message('publish.added', { pages: added }) : message('publish.none'), language),
);
