import { fieldSentences } from './fields.ts';
import { fileSentences } from './files.ts';
import { mdxSentences } from './mdx.ts';
import { messageSentences } from './messages.ts';
import { referenceSentences } from './references.ts';
import { translationSentences } from './translations.ts';

/** Every sentence of the content checks, in each language that they speak. */
export const say = {
  ...fileSentences,
  ...fieldSentences,
  ...mdxSentences,
  ...referenceSentences,
  ...translationSentences,
  ...messageSentences,
};
