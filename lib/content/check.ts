/** `npm run check:content`: every fault of the content, one line each, in seconds and without a build. */
import { checkMessages } from '@/lib/i18n/check-messages.ts';
import { readCatalogue } from './catalogue.ts';
import { formatFault, isError, sortFaults } from './faults.ts';
import { faultLanguage } from './sentences/words.ts';

const root = process.cwd();
const language = faultLanguage();
const { catalogue, faults } = readCatalogue(root, { drafts: true });
const all = sortFaults([...faults, ...checkMessages(root)]);
const errors = all.filter(isError);

for (const fault of all) console.log((isError(fault) ? '' : 'warning: ') + formatFault(fault, language));

if (errors.length > 0 || !catalogue) {
  console.error(
    `\n${errors.length} ${errors.length === 1 ? 'fault' : 'faults'} in the content. Nothing is built until they are mended.`,
  );
  process.exit(1);
}
console.log(
  `Content is in order: ${catalogue.pages.length} pages, ${catalogue.guide.articles.length} articles, ${catalogue.posts.length} posts, ${catalogue.reviews.length} reviews.`,
);
