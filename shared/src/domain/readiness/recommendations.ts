import {
  mostPerQuestion,
  type ReadinessAnswers,
  type ReadinessCategory,
  type ReadinessQuestionId,
  readinessCategories,
  readinessQuestions,
} from './questions.js';

export type RecommendationCode = `do_${ReadinessQuestionId}` | 'ask_specialist' | 'well_prepared';

export const mostRecommendations = 6;
/** More advice than this is a case for a person, which is then the first advice. */
const specialistFrom = 5;

type Scores = Readonly<Record<ReadinessCategory, { readonly score: number; readonly max: number }>>;

/** Under 70 percent, in whole numbers so that no rounding moves the line. */
const isWeak = ({ score, max }: { score: number; max: number }): boolean => score * 10 < max * 7;

function weakestFirst(scores: Scores): ReadinessCategory[] {
  return readinessCategories
    .filter((category) => isWeak(scores[category]))
    .sort((a, b) => scores[a].score / scores[a].max - scores[b].score / scores[b].max);
}

/** The questions of a category that leave something to do, the worst answered first. */
function openQuestions(category: ReadinessCategory, answers: ReadinessAnswers): ReadinessQuestionId[] {
  return readinessQuestions
    .filter((question) => question.category === category && answers[question.id] < mostPerQuestion)
    .map(({ id }) => id)
    .sort((a, b) => answers[a] - answers[b]);
}

export function chooseRecommendations(answers: ReadinessAnswers, scores: Scores): RecommendationCode[] {
  const advice = weakestFirst(scores).flatMap((category) =>
    openQuestions(category, answers).map((id): RecommendationCode => `do_${id}`),
  );
  if (advice.length === 0) return ['well_prepared'];
  const all: RecommendationCode[] = advice.length > specialistFrom ? ['ask_specialist', ...advice] : advice;
  return all.slice(0, mostRecommendations);
}
