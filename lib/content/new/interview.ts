import { question } from '../sentences/questions.ts';
import type { FaultLanguage } from '../sentences/words.ts';
import { type Created, createText, Refusal, type Wish } from './index.ts';

/** Somebody at a terminal. */
export interface Person {
  language: FaultLanguage;
  tell: (line: string) => void;
  ask: (question: string) => Promise<string>;
}

/** Writes a new text; asks a person for each part of the wish that is missing, and once more for each that is refused. */
export async function interview(root: string, wish: Wish, today: string, person: Person): Promise<Created> {
  try {
    return createText(root, wish, today);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { input, says, allowed } = refusal;
    if (wish[input]) person.tell(says[person.language].join(' — '));
    const answer = await person.ask(question(input, allowed)[person.language]);
    return interview(root, { ...wish, [input]: answer.trim() }, today, person);
  }
}
