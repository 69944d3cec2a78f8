import { moveTypes } from '@meg/shared/domain/quotes/move-options';
import { optionScores, readinessQuestions } from '@meg/shared/domain/readiness/questions';
import { en } from '@meg/shared/languages/en';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedQuestions, type Quiz } from '../../conversation/quiz.js';
import { questionWords, viewQuiz } from './quiz-view.js';

const answers = fc
  .array(fc.constantFrom(undefined, ...optionScores), {
    minLength: readinessQuestions.length,
    maxLength: readinessQuestions.length,
  })
  .map((scores) =>
    Object.fromEntries(
      readinessQuestions.flatMap(({ id }, at) => (scores[at] === undefined ? [] : [[id, scores[at]]])),
    ),
  );

describe('a question of the quiz', () => {
  it('is the first that the quote has not answered', () => {
    const quiz: Quiz = { moveType: 'local', known: { identity_papers: 3, budget: 2 }, answers: {}, at: 0 };
    expect(viewQuiz(quiz)).toEqual({
      question: 'right_to_stay',
      category: 'documentation',
      number: 1,
      total: 8,
      given: undefined,
      knownCount: 2,
    });
  });

  it('shows the answer that was given, for whoever goes back', () => {
    const quiz: Quiz = { moveType: 'local', known: {}, answers: { right_to_stay: 0 }, at: 1 };
    expect(viewQuiz(quiz)?.given).toBe(0);
  });

  it('is never one that is known, and comes once in its turn, whatever is known', () => {
    fc.assert(
      fc.property(answers, answers, (known, given) => {
        const asked = askedQuestions({ known });
        const views = asked.map((_, at) => viewQuiz({ moveType: 'international', known, answers: given, at }));
        expect(views.map((view) => view?.question)).toEqual(asked);
        expect(views.map((view) => view?.number)).toEqual(asked.map((_, at) => at + 1));
        expect(views.every((view) => view?.total === asked.length)).toBe(true);
        expect(viewQuiz({ moveType: 'international', known, answers: given, at: asked.length })).toBeNull();
      }),
    );
  });

  it('has words and four different answers, for each kind of move', () => {
    for (const moveType of moveTypes) {
      for (const { id } of readinessQuestions) {
        const { question, options } = questionWords(en.readiness, moveType, id);
        expect(question).not.toBe('');
        expect(new Set(optionScores.map((score) => options[score])).size).toBe(4);
      }
    }
  });

  it('asks about passports for a move abroad, and about contracts for one nearby', () => {
    expect(questionWords(en.readiness, 'international', 'identity_papers').question).toContain('passports');
    expect(questionWords(en.readiness, 'local', 'identity_papers').question).toContain('contracts');
  });
});
