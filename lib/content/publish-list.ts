/** `npm run publish:list`: puts new pages on the list in `content/published.yml`. Nothing ever leaves it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { catalogue } from './catalogue.ts';
import { livePaths, publishedFilePath } from './published.ts';

const { published, ...texts } = catalogue();
const added = livePaths(texts).filter((path) => !published.pages.includes(path));
const document = parseDocument(readFileSync(publishedFilePath, 'utf8'));
document.setIn(['pages'], document.createNode([...published.pages, ...added].sort()));
if (added.length > 0) writeFileSync(publishedFilePath, document.toString());
console.log(added.length > 0 ? `Added: ${added.join(', ')}` : 'Every page is on the list.');
