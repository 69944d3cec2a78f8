import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../../languages/en.js';
import { answersFromQuote, type QuoteKnowledge, questionsAnsweredByQuiz, questionsToAsk } from './known-answers.js';
import {
  isComplete,
  type OptionScore,
  optionScores,
  type ReadinessAnswers,
  readinessCategories,
  readinessQuestions,
} from './questions.js';
import { mostRecommendations } from './recommendations.js';
import { fivePointScore, readinessLevel, scoreReadiness } from './scoring.js';

const ids = readinessQuestions.map(({ id }) => id);
const all = (score: OptionScore, change: Partial<ReadinessAnswers> = {}): ReadinessAnswers =>
  ({ ...Object.fromEntries(ids.map((id) => [id, score])), ...change }) as ReadinessAnswers;
const anyAnswers = fc
  .array(fc.constantFrom(...optionScores), { minLength: ids.length, maxLength: ids.length })
  .map((scores) => Object.fromEntries(ids.map((id, index) => [id, scores[index]])) as unknown as ReadinessAnswers);

describe('the quiz', () => {
  it('has ten questions in four categories, each with one option for each score from 0 to 3', () => {
    expect(readinessQuestions).toHaveLength(10);
    expect(new Set(readinessQuestions.map(({ category }) => category))).toEqual(new Set(readinessCategories));
    for (const moveType of ['local', 'international'] as const) {
      const texts = { ...en.readiness.questions, ...en.readiness[moveType] };
      for (const id of ids) {
        const options = Object.values(texts[id].options);
        expect(new Set(options).size).toBe(4);
        expect(texts[id].question).toMatch(/\?$/);
      }
    }
  });

  it('has a result only when every question is answered', () => {
    expect(isComplete(all(0))).toBe(true);
    const { budget: _, ...rest } = all(3);
    expect(isComplete(rest)).toBe(false);
  });
});

describe('the level', () => {
  it.each([
    [100, 'well-prepared'],
    [80, 'well-prepared'],
    [79, 'on-track'],
    [60, 'on-track'],
    [59, 'getting-started'],
    [40, 'getting-started'],
    [39, 'not-ready'],
    [0, 'not-ready'],
  ])('at %i percent is %s', (percentage, level) => {
    expect(readinessLevel(percentage)).toBe(level);
  });

  it('is that of the percentage that is shown, at every total that answers can reach', () => {
    for (let total = 0; total <= 30; total++) {
      let left = total;
      const answers = Object.fromEntries(
        ids.map((id) => {
          const score = Math.min(3, left);
          left -= score;
          return [id, score];
        }),
      ) as ReadinessAnswers;
      const result = scoreReadiness(answers);
      expect(result.totalScore).toBe(total);
      expect(result.percentage).toBe(Math.round((total / 30) * 100));
      expect(result.readinessLevel).toBe(readinessLevel(result.percentage));
    }
  });
});

it('scores each category by its questions and shows it from 1 to 5', () => {
  const { categoryScores, maxScore } = scoreReadiness(all(0, { identity_papers: 3, both_doors: 2 }));
  expect(maxScore).toBe(30);
  expect(categoryScores).toEqual({
    documentation: { score: 3, max: 9 },
    planning: { score: 0, max: 9 },
    logistics: { score: 2, max: 6 },
    destination: { score: 0, max: 6 },
  });
  expect(fivePointScore({ score: 0, max: 9 })).toBe(1);
  expect(fivePointScore({ score: 9, max: 9 })).toBe(5);
  expect(fivePointScore({ score: 3, max: 6 })).toBe(3);
});

describe('recommendations', () => {
  it('say that all is well where no category is under 70 percent', () => {
    expect(scoreReadiness(all(3)).recommendations).toEqual(['well_prepared']);
    expect(scoreReadiness(all(3, { identity_papers: 1 })).recommendations).toEqual(['well_prepared']);
  });

  it('come for a category at 66 percent and not for one at 77', () => {
    expect(scoreReadiness(all(3, { identity_papers: 0 })).recommendations).toEqual(['do_identity_papers']);
    expect(scoreReadiness(all(3, { identity_papers: 2, list_of_goods: 2 })).recommendations).toEqual(['well_prepared']);
  });

  it('begin with the weakest category and in it with what was answered worst', () => {
    const answers = all(3, { budget: 1, move_date: 0, first_home: 0, daily_life: 1 });
    expect(scoreReadiness(answers).recommendations).toEqual([
      'do_first_home',
      'do_daily_life',
      'do_move_date',
      'do_budget',
    ]);
  });

  it('begin with the specialist where there are more than five, and are never more than six', () => {
    const five = all(3, { identity_papers: 0, right_to_stay: 1, move_date: 0, budget: 1, both_doors: 0 });
    expect(scoreReadiness(five).recommendations).toHaveLength(5);
    expect(scoreReadiness(five).recommendations).not.toContain('ask_specialist');
    const six = scoreReadiness({ ...five, first_home: 0 }).recommendations;
    expect(six).toHaveLength(mostRecommendations);
    expect(six[0]).toBe('ask_specialist');
    expect(scoreReadiness(all(0)).recommendations[0]).toBe('ask_specialist');
  });

  it('keep their rules for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { recommendations, categoryScores, percentage } = scoreReadiness(answers);
        expect(recommendations.length).toBeGreaterThan(0);
        expect(recommendations.length).toBeLessThanOrEqual(mostRecommendations);
        expect(new Set(recommendations).size).toBe(recommendations.length);
        for (const code of recommendations) expect(en.readiness.recommendations[code]).not.toBe('');
        for (const { id, category } of readinessQuestions) {
          const { score, max } = categoryScores[category];
          if (recommendations.includes(`do_${id}`)) expect(score / max).toBeLessThan(0.7);
        }
        expect(percentage >= 0 && percentage <= 100).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it('never fall in score when an answer gets better', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...ids), (answers, id) => {
        const better = { ...answers, [id]: Math.min(3, answers[id] + 1) as OptionScore };
        expect(scoreReadiness(better).percentage).toBeGreaterThanOrEqual(scoreReadiness(answers).percentage);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('what the quote knows already', () => {
  const nothing: QuoteKnowledge = {
    hasDate: false,
    hasMonth: false,
    hasCompleteInventory: false,
    hasPrice: false,
    endsWithAccess: 0,
  };

  it('is answered and not asked, and the result still counts all ten questions', () => {
    const given = answersFromQuote({ ...nothing, hasMonth: true, hasPrice: true, endsWithAccess: 2 });
    expect(given).toEqual({ move_date: 2, budget: 2, both_doors: 3 });
    const asked = questionsToAsk(given);
    expect(asked).toHaveLength(7);
    const answers = { ...Object.fromEntries(asked.map((id) => [id, 3])), ...given } as ReadinessAnswers;
    expect(isComplete(answers)).toBe(true);
    expect(scoreReadiness(answers)).toMatchObject({ totalScore: 28, maxScore: 30 });
  });

  it('is nothing where there was no quote', () => {
    expect(questionsToAsk(answersFromQuote(nothing))).toHaveLength(10);
  });

  it('works the other way round: the quote does not ask for a date that the visitor does not know yet', () => {
    expect(questionsAnsweredByQuiz({ move_date: 0, list_of_goods: 1, both_doors: 0 })).toEqual(['move_date', 'access']);
  });
});
