import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../testing/play.js';
import { askedQuestion } from '../quiz.js';

const tested = () => new Play().offered().answer({ about: 'readiness', value: 'yes' });
const fromPage = () =>
  new Play().send({ type: 'flowStarted', flow: 'quiz' }).answer({ about: 'quizMove', value: 'local' });

function finish(play: Play): Play {
  for (let turn = 0; turn < 10 && play.state.quiz; turn += 1) play.quizAnswer(3);
  return play;
}

describe('the offer of the test', () => {
  it('follows the quote once its lead is saved, with three answers', () => {
    const play = new Play().offered();
    expect(keyOf(play.last())).toBe('readiness.offer');
    expect(play.offers()).toEqual(['readiness.yes', 'readiness.connect', 'readiness.allSet']);
  });

  it('is made once, however many quotes follow', () => {
    const play = new Play().offered().answer({ about: 'readiness', value: 'allSet' });
    play.answer({ about: 'intent', value: 'anotherQuote' }).answerMove('local').fill().submit('key-2');
    play.quoteArrives(undefined, 'key-2').leadSaved('key-2');
    expect(play.said().filter((key) => key === 'readiness.offer')).toHaveLength(1);
    expect(play.offers()).toContain('readiness.yes');
  });

  it.each([
    ['yes', 'quiz'],
    ['connect', 'handoff'],
    ['allSet', 'choices'],
  ] as const)('goes on from "%s" with %s', (value, kind) => {
    expect(new Play().offered().answer({ about: 'readiness', value }).state.asking?.kind).toBe(kind);
  });
});

describe('the test', () => {
  it('asks which kind of move it is where nothing has said so', () => {
    const play = new Play().send({ type: 'flowStarted', flow: 'quiz' });
    expect(play.offers()).toEqual(['quizMove.local', 'quizMove.international']);
    expect(play.answer({ about: 'quizMove', value: 'local' }).state.quiz?.moveType).toBe('local');
  });

  it('wants an answer before it goes on', () => {
    const play = fromPage();
    play.send({ type: 'quizNext', askId: play.askId });
    expect(play.state.quiz?.at).toBe(0);
    expect(play.quizAnswer(2).state.quiz?.at).toBe(1);
  });

  it('takes an answer to the question that is shown alone', () => {
    const play = fromPage();
    play.send({ type: 'quizAnswered', askId: play.askId, question: 'daily_life', score: 3 });
    expect(play.state.quiz).toMatchObject({ at: 0, answers: {} });
  });

  it('goes back with Previous, shows what was given, and takes another answer', () => {
    const play = fromPage().quizAnswer(2);
    play.send({ type: 'quizBack', askId: play.askId });
    expect(play.state.quiz).toMatchObject({ at: 0, answers: { identity_papers: 2 } });
    play.send({ type: 'quizNext', askId: play.askId });
    expect(play.state.quiz?.at).toBe(1);
    play.send({ type: 'quizBack', askId: play.askId }).quizAnswer(0);
    expect(play.state.quiz?.answers).toEqual({ identity_papers: 0 });
  });

  it('has no question before the first', () => {
    const play = fromPage();
    expect(play.send({ type: 'quizBack', askId: play.askId }).state.quiz?.at).toBe(0);
  });

  it('shows what the quote knows as chosen, one of ten questions, and takes another answer', () => {
    const play = tested();
    expect(play.state.quiz).toMatchObject({ at: 0, known: { move_date: 2, budget: 2 } });
    while (play.state.quiz && askedQuestion(play.state.quiz) !== 'budget') play.quizAnswer(3);
    play.send({ type: 'quizNext', askId: play.askId });
    expect(play.state.quiz?.answers).not.toHaveProperty('budget');
    play.send({ type: 'quizBack', askId: play.askId }).quizAnswer(0);
    finish(play);
    expect(play.state.messages.find(({ kind }) => kind === 'readiness')).toMatchObject({
      result: { totalScore: 27, maxScore: 30 },
    });
  });

  it('ends with the result, and then with the way to a person', () => {
    const play = finish(tested());
    const at = play.said().indexOf('readiness');
    expect(play.said().slice(at)).toEqual(['readiness', 'handoff.offer']);
    expect(play.state).toMatchObject({ step: 'handoff', quiz: null, asking: { kind: 'handoff' } });
    expect(play.told('quizCompleted')).toEqual([{ percentage: 100, readinessLevel: 'well-prepared' }]);
  });

  it('spares who does not know the date yet the question for it', () => {
    const play = fromPage();
    for (let turn = 0; turn < 10 && play.state.quiz; turn += 1) play.quizAnswer(0);
    expect(play.state.leaveOut).toEqual(['move_date', 'inventory', 'access']);
  });

  it('can be left, and goes on later where it was left', () => {
    const play = fromPage().quizAnswer(2).quizAnswer(1);
    play.send({ type: 'cardLeft', askId: play.askId });
    expect(play.offers()).toContain('intent.quote');
    play.send({ type: 'flowStarted', flow: 'quiz' }).answer({ about: 'quizMove', value: 'local' });
    expect(play.state.quiz).toMatchObject({ at: 2, answers: { identity_papers: 2, right_to_stay: 1 } });
  });

  it('is not offered again once there is a result', () => {
    const play = finish(tested());
    play.send({ type: 'handoffLeft', askId: play.askId }).send({ type: 'narrowOpened' });
    const detail = { about: 'move_date', value: 7 } as const;
    play.send({ type: 'detailGiven', askId: play.askId, detail, said: 'July' }).quoteArrives();
    expect(play.offers()).toEqual(['intent.anotherQuote', 'readiness.connect', 'readiness.allSet']);
  });
});
