import { phrasePattern } from '../../text/phrases.js';
import { plainSentence, wordsOf } from '../../text/question-words.js';

const opening = phrasePattern(
  'and, what about, how about, also, y, que hay de, et, et pour, dan, bagaimana dengan, ja, aga, ويا, وماذا عن, وماذا, وهل, ماذا عن',
);
const mostWords = 8;

/** Whether a question, such as "And by air?", continues the one before it. */
export function continuesQuestion(query: string): boolean {
  const words = wordsOf(query);
  return words.length <= mostWords && plainSentence(words).search(opening) === 1;
}
