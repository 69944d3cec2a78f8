import type { Quote } from '@meg/shared/contract/quotes';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../testing/sample-quote.js';
import type { Answer } from './answer.js';
import type { Effect } from './effect.js';
import type { ConversationEvent } from './event.js';
import { leadFields } from './lead-fields.js';
import type { Conversation, MessageBody } from './state.js';
import { transition } from './transition.js';
import { welcome } from './welcome.js';

const quote: Quote = sampleQuote;

/** Plays events one after the other, each reply at once, and keeps every effect. */
class Play {
  state: Conversation = welcome();
  effects: Effect[] = [];

  send(event: ConversationEvent): this {
    const [state, effects] = transition(this.state, event);
    this.state = state;
    this.effects.push(...effects);
    for (let due = this.state.coming[0]; due; due = this.state.coming[0]) {
      const [shown, more] = transition(this.state, { type: 'replyDue', messageId: due.id, atMs: 1_000 });
      this.state = shown;
      this.effects.push(...more);
    }
    return this;
  }

  answer(answer: Answer): this {
    return this.send({ type: 'answered', askId: this.state.asking?.id ?? 0, answer });
  }

  toForm(moveType: 'local' | 'international'): this {
    this.answer({ about: 'intent', value: 'quote' });
    this.answer({ about: 'moveType', value: moveType });
    this.answer({ about: 'moveDetails', value: 'full-home' });
    if (moveType === 'local') return this;
    this.answer({ about: 'propertySize', value: '2 - 3 Beds' });
    return this.answer({ about: 'moveSize', value: 'Content only' });
  }

  fill(value = 'x'): this {
    for (const field of leadFields) this.send({ type: 'draftChanged', field, value });
    return this.send({ type: 'draftChanged', field: 'email', value: 'amina@example.com' });
  }

  submit(key = 'key-1'): this {
    return this.send({ type: 'leadSubmitted', key, atMs: 31_000, consentText: 'Only us', website: '' });
  }

  quoted(key = 'key-1'): this {
    return this.toForm('international').fill().submit(key).send({ type: 'quoteArrived', key, quote });
  }

  of<T extends Effect['type']>(type: T): Extract<Effect, { type: T }>[] {
    return this.effects.filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type);
  }

  last(): MessageBody | undefined {
    return this.state.messages.at(-1);
  }
}

function keyOf(message: MessageBody | undefined): string | undefined {
  return message?.kind === 'text' && 'key' in message.text ? message.text.key : undefined;
}

describe('a new conversation', () => {
  it('greets at once and offers a quote', () => {
    expect(keyOf(welcome().messages[0])).toBe('greeting.welcome');
    expect(welcome().asking).toMatchObject({ kind: 'choices', answers: [{ about: 'intent', value: 'quote' }] });
    expect(welcome().coming).toEqual([]);
  });

  it('answers after a typing delay, and only then opens the next question', () => {
    const [asked, effects] = transition(welcome(), {
      type: 'answered',
      askId: 1,
      answer: { about: 'intent', value: 'quote' },
    });
    expect(asked.asking).toBeNull();
    expect(effects).toMatchObject([{ type: 'pace', isFirst: true, message: { text: { key: 'ask.moveType' } } }]);
  });
});

describe('the questions about a move', () => {
  it('are four for an international move, then comes the form', () => {
    const { state } = new Play().toForm('international');
    expect(state.step).toBe('leadCapture');
    expect(state.move).toEqual({
      moveType: 'international',
      moveDetails: 'full-home',
      propertySize: '2 - 3 Beds',
      moveSize: 'Content only',
    });
    expect(state.asking?.kind).toBe('leadForm');
  });

  it('are two for a local move, then comes the form', () => {
    const { state } = new Play().toForm('local');
    expect(state.step).toBe('leadCapture');
    expect(state.move).toEqual({ moveType: 'local', moveDetails: 'full-home' });
  });

  it('tell the host page which kind of move was chosen', () => {
    const play = new Play().toForm('local');
    expect(play.of('tellHost')).toEqual([
      { type: 'tellHost', event: { name: 'moveTypeChosen', detail: { moveType: 'local' } } },
    ]);
  });

  it('take no answer that was not offered', () => {
    const play = new Play().answer({ about: 'moveSize', value: 'Content only' });
    expect(play.state).toEqual(welcome());
  });

  it('take no second answer', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' });
    const askId = play.state.asking?.id ?? 0;
    play.send({ type: 'answered', askId, answer: { about: 'moveType', value: 'local' } });
    play.send({ type: 'answered', askId, answer: { about: 'moveType', value: 'international' } });
    expect(play.state.move.moveType).toBe('local');
  });
});

describe('the lead form', () => {
  it('goes nowhere while something is missing, and counts the try', () => {
    const { state, effects } = new Play().toForm('local').submit();
    expect(state.step).toBe('leadCapture');
    expect(Object.keys(state.form.problems)).toEqual([...leadFields]);
    expect(state.form.failedTries).toBe(1);
    expect(effects.some((effect) => effect.type === 'keepLead')).toBe(false);
  });

  it('forgets a problem as soon as its field changes', () => {
    const { state } = new Play().toForm('local').submit().send({ type: 'draftChanged', field: 'name', value: 'A' });
    expect(state.form.problems.name).toBeUndefined();
    expect(state.form.problems.phone).toEqual({ key: 'phone.missing' });
  });

  it('keeps the lead before it asks for the quote', () => {
    const play = new Play().toForm('international').fill(' Leeds ').submit();
    const types = play.effects.map((effect) => effect.type).filter((type) => type !== 'pace' && type !== 'tellHost');
    expect(types).toEqual(['keepLead', 'requestQuote']);
    expect(play.of('keepLead')[0]?.lead).toMatchObject({
      key: 'key-1',
      form: { originCity: 'Leeds' },
      elapsedMs: 30_000,
      consentText: 'Only us',
    });
    expect(play.of('requestQuote')[0]).toMatchObject({ route: { originCity: 'Leeds', destinationCity: 'Leeds' } });
  });

  it('is sent once, however often the button is pressed', () => {
    const play = new Play().toForm('local').fill().submit('key-1').submit('key-2');
    expect(play.of('keepLead').map((effect) => effect.lead.key)).toEqual(['key-1']);
  });

  it('takes no key twice', () => {
    const play = new Play().quoted().send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    play.answer({ about: 'intent', value: 'anotherQuote' });
    play.answer({ about: 'moveType', value: 'local' });
    play.answer({ about: 'moveDetails', value: 'office' });
    play.fill().submit('key-1');
    expect(play.of('keepLead')).toHaveLength(1);
    expect(play.state.step).toBe('leadCapture');
  });
});

describe('a quote', () => {
  it('is shown as it arrives, and the lead is sent with it', () => {
    const play = new Play().quoted();
    expect(play.last()).toMatchObject({ kind: 'quote', quote, route: { originCity: 'x' } });
    expect(play.of('sendLead')).toMatchObject([{ lead: { key: 'key-1', status: 'sending' }, quote }]);
    expect(play.of('tellHost').at(-1)?.event.name).toBe('quoteGenerated');
  });

  it('that is not offered here still brings the lead to the company', () => {
    const unavailable: Quote = { ...quote, minPrice: null, maxPrice: null, source: 'domestic_unavailable' };
    const play = new Play().toForm('local').fill().submit();
    play.send({ type: 'quoteArrived', key: 'key-1', quote: unavailable });
    expect(play.of('sendLead')).toHaveLength(1);
    expect(play.state.messages.map(keyOf)).toContain('quote.introUnavailable');
  });

  it('that fails is said, can be tried again, and holds the lead up no longer', () => {
    const play = new Play().toForm('local').fill().submit().send({ type: 'quoteFailed', key: 'key-1' });
    expect(keyOf(play.last())).toBe('quote.failed');
    expect(play.of('sendLead')).toMatchObject([{ quote: null }]);
    play.send({ type: 'leadSaved', key: 'key-1', reference: 'R', byOtherTab: false });
    play.answer({ about: 'retry', value: 'quote' });
    expect(play.of('requestQuote')).toHaveLength(2);
    play.send({ type: 'quoteArrived', key: 'key-1', quote });
    expect(play.last()?.kind).toBe('quote');
    expect(play.state.asking).toMatchObject({
      answers: [{ about: 'narrow' }, { about: 'intent', value: 'anotherQuote' }],
    });
    expect(play.of('sendLead')).toHaveLength(1);
  });

  it('for words that the server refuses leads back to the form, and the lead out of the outbox', () => {
    const play = new Play().toForm('local').fill().submit();
    play.send({ type: 'quoteFailed', key: 'key-1', fields: { originCity: 'Too long' } });
    expect(play.of('withdrawLead')).toEqual([{ type: 'withdrawLead', key: 'key-1' }]);
    expect(play.state.form.problems).toEqual({ originCity: { verbatim: 'Too long' } });
    expect(play.state.form.draft.name).toBe('x');
    play.submit('key-2');
    expect(play.of('keepLead').map((effect) => effect.lead.key)).toEqual(['key-1', 'key-2']);
  });

  it('that is tried again closes the question, for words that were on their way as well', () => {
    const play = new Play().toForm('local').fill().submit().send({ type: 'quoteFailed', key: 'key-1' });
    let [state] = transition(play.state, { type: 'leadSaved', key: 'key-1', reference: 'R', byOtherTab: false });
    const askId = state.asking?.id ?? 0;
    [state] = transition(state, { type: 'answered', askId, answer: { about: 'retry', value: 'quote' } });
    const messageId = state.coming[0]?.id ?? 0;
    [state] = transition(state, { type: 'replyDue', messageId, atMs: 0 });
    expect(keyOf(state.messages.at(-1))).toBe('lead.saved');
    expect(state.asking).toBeNull();
  });

  it('can be followed by another, with the contact filled in and the cities empty', () => {
    const play = new Play().quoted().send({ type: 'leadSaved', key: 'key-1', reference: 'R', byOtherTab: false });
    play.answer({ about: 'intent', value: 'anotherQuote' });
    expect(play.state.step).toBe('moveType');
    expect(play.state.form.draft).toMatchObject({ email: 'amina@example.com', originCity: '', destinationCity: '' });
  });
});

describe('the word about the lead', () => {
  it('is "saved", with its reference, only once the server has it', () => {
    const play = new Play().quoted();
    expect(play.state.messages.map(keyOf)).not.toContain('lead.saved');
    play.send({ type: 'leadSaved', key: 'key-1', reference: 'MEG-1', byOtherTab: false });
    expect(play.last()).toMatchObject({ text: { key: 'lead.saved', params: { reference: 'MEG-1' } } });
    expect(play.of('tellHost').at(-1)?.event).toEqual({ name: 'leadSubmitted', detail: { reference: 'MEG-1' } });
    expect(play.state.leads).toEqual([]);
  });

  it('is told to the host page once, by the tab that sent it', () => {
    const play = new Play().quoted();
    play.send({ type: 'leadSaved', key: 'key-1', reference: 'MEG-1', byOtherTab: true });
    play.send({ type: 'leadSaved', key: 'key-1', reference: 'MEG-1', byOtherTab: false });
    expect(play.of('tellHost').filter((effect) => effect.event.name === 'leadSubmitted')).toEqual([]);
    expect(play.state.messages.map(keyOf).filter((key) => key === 'lead.saved')).toHaveLength(1);
  });

  it('is "not sent yet" after the first failure, once, and "saved" when it arrives', () => {
    const play = new Play().quoted();
    play.send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    play.send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    expect(play.last()).toMatchObject({ text: { key: 'lead.unsent', offersCall: true } });
    play.send({ type: 'leadSaved', key: 'key-1', reference: 'R', byOtherTab: false });
    expect(play.state.messages.map(keyOf).filter((key) => key?.startsWith('lead.'))).toEqual([
      'lead.unsent',
      'lead.saved',
    ]);
  });

  it('says where the storage is blocked that the page has to stay open', () => {
    const play = new Play().quoted().send({ type: 'leadUnsent', key: 'key-1', isDurable: false });
    expect(keyOf(play.last())).toBe('lead.unsentHere');
  });

  it('leads back to the form where the server refuses a field, with everything still in it', () => {
    const play = new Play().quoted();
    play.send({ type: 'leadRefused', key: 'key-1', fields: { phone: 'Too short', chatHistory: 'x' } });
    expect(play.state.step).toBe('leadCapture');
    expect(play.state.asking?.kind).toBe('leadForm');
    expect(play.state.form.problems).toEqual({ phone: { verbatim: 'Too short' } });
    expect(play.state.form.draft.email).toBe('amina@example.com');
  });

  it('says so where the server refuses what no field can mend', () => {
    const play = new Play().quoted().send({ type: 'leadRefused', key: 'key-1', fields: { companyId: 'x' } });
    expect(play.last()).toMatchObject({ text: { key: 'lead.notAccepted', offersCall: true } });
    expect(play.state.asking?.kind).toBe('choices');
  });

  it('leaves the open question alone when it is about an earlier lead', () => {
    const play = new Play().quoted().send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    play.answer({ about: 'intent', value: 'anotherQuote' });
    const { asking } = play.state;
    play.send({ type: 'leadSaved', key: 'key-1', reference: 'R', byOtherTab: false });
    expect(keyOf(play.last())).toBe('lead.saved');
    expect(play.state.asking).toEqual(asking);
  });
});

describe('typed words', () => {
  it('get an honest answer, and the open question stays open', () => {
    const play = new Play().send({ type: 'typed', text: ' Do you move pianos? ' });
    expect(play.state.messages.slice(1)).toMatchObject([
      { from: 'visitor', text: { verbatim: 'Do you move pianos?' } },
      { from: 'meg', text: { key: 'typed.reply', offersCall: true } },
    ]);
    expect(play.state.asking).toEqual(welcome().asking);
  });

  it.each(['', '   ', '\u0000\u0007'])('are not sent where there are none (%j)', (text) => {
    expect(new Play().send({ type: 'typed', text }).state).toEqual(welcome());
  });

  it('get one answer, however many come before it', () => {
    let [state] = transition(welcome(), { type: 'typed', text: 'a' });
    [state] = transition(state, { type: 'typed', text: 'b' });
    expect(state.coming).toHaveLength(1);
  });
});

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
    let [state] = transition(welcome(), { type: 'answered', askId: 1, answer: { about: 'intent', value: 'quote' } });
    const late = state.coming[0]?.id ?? 0;
    [state] = transition(state, { type: 'restarted' });
    expect(transition(state, { type: 'replyDue', messageId: late, atMs: 0 })[0]).toBe(state);
    const askId = state.asking?.id ?? 0;
    [state] = transition(state, { type: 'answered', askId, answer: { about: 'intent', value: 'quote' } });
    expect(transition(state, { type: 'replyDue', messageId: late, atMs: 0 })[0]).toBe(state);
  });

  it('sends a lead that waits for its quote, and still says that it is saved', () => {
    const play = new Play().toForm('local').fill().submit().send({ type: 'restarted' });
    expect(play.of('sendLead')).toMatchObject([{ lead: { key: 'key-1' }, quote: null }]);
    play.send({ type: 'quoteArrived', key: 'key-1', quote });
    expect(play.of('sendLead')).toHaveLength(1);
    play.send({ type: 'leadSaved', key: 'key-1', reference: 'R', byOtherTab: false });
    expect(keyOf(play.last())).toBe('lead.saved');
  });
});

describe('after a reload', () => {
  it('goes on in the middle of a reply', () => {
    const [state] = transition(welcome(), { type: 'answered', askId: 1, answer: { about: 'intent', value: 'quote' } });
    expect(transition(state, { type: 'resumed' })).toEqual([
      state,
      [{ type: 'pace', message: state.coming[0], isFirst: true }],
    ]);
  });

  it('asks again for a quote that was asked for, and keeps its lead', () => {
    const { state } = new Play().toForm('local').fill().submit();
    expect(transition(state, { type: 'resumed' })[1].map((effect) => effect.type)).toEqual([
      'keepLead',
      'requestQuote',
    ]);
  });

  it('sends again a lead that is not acknowledged', () => {
    const { state } = new Play().quoted();
    expect(transition(state, { type: 'resumed' })[1]).toMatchObject([{ type: 'sendLead', lead: { key: 'key-1' } }]);
  });
});

describe('narrowing the range', () => {
  const told = () => new Play().quoted().send({ type: 'leadSaved', key: 'key-1', reference: 'R', byOtherTab: false });
  const opened = () => told().answer({ about: 'narrow', value: 'open' });
  const inJuly = (play: Play) =>
    play.send({
      type: 'detailGiven',
      askId: play.state.asking?.id ?? 0,
      detail: { about: 'move_date', value: 7 },
      said: 'In July',
    });

  it('begins with the question that the server asks', () => {
    const play = opened();
    expect(play.last()).toMatchObject({ text: { verbatim: 'When do you want to move?' } });
    expect(play.state.asking).toMatchObject({ kind: 'detail', code: 'move_date' });
  });

  it('asks again with the answer, says how the range has changed, and sends no second lead', () => {
    const play = inJuly(opened());
    expect(play.of('requestQuote').at(-1)).toMatchObject({ key: 'key-1', details: { moveMonth: 7 } });
    play.send({ type: 'quoteArrived', key: 'key-1', quote: { ...quote, minPrice: 10_993, maxPrice: 12_993 } });
    expect(play.state.messages.map(keyOf)).toContain('narrow.moved');
    expect(play.last()).toMatchObject({ kind: 'quote', before: { minPrice: 9429, maxPrice: 11_429 } });
    expect(play.of('sendLead')).toHaveLength(1);
    expect(play.of('keepLead')).toHaveLength(1);
  });

  it('leaves out what is skipped, and shows no second card for it', () => {
    const play = opened();
    play.send({ type: 'detailSkipped', askId: play.state.asking?.id ?? 0 });
    expect(play.of('requestQuote').at(-1)).toMatchObject({ details: { leaveOut: ['move_date'] } });
    play.send({ type: 'quoteArrived', key: 'key-1', quote });
    expect(keyOf(play.last())).toBe('narrow.skipped');
    expect(play.state.asking).toMatchObject({ answers: [{ about: 'intent', value: 'anotherQuote' }] });
  });

  it('forgets an answer that the server refuses, and the range stands', () => {
    const play = inJuly(opened()).send({ type: 'quoteFailed', key: 'key-1', fields: { moveMonth: 'no' } });
    expect(keyOf(play.last())).toBe('narrow.refused');
    expect(play.state.details).toEqual({});
    expect(play.state.asking?.kind).toBe('choices');
  });

  it('keeps the answer where only the connection failed', () => {
    const play = inJuly(opened()).send({ type: 'quoteFailed', key: 'key-1' });
    expect(keyOf(play.last())).toBe('narrow.failed');
    play.answer({ about: 'retry', value: 'quote' });
    expect(play.of('requestQuote').at(-1)).toMatchObject({ details: { moveMonth: 7 } });
  });

  it('takes no answer to another question than the open one', () => {
    const play = opened();
    const askId = play.state.asking?.id ?? 0;
    play.send({ type: 'detailGiven', askId, detail: { about: 'packing', value: true }, said: 'Yes' });
    expect(play.of('requestQuote')).toHaveLength(1);
  });
});

describe('a place', () => {
  const somewhere = sampleQuote.origin.place;
  const unclear: Quote = {
    ...quote,
    origin: { text: 'Springfield', place: null, choices: somewhere ? [somewhere] : [] },
  };

  it('of a name that many have is asked about once, with the word about the lead', () => {
    const play = new Play().toForm('international').fill().submit();
    play.send({ type: 'quoteArrived', key: 'key-1', quote: unclear });
    play.send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    play.send({ type: 'leadSaved', key: 'key-1', reference: 'R', byOtherTab: false });
    expect(play.state.messages.map(keyOf).filter((key) => key === 'narrow.whichPlace')).toHaveLength(1);
    const askId = play.state.asking?.id ?? 0;
    const place = { id: '2644688', label: 'Leeds, United Kingdom' };
    play.send({ type: 'detailGiven', askId, detail: { about: 'origin_place', place }, said: place.label });
    expect(play.of('requestQuote').at(-1)).toMatchObject({
      details: { originPlaceId: '2644688' },
      route: { originCity: 'Leeds, United Kingdom' },
    });
  });

  it('that was picked keeps its id until its name is edited', () => {
    const play = new Play().toForm('local').fill();
    play.send({ type: 'placePicked', field: 'originCity', place: { id: '7', label: 'Leeds, United Kingdom' } });
    expect(play.state.form.draft.originCity).toBe('Leeds, United Kingdom');
    expect(play.state.details).toEqual({ originPlaceId: '7' });
    play.send({ type: 'draftChanged', field: 'originCity', value: 'Leeds,' });
    expect(play.state.details).toEqual({});
  });
});
