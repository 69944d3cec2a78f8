import type { Command } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../../testing/play.js';

const tell = (play: Play, command: Command) => play.says('That', { command });

describe('"go back"', () => {
  it('opens the question before, and goes on with the next that is open', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' }).answer({ about: 'moveType', value: 'local' });
    expect(keyOf(tell(play, 'back').last())).toBe('ask.moveType');
    play.answer({ about: 'moveType', value: 'international' });
    expect(keyOf(play.last())).toBe('ask.moveDetails');
  });

  it('said twice goes back two questions', () => {
    const play = new Play().toForm('international');
    expect(tell(play, 'back').state.asking).toMatchObject({ kind: 'detail', code: 'move_date' });
    expect(keyOf(tell(play, 'back').last())).toBe('ask.moveSize');
    expect(keyOf(tell(play, 'back').last())).toBe('ask.propertySize');
  });

  it('from the form comes back to it with what was typed', () => {
    const play = tell(new Play().toForm('local').fill('Dana'), 'back');
    play.send({ type: 'detailSkipped', askId: play.askId });
    expect(play.state.asking?.kind).toBe('leadForm');
    expect(play.state.form.draft.name).toBe('Dana');
  });

  it('from a quote opens its cities, whose correction stays the same quote', () => {
    const play = tell(new Play().offered(), 'back');
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'route' });
    play.send({ type: 'draftChanged', field: 'destinationCity', value: 'Cork' }).submit('another');
    expect(play.of('requestQuote').at(-1)).toMatchObject({ key: 'key-1', move: { destinationCity: 'Cork' } });
    expect(play.quoteArrives().of('keepLead')).toHaveLength(1);
  });

  it('goes back within the test and the card that leads to a person', () => {
    const quiz = new Play().offered().answer({ about: 'readiness', value: 'yes' }).quizAnswer(2);
    expect(tell(quiz, 'back').state.quiz?.at).toBe(0);
    expect(tell(new Play().toHandoff().toContactOptions(), 'back').state.handoff?.view).toBe('contactInfo');
  });
});

describe('"start over"', () => {
  it('begins anew and still sends a lead that was waiting', () => {
    const play = tell(new Play().toForm('local').fill().submit(), 'startOver');
    expect(play.state.messages).toHaveLength(1);
    expect(play.of('sendLead')).toMatchObject([{ lead: { key: 'key-1' } }]);
  });

  it('goes on with the endings in turn', () => {
    const play = tell(new Play().offered().answer({ about: 'readiness', value: 'allSet' }), 'startOver');
    play.quoted('key-2').leadSaved('key-2').answer({ about: 'readiness', value: 'allSet' });
    expect(play.said().filter((key) => key.startsWith('ending.'))).toEqual(['ending.2']);
  });
});

describe('"skip"', () => {
  it('passes over a question that narrows the range', () => {
    const play = tell(new Play().offered().send({ type: 'narrowOpened' }), 'skip');
    expect(play.state.leaveOut).toHaveLength(1);
    expect(play.state.quoting?.status).toBe('waiting');
  });

  it('passes over a question of the test, which comes again at the end', () => {
    const play = new Play().send({ type: 'flowStarted', flow: 'quiz' }).answer({ about: 'quizMove', value: 'local' });
    expect(tell(play, 'skip').state.quiz).toMatchObject({ at: 1, answers: {} });
    while (play.state.quiz && play.state.quiz.at > 0) play.quizAnswer(3);
    expect(play.state.quiz).toMatchObject({ at: 0 });
  });
});
