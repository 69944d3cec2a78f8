import {
  mostPerQuestion,
  type ReadinessAnswers,
  type ReadinessCategory,
  readinessCategories,
  readinessQuestions,
} from './questions.js';
import { chooseRecommendations } from './recommendations.js';

export const readinessLevels = ['well-prepared', 'on-track', 'getting-started', 'not-ready'] as const;
export type ReadinessLevel = (typeof readinessLevels)[number];

export interface CategoryScore {
  readonly score: number;
  readonly max: number;
}

export type ReadinessResult = Readonly<ReturnType<typeof scoreReadiness>>;

const percentOf = ({ score, max }: CategoryScore): number => Math.round((score / max) * 100);

export function readinessLevel(percentage: number): ReadinessLevel {
  if (percentage >= 80) return 'well-prepared';
  if (percentage >= 60) return 'on-track';
  return percentage >= 40 ? 'getting-started' : 'not-ready';
}

function categoryScore(category: ReadinessCategory, answers: ReadinessAnswers): CategoryScore {
  const questions = readinessQuestions.filter((question) => question.category === category);
  return {
    score: questions.reduce((sum, { id }) => sum + answers[id], 0),
    max: questions.length * mostPerQuestion,
  };
}

/** For the bars of the result: 1 to 5, and never nothing. */
export const fivePointScore = (category: CategoryScore): number => Math.max(1, Math.round(percentOf(category) / 20));

export function scoreReadiness(answers: ReadinessAnswers) {
  const categoryScores = Object.fromEntries(
    readinessCategories.map((category) => [category, categoryScore(category, answers)]),
  ) as Readonly<Record<ReadinessCategory, CategoryScore>>;
  const totalScore = Object.values(categoryScores).reduce((sum, { score }) => sum + score, 0);
  const maxScore = Object.values(categoryScores).reduce((sum, { max }) => sum + max, 0);
  // The level follows from the rounded percentage, so that it fits the number that the visitor reads.
  const percentage = percentOf({ score: totalScore, max: maxScore });
  return {
    totalScore,
    maxScore,
    percentage,
    readinessLevel: readinessLevel(percentage),
    categoryScores,
    recommendations: chooseRecommendations(answers, categoryScores),
  };
}
