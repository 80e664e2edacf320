'use client';

import { letters, noLetter, panelId } from '@/lib/letters.ts';
import { Tabs } from './tabs.tsx';

export interface LetterPickerProps {
  label: string;
  /** Letters without terms, as one string: they can be chosen, and look fainter. */
  empty: string;
  /** Whether some terms begin with no letter; they have a tab after Z. */
  others?: true;
}

/** The 26 letters of the glossary, A first. */
export function LetterPicker({ label, empty, others }: LetterPickerProps) {
  return (
    <Tabs
      hash
      label={label}
      tabs={others ? allTabs : letterTabs}
      faint={letters.flatMap((letter) => (empty.includes(letter) ? panelId(letter) : []))}
    />
  );
}

const toTab = (letter: string) => ({ id: panelId(letter), label: letter });
const letterTabs = letters.map(toTab);
const allTabs = [...letterTabs, toTab(noLetter)];
