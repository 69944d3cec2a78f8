import type { Quote } from '@meg/shared/contract/quotes';
import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../../testing/play.js';
import { sampleQuote as quote } from '../../../testing/sample-quote.js';
import { transition } from '../../transition.js';
import { welcome } from '../../welcome.js';

describe('the questions about a move', () => {
  it('are five for an international move, then comes the form', () => {
    const { state } = new Play().toForm('international');
    expect(state.step).toBe('leadCapture');
    expect(state.move).toEqual({
      moveType: 'international',
      moveDetails: 'full-home',
      propertySize: '2 - 3 Beds',
      moveSize: 'Content only',
      moveMonth: 6,
    });
    expect(state.asking).toMatchObject({ kind: 'leadForm', part: 'all' });
  });

  it('are three for a local move, then comes the form', () => {
    const { state } = new Play().toForm('local');
    expect(state.step).toBe('leadCapture');
    expect(state.move).toEqual({ moveType: 'local', moveDetails: 'full-home', moveMonth: 6 });
  });

  it('ask who moves only boxes how many they are, and for no size of a home', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' });
    play.answer({ about: 'moveType', value: 'international' }).answer({ about: 'moveDetails', value: 'boxes-only' });
    expect(keyOf(play.last())).toBe('ask.boxes');
    const value = { items: [{ code: 'box-medium' as const, count: 30 }], isComplete: true };
    play.send({ type: 'detailGiven', askId: play.askId, detail: { about: 'inventory', value }, said: 'Boxes: 30' });
    expect(keyOf(play.last())).toBe('ask.moveDate');
    play.send({ type: 'detailSkipped', askId: play.askId });
    expect(play.state.asking?.kind).toBe('leadForm');
    expect(play.fill().submit().of('requestQuote').at(-1)?.move.inventory).toEqual(value);
  });

  it('ask an office for no size of a home', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' });
    play.answer({ about: 'moveType', value: 'international' }).answer({ about: 'moveDetails', value: 'office' });
    expect(keyOf(play.last())).toBe('ask.moveDate');
  });

  it('ask for nothing that was said already', () => {
    const play = new Play();
    play.state = { ...play.state, move: { moveMonth: 5, moveType: 'international', rooms: { bedroom: 3 } } };
    play.answer({ about: 'intent', value: 'quote' }).answer({ about: 'moveDetails', value: 'full-home' });
    expect(keyOf(play.last())).toBe('ask.moveSize');
    play.answer({ about: 'moveSize', value: 'Content only' });
    expect(play.state.asking?.kind).toBe('leadForm');
  });

  it('go on where the day is not known yet, and the server is not to ask for it', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' }).answer({ about: 'moveType', value: 'local' });
    play.answer({ about: 'moveDetails', value: 'office' });
    play.send({ type: 'detailSkipped', askId: play.askId });
    expect(play.said()).toContain('narrow.noDate');
    expect(play.fill().submit().of('requestQuote')).toMatchObject([{ leaveOut: ['move_date'] }]);
  });

  it('ask for no date where a call is to be booked', () => {
    const play = new Play().called().answer({ about: 'moveType', value: 'local' });
    expect(play.answer({ about: 'moveDetails', value: 'office' }).state.asking?.kind).toBe('leadForm');
  });

  it('offer every kind of contents that the specification lists', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' }).answer({ about: 'moveType', value: 'local' });
    const contents = ['full-home', 'some-furniture', 'boxes-only', 'office', 'specialty'];
    expect(play.offers()).toEqual(contents.map((value) => `moveDetails.${value}`));
  });

  it('tell the host page which kind of move was chosen', () => {
    expect(new Play().toForm('local').told('moveTypeChosen')).toEqual([{ moveType: 'local' }]);
  });

  it('take no answer that was not offered', () => {
    const play = new Play().answer({ about: 'moveSize', value: 'Content only' });
    expect(play.state).toEqual(welcome());
  });

  it('take no second answer', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' });
    const { askId } = play;
    play.send({ type: 'answered', askId, answer: { about: 'moveType', value: 'local' } });
    play.send({ type: 'answered', askId, answer: { about: 'moveType', value: 'international' } });
    expect(play.state.move.moveType).toBe('local');
  });
});

describe('a quote', () => {
  it('is shown as it arrives, and the lead is sent with it', () => {
    const play = new Play().quoted();
    expect(play.last()).toMatchObject({ kind: 'quote', quote, route: { originCity: 'x' } });
    expect(play.of('sendLead')).toMatchObject([{ lead: { key: 'key-1', status: 'sending' }, quote }]);
    const { minPrice, maxPrice, currency, source } = quote;
    expect(play.told('quoteGenerated')).toEqual([{ minPrice, maxPrice, currency, source }]);
  });

  it('that is not offered here still brings the lead to the company', () => {
    const unavailable: Quote = { ...quote, minPrice: null, maxPrice: null, source: 'domestic_unavailable' };
    const play = new Play().toForm('local').fill().submit().quoteArrives(unavailable);
    expect(play.of('sendLead')).toHaveLength(1);
    expect(play.said()).toContain('quote.introUnavailable');
  });

  it('that is not offered here leads on to a move abroad, which asks for nothing that was given', () => {
    const unavailable: Quote = { ...quote, minPrice: null, maxPrice: null, source: 'domestic_unavailable' };
    const play = new Play().toForm('local').fill('Leeds').submit().quoteArrives(unavailable).leadSaved();
    expect(play.offers()).toEqual(['moveType.international', 'intent.call', 'readiness.allSet']);
    play.answer({ about: 'moveType', value: 'international' });
    expect(keyOf(play.last())).toBe('ask.propertySize');
    play.answer({ about: 'propertySize', value: '2 - 3 Beds' }).answer({ about: 'moveSize', value: 'Content only' });
    expect(play.state.asking?.kind).toBe('leadForm');
    expect(play.state.form.draft).toMatchObject({ originCity: 'Leeds', destinationCity: '', phone: 'Leeds' });
    expect(play.state.move).toMatchObject({ moveDetails: 'full-home', moveMonth: 6 });
  });

  it('begins where the button to try again stands above one that is no longer there', () => {
    const play = new Play();
    const answers = [{ about: 'retry', value: 'quote' } as const];
    const state = { ...play.state, asking: { id: 1, kind: 'choices', answers } as const };
    const [next] = transition(state, { type: 'answered', askId: 1, answer: { about: 'retry', value: 'quote' } });
    expect([...next.coming, ...next.messages]).toContainEqual(expect.objectContaining({ ask: expect.anything() }));
    expect(next).toMatchObject({ purpose: 'quote', step: 'moveType' });
  });

  it('that fails is said, can be tried again, and holds the lead up no longer', () => {
    const play = new Play().toForm('local').fill().submit().send({ type: 'quoteFailed', key: 'key-1' });
    expect(keyOf(play.last())).toBe('quote.failed');
    expect(play.of('sendLead')).toMatchObject([{ quote: null }]);
    play.leadSaved();
    expect(play.offers()).toEqual(['retry.quote', 'intent.anotherQuote', 'intent.call']);
    play.answer({ about: 'retry', value: 'quote' });
    expect(play.of('requestQuote')).toHaveLength(2);
    play.quoteArrives();
    expect(play.said()).toContain('quote');
    expect(keyOf(play.last())).toBe('readiness.offer');
    expect(play.of('sendLead')).toHaveLength(1);
  });

  it('for words that the server refuses leads back to the form, and the lead out of the outbox', () => {
    const play = new Play().toForm('local').fill().submit();
    play.send({ type: 'quoteFailed', key: 'key-1', fields: { originCity: 'Too long' } });
    expect(play.of('withdrawLead')).toEqual([{ type: 'withdrawLead', key: 'key-1' }]);
    expect(play.state.form.problems).toEqual({ originCity: { key: 'field.refused' } });
    expect(play.state.form.draft.name).toBe('x');
    play.submit('key-2');
    expect(play.of('keepLead').map((effect) => effect.lead.key)).toEqual(['key-1', 'key-2']);
  });

  it('that is tried again closes the question, for words that were on their way as well', () => {
    const play = new Play().toForm('local').fill().submit().send({ type: 'quoteFailed', key: 'key-1' });
    play.dispatch({ type: 'leadSaved', key: 'key-1', leadId: 'id', reference: 'R', byOtherTab: false });
    play.dispatch({ type: 'answered', askId: play.askId, answer: { about: 'retry', value: 'quote' } });
    play.dispatch({ type: 'replyDue', messageId: play.state.coming[0]?.id ?? 0, atMs: 0 });
    expect(keyOf(play.last())).toBe('lead.saved');
    expect(play.state.asking).toBeNull();
  });

  it('that fails behind a card leaves the card, and can be tried again from the end', () => {
    const play = new Play().toForm('local').fill().submit().send({ type: 'flowStarted', flow: 'quiz' });
    play.dispatch({ type: 'quoteFailed', key: 'key-1' }).send({ type: 'resumed' });
    expect(play.state.asking?.kind).toBe('quiz');
    play.send({ type: 'cardLeft', askId: play.askId });
    expect(play.offers()).toContain('retry.quote');
    play.answer({ about: 'retry', value: 'quote' });
    expect(play.of('requestQuote')).toHaveLength(2);
  });

  it('can be followed by another, with the contact filled in and the cities empty', () => {
    const play = new Play().quoted().send({ type: 'quoteFailed', key: 'key-1' });
    play.send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    play.answer({ about: 'readiness', value: 'allSet' }).answer({ about: 'intent', value: 'anotherQuote' });
    expect(play.state.step).toBe('moveType');
    expect(play.state.form.draft).toMatchObject({ email: 'amina@example.com', originCity: '', destinationCity: '' });
  });
});

it('a reply that the visitor was quicker than stands after their words, with a higher number', () => {
  let [state] = transition(welcome(), { type: 'answered', askId: 1, answer: { about: 'intent', value: 'quote' } });
  const due = state.coming[0]?.id ?? 0;
  [state] = transition(state, { type: 'typed', text: 'hello' });
  [state] = transition(state, { type: 'replyDue', messageId: due, atMs: 0 });
  const ids = state.messages.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((one, other) => one - other));
  expect(state.asking?.id).toBe(ids.at(-1));
});
