import { moveTypes } from '@meg/shared/domain/quotes/move-options';
import { optionScores, readinessQuestions } from '@meg/shared/domain/readiness/questions';
import { en } from '@meg/shared/languages/en';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quiz } from '../../conversation/quiz.js';
import { findIn, writeWords } from '../../i18n/words-file.js';
import { questionKey, viewQuiz } from './quiz-view.js';

const find = findIn(writeWords(en));

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
  it('that the quote has answered shows that answer, as one of ten', () => {
    const quiz: Quiz = { moveType: 'local', known: { identity_papers: 3, budget: 2 }, answers: {}, at: 0 };
    expect(viewQuiz(quiz)).toEqual({
      question: 'identity_papers',
      category: 'documentation',
      number: 1,
      total: 10,
      given: 3,
      isKnown: true,
    });
  });

  it('shows what the visitor chose in place of what the quote knows', () => {
    const quiz: Quiz = { moveType: 'local', known: { identity_papers: 3 }, answers: { identity_papers: 1 }, at: 0 };
    expect(viewQuiz(quiz)).toMatchObject({ given: 1, isKnown: false });
  });

  it('shows the answer that was given, for whoever goes back', () => {
    const quiz: Quiz = { moveType: 'local', known: {}, answers: { right_to_stay: 0 }, at: 1 };
    expect(viewQuiz(quiz)?.given).toBe(0);
  });

  it('comes once in its turn, whatever is known', () => {
    fc.assert(
      fc.property(answers, answers, (known, given) => {
        const quiz: Quiz = { moveType: 'international', known, answers: given, at: 0 };
        const views = readinessQuestions.map((_, at) => viewQuiz({ ...quiz, at }));
        expect(views.map((view) => view?.question)).toEqual(readinessQuestions.map(({ id }) => id));
        expect(views.map((view) => view?.number)).toEqual(readinessQuestions.map((_, at) => at + 1));
        expect(viewQuiz({ ...quiz, at: readinessQuestions.length })).toBeNull();
      }),
    );
  });

  it('has words and four different answers, for each kind of move', () => {
    for (const moveType of moveTypes) {
      for (const { id } of readinessQuestions) {
        const key = questionKey(moveType, id);
        expect(find(`${key}.question`)).toMatch(/./);
        const options = new Set(optionScores.map((score) => find(`${key}.options.${score}`)));
        expect(options.size).toBe(4);
        expect(options).not.toContain(undefined);
      }
    }
  });

  it('asks about passports for a move abroad, and about contracts for one nearby', () => {
    expect(find(`${questionKey('international', 'identity_papers')}.question`)).toContain('passports');
    expect(find(`${questionKey('local', 'identity_papers')}.question`)).toContain('contracts');
  });
});
