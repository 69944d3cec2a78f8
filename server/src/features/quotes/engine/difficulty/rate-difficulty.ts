import type { DifficultyRating } from '@meg/shared/contract/quotes';
import {
  type DifficultyFactor,
  difficultyAdvice,
  difficultyAdviceTexts,
  difficultyColour,
  difficultyFactors,
} from '@meg/shared/domain/difficulty';
import { overallRating, type RatedMove, type Scores, scoreFactors } from './factors.js';
import { factorEmojis, factorTexts, type Grade, grades } from './texts-en.js';
import { chooseTips, tipText } from './tips.js';

const gradeOf = (rating: number): Grade => grades.find(({ upTo }) => rating <= upTo) ?? (grades.at(-1) as Grade);

function factorOf(name: DifficultyFactor, scores: Scores): DifficultyRating['factors'][DifficultyFactor] {
  const score = scores[name];
  return { emoji: factorEmojis[name], score, description: factorTexts[name][score - 1] ?? '' };
}

/** How hard a move is, in six parts, with what helps most. */
export function rateDifficulty(move: RatedMove): DifficultyRating {
  const scores = scoreFactors(move);
  const rating = overallRating(scores);
  const { emoji, label, description, complexity } = gradeOf(rating);
  const advice = difficultyAdvice(rating);
  const tipCodes = chooseTips(move, scores);
  return {
    emoji,
    label,
    description,
    overallRating: rating,
    estimatedComplexity: complexity,
    factors: Object.fromEntries(
      difficultyFactors.map((name) => [name, factorOf(name, scores)]),
    ) as DifficultyRating['factors'],
    tips: tipCodes.map(tipText),
    tipCodes,
    colour: difficultyColour(rating),
    advice: { code: advice, text: difficultyAdviceTexts[advice] },
  };
}
