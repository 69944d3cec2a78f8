import type { DifficultyRating } from '@meg/shared/contract/quotes';
import {
  type DifficultyFactor,
  difficultyAdvice,
  difficultyColour,
  difficultyFactors,
} from '@meg/shared/domain/quotes/difficulty';
import type { Language } from '@meg/shared/languages/language';
import type { FigureTexts } from '../text/factor-texts.js';
import { overallRating, type RatedMove, type Scores, scoreFactors } from './factors.js';
import { chooseTips, tipText } from './tips.js';

type Factors = DifficultyRating['factors'];

const factorEmojis: Readonly<Record<DifficultyFactor, string>> = {
  distance: '🗺️',
  documentation: '📄',
  customs: '🛃',
  language: '🗣️',
  cost: '💰',
  timeframe: '⏳',
};

interface Grade {
  readonly name: keyof Language['difficulty']['grades'];
  /** The grade holds up to and including this rating. */
  readonly upTo: number;
  readonly emoji: string;
}

const hardest: Grade = { name: 'complex', upTo: 5, emoji: '🧗' };

const grades: readonly Grade[] = [
  { name: 'easy', upTo: 2, emoji: '😀' },
  { name: 'moderate', upTo: 3, emoji: '🙂' },
  { name: 'challenging', upTo: 4, emoji: '😅' },
  hardest,
];

const gradeOf = (rating: number): Grade => grades.find(({ upTo }) => rating <= upTo) ?? hardest;

/** What the scores of the factors without figures mean. */
function scoreTexts(scores: Scores, { difficulty }: Language) {
  const textOf = (name: keyof Language['difficulty']['factors']): string => {
    const texts: Readonly<Record<number, string>> = difficulty.factors[name];
    return texts[scores[name]] ?? '';
  };
  return {
    documentation: textOf('documentation'),
    customs: textOf('customs'),
    cost: textOf('cost'),
  };
}

/** How hard a move is, in six parts, with what helps most, in the reader's words. */
export function rateDifficulty(move: RatedMove, figures: FigureTexts, words: Language): DifficultyRating {
  const scores = scoreFactors(move);
  const texts: Readonly<Record<DifficultyFactor, string>> = { ...scoreTexts(scores, words), ...figures };
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
      difficultyFactors.map((factor) => [
        factor,
        { emoji: factorEmojis[factor], score: scores[factor], description: texts[factor] },
      ]),
    ) as Factors,
    tips: tipCodes.map((code) => tipText(code, words)),
    tipCodes,
    colour: difficultyColour(rating),
    advice: { code: advice, text: words.difficulty.advice[advice] },
  };
}
