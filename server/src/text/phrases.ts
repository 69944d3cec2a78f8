import { plainSentence, wordsOf } from './question-words.js';

function patternOf(phrase: string): string {
  const isStem = phrase.trim().endsWith('*');
  const plain = plainSentence(wordsOf(phrase)).trim();
  // Also matches the word with its article, which Arabic joins to it.
  const article = /^\p{Script=Arabic}/u.test(plain) ? '(?:[وبلفك]?(?:ال|لل)?|لل)' : '';
  return `${article}${plain}${isStem ? '[^ ]*' : ''}`;
}

/** A pattern for a comma-separated list of phrases: whole words, or stems that end in `*`. */
export function phrasePattern(list: string): RegExp {
  const patterns = list.split(',').map(patternOf);
  return new RegExp(`(?<= )(?:${patterns.join('|')})(?= )`, 'gu');
}

export function has(sentence: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  return pattern.test(sentence);
}
