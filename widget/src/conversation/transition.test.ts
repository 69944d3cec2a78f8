import type { Quote } from '@meg/shared/contract/quotes';
import { describe, expect, it } from 'vitest';
import { keyOf, Play, storedHandoff } from '../testing/play.js';
import { sampleQuote } from '../testing/sample-quote.js';
import { transition } from './transition.js';
import { welcome } from './welcome.js';

const wantsQuote = { about: 'intent', value: 'quote' } as const;

describe('starting over', () => {
  it('forgets the conversation and what was filled in', () => {
    const { state } = new Play().toForm('local').fill().send({ type: 'restarted' });
    expect({ ...state, messages: [], lastId: 0, asking: null }).toEqual({
      ...welcome(),
      messages: [],
      lastId: 0,
      asking: null,
    });
  });

  it('passes over a reply that was still on its way', () => {
    let [state] = transition(welcome(), { type: 'answered', askId: 1, answer: wantsQuote });
    const late = state.coming[0]?.id ?? 0;
    [state] = transition(state, { type: 'restarted' });
    expect(transition(state, { type: 'replyDue', messageId: late, atMs: 0 })[0]).toBe(state);
    [state] = transition(state, { type: 'answered', askId: state.asking?.id ?? 0, answer: wantsQuote });
    expect(transition(state, { type: 'replyDue', messageId: late, atMs: 0 })[0]).toBe(state);
  });

  it('sends a lead that waits for its quote, and still says that it is saved', () => {
    const play = new Play().toForm('local').fill().submit().send({ type: 'restarted' });
    expect(play.of('sendLead')).toMatchObject([{ lead: { key: 'key-1' }, quote: null }]);
    expect(play.quoteArrives().of('sendLead')).toHaveLength(1);
    expect(keyOf(play.leadSaved().last())).toBe('lead.saved');
  });

  it('keeps the order that the company wants, and the countries', () => {
    const countries = [{ slug: 'japan', code: 'JP' }];
    const play = new Play(welcome({ quoteFirst: true })).send({ type: 'countriesArrived', countries });
    expect(play.send({ type: 'restarted' }).state).toMatchObject({ quoteFirst: true, countries });
  });
});

describe('after a reload', () => {
  const resumed = (play: Play) => transition(play.state, { type: 'resumed' })[1];

  it('goes on in the middle of a reply', () => {
    const play = new Play().dispatch({ type: 'answered', askId: 1, answer: wantsQuote });
    expect(transition(play.state, { type: 'resumed' })).toEqual([
      play.state,
      [{ type: 'pace', message: play.state.coming[0], after: 'visitor' }],
    ]);
  });

  it('asks again for a quote that was asked for, and keeps its lead', () => {
    const types = resumed(new Play().toForm('local').fill().submit()).map(({ type }) => type);
    expect(types).toEqual(['keepLead', 'requestQuote']);
  });

  it('sends again a lead that is not acknowledged', () => {
    expect(resumed(new Play().quoted())).toMatchObject([{ type: 'sendLead', lead: { key: 'key-1' } }]);
  });

  it('sends again a request for a person, under its key, and looks for free times', () => {
    const play = new Play().toHandoff().toContactOptions();
    play.send({ type: 'handoffAsked', askId: play.askId, key: 'h-1', method: 'call' });
    expect(resumed(play)).toMatchObject([{ type: 'sendHandoff', handoff: { key: 'h-1' } }, { type: 'loadSlots' }]);
    play.send({ type: 'resumed' }).send({ type: 'handoffStored', key: 'h-1', handoff: storedHandoff });
    expect(play.said()).toContain('handoff');
  });

  it('brings to its lead what the server does not know yet, unless another move is talked about', () => {
    const play = new Play()
      .offered()
      .says('With our dog', { intent: 'quote', slots: { pets: { value: true, confidence: 1 } } });
    play.quoteArrives();
    expect(resumed(play)).toMatchObject([{ type: 'addToLead', key: 'key-1', move: { pets: true } }]);
    play.answer({ about: 'readiness', value: 'allSet' }).answer({ about: 'intent', value: 'anotherQuote' });
    expect(play.state.quoting).toBeNull();
    expect(resumed(play)).toEqual([]);
  });

  it('has what was typed understood again', () => {
    expect(resumed(new Play().send({ type: 'typed', text: 'Visa?' }))).toMatchObject([{ type: 'understand' }]);
  });

  it('asks the guides again, for the answer from its beginning', () => {
    const play = new Play().says('Visa?');
    play.send({ type: 'guideSaid', id: play.state.wondering[0]?.id ?? 0, said: 'You' });
    expect(resumed(play)).toMatchObject([{ type: 'askGuide', question: { said: '' } }]);
  });

  it('fetches the countries for a menu that is open, and for one that is about to open', () => {
    const menu = { about: 'intent', value: 'guide' } as const;
    expect(resumed(new Play().answer(menu))).toEqual([{ type: 'loadCountries' }]);
    const coming = new Play().dispatch({ type: 'answered', askId: 1, answer: menu });
    expect(resumed(coming)).toMatchObject([{ type: 'pace' }, { type: 'loadCountries' }]);
  });

  it('keeps the place in the test', () => {
    const play = new Play().offered().answer({ about: 'readiness', value: 'yes' }).quizAnswer(2);
    expect(transition(play.state, { type: 'resumed' })).toEqual([play.state, []]);
  });
});

describe('another language', () => {
  const reworded: Quote = { ...sampleQuote, disclaimer: 'Ainult hinnang.' };
  const changed = () => new Play().offered().send({ type: 'languageChanged', language: 'et' });

  it('asks for the words of the quote again, and tells the page', () => {
    expect(changed().of('rewordQuote')).toMatchObject([{ key: 'key-1', move: { originCity: 'x' } }]);
    expect(changed().told('languageChanged')).toEqual([{ language: 'et' }]);
  });

  it('changes the words on the card and nothing else', () => {
    const play = changed();
    const { messages, asking } = play.state;
    play.send({ type: 'quoteReworded', key: 'key-1', quote: reworded });
    expect(play.state.messages.find(({ kind }) => kind === 'quote')).toMatchObject({ quote: reworded });
    expect(play.state).toMatchObject({ asking });
    expect(play.state.messages).toHaveLength(messages.length);
  });

  it('never changes a price that was shown', () => {
    const play = changed();
    const before = play.state;
    play.send({ type: 'quoteReworded', key: 'key-1', quote: { ...reworded, minPrice: 1 } });
    play.send({ type: 'quoteReworded', key: 'another', quote: reworded });
    expect(play.state).toBe(before);
  });

  it('that could not be fetched is said so, and leaves the open question open', () => {
    const play = new Play().send({ type: 'languageFailed' });
    expect(keyOf(play.last())).toBe('language.failed');
    expect(play.state).toMatchObject({ asking: welcome().asking, hasActed: false });
  });

  it('asks for nothing where there is no quote yet', () => {
    expect(new Play().send({ type: 'languageChanged', language: 'et' }).of('rewordQuote')).toEqual([]);
  });
});
