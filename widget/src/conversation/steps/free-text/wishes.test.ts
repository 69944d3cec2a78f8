import type { Understanding } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { keyOf, Play, sureAnswer } from '../../../testing/play.js';

const text = 'what would it cost and can the dog come? and call me';
const wishes: Understanding['wishes'] = [
  { intent: 'call', from: 44, to: 52 },
  { intent: 'quote', from: 0, to: 19 },
  { intent: 'documents', from: 19, to: 40 },
];
const answered = (play: Play) =>
  play.send({ type: 'guideAnswered', id: play.state.wondering[0]?.id ?? 0, answer: sureAnswer });

describe('several wishes in one message', () => {
  it('are served in order, each question with its part of the text, and a person last', () => {
    const play = new Play().says(text, { intent: 'quote', wishes });
    expect(play.said().at(-1)).toBe('ask.moveType');
    expect(play.of('askGuide')).toMatchObject([{ question: { query: 'and can the dog come?' } }]);
    expect(answered(play).state.asking?.kind).toBe('handoff');
    expect(play.said().slice(-2)).toEqual(['guide', 'handoff.offer']);
  });

  it('come back to the question that the person was brought over', () => {
    const play = answered(new Play().says(text, { intent: 'quote', wishes }));
    play.send({ type: 'handoffLeft', askId: play.askId });
    expect(play.offers()).toEqual(['moveType.local', 'moveType.international']);
  });
});

describe('a request for help in the middle of the facts', () => {
  it('is no dead end, and the quote is begun once', () => {
    const play = new Play().says('3 bedrooms, can you help? and a piano', {
      intent: 'quote',
      slots: { propertySize: { value: '2 - 3 Beds', confidence: 1 } },
      wishes: [
        { intent: 'quote', from: 0, to: 10 },
        { intent: 'general', from: 12, to: 25 },
        { intent: 'quote', from: 26, to: 37 },
      ],
    });
    play.send({ type: 'guideFailed', id: play.state.wondering[0]?.id ?? 0, isUnknown: true });
    expect(play.said().slice(-2)).toEqual(['typed.noted', 'ask.moveType']);
    expect(play.state.wondering).toEqual([]);
  });
});

describe('words that stand for a button', () => {
  it('do what it does', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' });
    play.says('abroad', { intent: 'quote', answer: { about: 'moveType', value: 'international' } });
    expect(play.state.move.moveType).toBe('international');
    expect(play.said().at(-1)).toBe('ask.moveDetails');
    expect(play.of('askGuide')).toEqual([]);
  });

  it('choose an answer of the test', () => {
    const play = new Play().send({ type: 'flowStarted', flow: 'quiz' }).answer({ about: 'quizMove', value: 'local' });
    play.says('the second one', { intent: 'general', answer: { about: 'quiz', value: '2' } });
    expect(play.state.quiz).toMatchObject({ at: 1, answers: { identity_papers: 2 } });
  });

  it('press a button of a menu that is not there while a card is open', () => {
    const play = new Play().toForm('local').says('country guides', { answer: { about: 'intent', value: 'guide' } });
    expect(play.state.asking?.kind).toBe('countries');
  });

  it('press a button of the card that leads to a person', () => {
    const play = new Play().toHandoff().says('schedule callback', { answer: { about: 'handoff', value: 'scheduled' } });
    expect(play.state.handoff).toMatchObject({ view: 'contactInfo', requestType: 'scheduled' });
  });

  it('do nothing where that button is not offered', () => {
    const play = new Play().says('abroad', { intent: 'packing', answer: { about: 'moveType', value: 'local' } });
    expect(play.state.move).toEqual({});
  });
});

describe('a wish for a quote', () => {
  const wants = (play: Play) => play.says('How much is it?', { intent: 'quote' });

  it('that is being worked on leads on with what is open', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' });
    const { asking } = play.state;
    expect(wants(play).said().at(-1)).toBe('typed.priceSoon');
    expect(play.state.asking).toEqual(asking);
  });

  it('is not put off in the same words twice in a row', () => {
    const play = wants(new Play().toForm('local'));
    expect(keyOf(play.last())).toBe('typed.priceSoon');
    expect(keyOf(wants(play).last())).toBe('question.back');
    expect(play.state.asking?.kind).toBe('leadForm');
    expect(keyOf(wants(play).last())).toBe('typed.priceSoon');
  });

  it('that is on the screen points to it, and offers another', () => {
    const play = wants(new Play().offered());
    expect(play.said().at(-1)).toBe('typed.rangeAbove');
    expect(play.offers()[0]).toBe('intent.anotherQuote');
    expect(play.state.quoting).not.toBeNull();
  });

  it('closes a card in which something else was going on, and keeps what was typed there', () => {
    const play = new Play().send({ type: 'personWanted' });
    play.send({ type: 'contactChanged', field: 'phone', value: '0113' });
    expect(wants(play).said().at(-1)).toBe('ask.moveType');
    expect(play.state).toMatchObject({ handoff: null, form: { draft: { phone: '0113' } } });
  });
});

describe('a message while another is being answered', () => {
  it('waits for its turn, so that answers come in order', () => {
    const play = new Play().send({ type: 'typed', text: 'one?' }).send({ type: 'typed', text: 'two?' });
    expect(play.of('understand').map(({ question }) => question.query)).toEqual(['one?']);
    const [one, two] = play.state.wondering.map(({ id }) => id);
    play.send({ type: 'understood', id: one ?? 0, understanding: null });
    expect(play.of('understand')).toHaveLength(1);
    play.send({ type: 'guideAnswered', id: one ?? 0, answer: sureAnswer });
    expect(play.of('understand').map(({ question }) => question.id)).toEqual([one, two]);
  });

  it('is not lost in a reload', () => {
    const play = new Play().send({ type: 'typed', text: 'one?' }).send({ type: 'typed', text: 'two?' });
    play.send({ type: 'resumed' });
    expect(play.state.wondering.map(({ query }) => query)).toEqual(['one?', 'two?']);
    expect(play.of('understand').at(-1)?.question.query).toBe('one?');
  });
});
