import type { DifficultyRating } from '@meg/shared/contract/quotes';
import {
  type DifficultyFactor,
  difficultyAdvice,
  difficultyColour,
  difficultyFactors,
} from '@meg/shared/domain/quotes/difficulty';
import type { Language } from '@meg/shared/languages/language';
import { overallRating, type RatedMove, type Scores, scoreFactors } from './factors.js';
import { factorEmojis, gradeOf } from './grades.js';
import { chooseTips, tipText } from './tips.js';

type Factors = DifficultyRating['factors'];

function factorOf(name: DifficultyFactor, scores: Scores, { difficulty }: Language): Factors[DifficultyFactor] {
  const score = scores[name];
  const descriptions: Readonly<Record<number, string>> = difficulty.factors[name];
  return { emoji: factorEmojis[name], score, description: descriptions[score] ?? '' };
}

/** How hard a move is, in six parts, with what helps most, in the reader's words. */
export function rateDifficulty(move: RatedMove, words: Language): DifficultyRating {
  const scores = scoreFactors(move);
  const rating = overallRating(scores);
  const { name, emoji } = gradeOf(rating);
  const { label, description, complexity } = words.difficulty.grades[name];
  const advice = difficultyAdvice(rating);
  const tipCodes = chooseTips(move, scores);
  return {
    emoji,
    label,
    description,
    overallRating: rating,
    estimatedComplexity: complexity,
    factors: Object.fromEntries(
      difficultyFactors.map((factor) => [factor, factorOf(factor, scores, words)]),
    ) as Factors,
    tips: tipCodes.map((code) => tipText(code, words)),
    tipCodes,
    colour: difficultyColour(rating),
    advice: { code: advice, text: words.difficulty.advice[advice] },
  };
}
