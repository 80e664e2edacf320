'use client';

import { Tabs } from './tabs.tsx';

export interface LetterPickerProps {
  label: string;
  /** Letters without terms, as one string: they can be chosen, and look fainter. */
  empty: string;
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The 26 letters of the glossary, A first. Panel ids are `letter-a` to `letter-z`. */
export function LetterPicker({ label, empty }: LetterPickerProps) {
  return (
    <Tabs
      label={label}
      tabs={tabs}
      faint={letters.flatMap((letter) => (empty.includes(letter) ? panelId(letter) : []))}
    />
  );
}

const panelId = (letter: string) => `letter-${letter.toLowerCase()}`;
const tabs = letters.map((letter) => ({ id: panelId(letter), label: letter }));
