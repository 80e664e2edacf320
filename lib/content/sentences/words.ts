/** Languages that the checks speak: Portuguese for those who write the content, English for those who build the site. */
export type CheckLanguage = 'pt' | 'en';

export type Words = Record<CheckLanguage, string>;

/** A sentence in two halves: what was found, and what is allowed or how to mend it. */
export type Sentence = Record<CheckLanguage, readonly [found: string, mend: string]>;

/** The language of this computer, as far as the checks speak it. `--lang` of the commands overrules it. */
export function systemLanguage(): CheckLanguage {
  return new Intl.DateTimeFormat().resolvedOptions().locale.startsWith('pt') ? 'pt' : 'en';
}

export const list = (items: readonly unknown[]) => items.join(', ');
