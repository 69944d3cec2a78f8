import { has, phrasePattern } from '../../../text/phrases.js';
import { scopeOf } from '../question/question-scope.js';
import type { AnswerKey } from './guide-words.js';

/** Phrases with Georgia as a place; otherwise it is more often a person. */
const georgia = phrasePattern(
  'to georgia, into georgia, in georgia, for georgia, about georgia, a georgia, en georgia, ke georgia, di georgia, ' +
    'georgia customs, georgia visa, visa georgia, and georgia',
);

/** The question to ask back if a name means two places. The sentence is in plain spelling. */
export function ambiguousIn(sentence: string, asksForSection: boolean): AnswerKey | undefined {
  if (asksForSection) return has(sentence, georgia) ? 'which_georgia' : undefined;
  const isNamedAlone = sentence.includes(' georgia ') && !scopeOf(sentence.replace(' georgia ', ' ')).hasOtherWords;
  return isNamedAlone ? 'which_georgia' : undefined;
}
