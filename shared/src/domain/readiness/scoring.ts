import {
  mostPerQuestion,
  type ReadinessAnswers,
  type ReadinessCategory,
  readinessCategories,
  readinessQuestions,
} from './questions.js';
import { chooseRecommendations, type RecommendationCode } from './recommendations.js';

export const readinessLevels = ['well-prepared', 'on-track', 'getting-started', 'not-ready'] as const;
export type ReadinessLevel = (typeof readinessLevels)[number];

export interface CategoryScore {
  readonly score: number;
  readonly max: number;
}

export interface ReadinessResult {
  readonly totalScore: number;
  readonly maxScore: number;
  /** Rounded, and it is the rounded one that decides the level: what the visitor reads must fit what it says. */
  readonly percentage: number;
  readonly readinessLevel: ReadinessLevel;
  readonly categoryScores: Readonly<Record<ReadinessCategory, CategoryScore>>;
  readonly recommendations: readonly RecommendationCode[];
}

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

export function scoreReadiness(answers: ReadinessAnswers): ReadinessResult {
  const categoryScores = Object.fromEntries(
    readinessCategories.map((category) => [category, categoryScore(category, answers)]),
  ) as Record<ReadinessCategory, CategoryScore>;
  const totalScore = Object.values(categoryScores).reduce((sum, { score }) => sum + score, 0);
  const maxScore = Object.values(categoryScores).reduce((sum, { max }) => sum + max, 0);
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
