/** `npm run publish:list`: puts new pages on the list in `content/published.yml`. Nothing ever leaves it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { ContentError } from '@/lib/content/diagnostics/diagnostics.ts';
import { livePaths } from '@/lib/content/lint/published.ts';
import { readContent } from '@/lib/content/load/content.ts';
import { files } from '@/lib/content/load/folders.ts';

const { content, diagnostics } = readContent(process.cwd());
if (diagnostics.length > 0 || !content.published) throw new ContentError(diagnostics);

const { pages } = content.published;
const added = livePaths(content).filter((path) => !pages.includes(path));
const document = parseDocument(readFileSync(files.published, 'utf8'));
document.setIn(['pages'], document.createNode([...pages, ...added].sort()));
if (added.length > 0) writeFileSync(files.published, document.toString());
console.log(added.length > 0 ? `Added: ${added.join(', ')}` : 'Every page is on the list.');
