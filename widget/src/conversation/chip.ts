import type { SaidFact } from '@meg/shared/contract/understanding';
import type { Answer } from './answer.js';
import { answerKey } from './answer-key.js';
import type { Phrase } from './phrase.js';

/** A small button in a message, which works as long as the message is there. Labels are words of the server. */
export type Chip =
  /** Opens the question for this fact. */
  | { readonly fact: SaidFact; readonly label: string }
  /** Switches the chat to this language; null keeps the present one. */
  | { readonly language: string | null; readonly label: string }
  /** Does the same as the large button with this answer. */
  | { readonly answer: Answer };

export function chipPhrase(chip: Chip): Phrase {
  return 'answer' in chip ? { key: answerKey(chip.answer) } : { verbatim: chip.label };
}
