import type { Intent, Slots } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { isQuestion, keyOf, Play, sureAnswer } from '../../../testing/play.js';

const heard = <T>(value: T, confidence = 0.9) => ({ value, confidence });
const city = (value: string, countryCode: string) => ({ ...heard(value), placeId: value, countryCode, isCity: true });
const country = (value: string, countryCode: string) => ({ ...city(value, countryCode), placeId: null, isCity: false });

const move: Slots = {
  origin: city('Leeds', 'GB'),
  destination: city('Kuala Lumpur', 'MY'),
  moveDetails: heard('full-home'),
  propertySize: heard('2 - 3 Beds'),
  moveMonth: heard(6),
};
const quote = (slots: Slots, play = new Play()) => play.says('Move me', { intent: 'quote', slots });
const wants = (intent: Intent, play = new Play()) => play.says('Hello', { intent });

describe('a sentence that wants a quote', () => {
  it('begins it with all that was said, says so, and asks only for what is missing', () => {
    const play = quote(move);
    expect(play.said().slice(-2)).toEqual(['typed.noted', 'ask.moveSize']);
    expect(play.state.move).toEqual({
      moveType: 'international',
      moveDetails: 'full-home',
      propertySize: '2 - 3 Beds',
      moveMonth: 6,
      originPlaceId: 'Leeds',
      originCountry: 'GB',
      destinationPlaceId: 'Kuala Lumpur',
      destinationCountry: 'MY',
    });
    expect(play.state.form.draft).toMatchObject({ originCity: 'Leeds', destinationCity: 'Kuala Lumpur' });
    expect(play.told('moveTypeChosen')).toEqual([{ moveType: 'international' }]);
  });

  it('comes to the form with the contact details in it', () => {
    const slots = { ...move, moveType: heard('local' as const), name: heard('Amina'), email: heard('a@b.example') };
    const play = quote(slots);
    expect(play.state.asking?.kind).toBe('leadForm');
    expect(play.state.form.draft).toMatchObject({ name: 'Amina', email: 'a@b.example', phone: '' });
  });

  it('takes a country for no address, but knows from it what kind of move it is', () => {
    const play = quote({ origin: country('Ireland', 'IE'), destination: country('Malaysia', 'MY') });
    expect(play.state.form.draft).toMatchObject({ originCity: '', destinationCity: '' });
    expect(play.state.move).toEqual({ moveType: 'international', originCountry: 'IE', destinationCountry: 'MY' });
  });

  it('asks for what was hardly heard', () => {
    const play = quote({ ...move, propertySize: heard('4 Beds+', 0.3) });
    expect(keyOf(play.last())).toBe('ask.propertySize');
  });

  it('with nothing said about the move begins at the first question', () => {
    const play = new Play().says('How much is it?', { intent: 'quote' });
    expect(play.said().slice(-1)).toEqual(['ask.moveType']);
  });
});

describe('a quote that is being asked for', () => {
  it('takes an answer in own words, even one that says too little alone', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' });
    play.says('abroad, 3 bedrooms', {
      isSure: false,
      slots: { moveType: heard('international'), propertySize: heard('4 Beds+') },
    });
    expect(play.said().slice(-2)).toEqual(['typed.noted', 'ask.moveDetails']);
    expect(play.state.move).toEqual({ moveType: 'international', propertySize: '4 Beds+' });
  });

  it('takes it into the form that is open, which stays', () => {
    const play = new Play().toForm('local').fill();
    const { asking } = play.state;
    play.says('from York', { intent: 'quote', slots: { origin: city('York', 'GB') } });
    expect(play.state.asking).toEqual(asking);
    expect(play.state.form.draft).toMatchObject({ originCity: 'York', name: 'x' });
    expect(play.state.move.originPlaceId).toBe('York');
  });

  it('asks again where a correction opens another question, and comes back to the form', () => {
    const play = new Play().toForm('local').fill();
    play.says('No, abroad', { isSure: false, slots: { moveType: heard('international') } });
    expect(keyOf(play.last())).toBe('ask.propertySize');
    play.answer({ about: 'propertySize', value: '4 Beds+' }).answer({ about: 'moveSize', value: 'Content only' });
    expect(play.state.asking?.kind).toBe('leadForm');
    expect(play.state.form.draft.name).toBe('x');
  });

  it('stays open under a question beside it', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' });
    play.says('Visa for Japan?', { intent: 'countryGuide', slots: { destination: country('Japan', 'JP') } });
    expect(play.state.asking).toMatchObject({ answers: [{ value: 'local' }, { value: 'international' }] });
    expect(play.said().slice(-1)).toEqual(['typed.noted']);
    expect(play.of('askGuide')).toHaveLength(1);
  });

  it('that stands already is worked out again with what is said of it', () => {
    const play = new Play().offered();
    play.says('In June, a 4-bed', { intent: 'quote', slots: { moveMonth: heard(6), propertySize: heard('4 Beds+') } });
    expect(play.state.quoting).toMatchObject({ key: 'key-1', status: 'waiting' });
    expect(play.of('requestQuote').at(-1)).toMatchObject({
      move: { propertySize: '4 Beds+', moveMonth: 6 },
    });
  });

  it('keeps the year of a month as long as that month is meant', () => {
    const play = new Play().offered();
    play.says('In June 2028', { intent: 'quote', slots: { moveMonth: heard(6), moveYear: heard(2028) } });
    expect(play.of('requestQuote').at(-1)).toMatchObject({ move: { moveMonth: 6, moveYear: 2028 } });
    play.quoteArrives().says('In March', { intent: 'quote', slots: { moveMonth: heard(3) } });
    expect(play.of('requestQuote').at(-1)?.move).toMatchObject({ moveMonth: 3 });
    expect(play.of('requestQuote').at(-1)?.move).not.toHaveProperty('moveYear');
  });

  it('that stands already gives way to one for another move', () => {
    const slots = { origin: city('York', 'GB'), destination: city('Leeds', 'GB') };
    const play = new Play().offered().says('Move me', { intent: 'quote', slots, isOtherMove: true });
    expect(play.state.quoting).toBeNull();
    expect(play.state.form.draft).toMatchObject({ originCity: 'York', name: 'x' });
  });
});

describe('a sentence that wants something else', () => {
  it.each([
    ['call', 'handoff.offer', 'handoff'],
    ['complaint', 'typed.complaint', 'handoff'],
    ['readiness', 'ask.moveType', 'choices'],
    ['greeting', 'typed.greeting', 'choices'],
    ['thanks', 'typed.thanks', 'choices'],
    ['outOfScope', 'typed.outOfScope', 'choices'],
  ] as const)('%s is answered with %s', (intent, said, asking) => {
    const play = wants(intent);
    expect(keyOf(play.last())).toBe(said);
    expect(play.state.asking?.kind).toBe(asking);
    expect(play.of('askGuide')).toEqual([]);
  });

  it('a person is asked for with the details that were given', () => {
    const play = new Play().says('Call me', { intent: 'call', slots: { phone: heard('+44 113 496 0000') } });
    expect(play.state.handoff?.contact.phone).toBe('+44 113 496 0000');
  });

  it.each<Intent>(['packing', 'countryGuide', 'documents', 'general'])('%s is looked up', (intent) => {
    expect(wants(intent).of('askGuide')).toMatchObject([{ question: { query: 'Hello', topic: 'question' } }]);
  });
});

describe('a sentence of which one is not sure', () => {
  const unsure = (play = new Play()) => play.says('Japan or so', { isSure: false, question: 'What about it?' });

  it('is asked back, and its words are remembered', () => {
    const play = unsure();
    expect(play.last()).toMatchObject({ text: { verbatim: 'What about it?' } });
    expect(play.says('the papers').of('askGuide')).toMatchObject([{ question: { previousQuery: 'Japan or so' } }]);
  });

  it('is looked up first where it may lean on what was said before, and asked back where nothing is known', () => {
    const play = new Play().says('Do I need a visa for Japan?');
    play.send({ type: 'guideAnswered', id: play.state.wondering[0]?.id ?? 0, answer: sureAnswer });
    unsure(play);
    expect(play.of('askGuide')).toHaveLength(2);
    play.send({ type: 'guideFailed', id: play.state.wondering[0]?.id ?? 0, isUnknown: true });
    expect(play.last()).toMatchObject({ text: { verbatim: 'What about it?' } });
  });

  it('is never left unanswered, even if it answers a question that is not open', () => {
    const play = new Play().answer({ about: 'intent', value: 'guide' });
    play.send({ type: 'countriesArrived', countries: [{ slug: 'japan', code: 'JP' }] });
    play.send({ type: 'countryChosen', askId: play.askId, slug: 'japan', said: 'Japan' });
    const overview = play.state.wondering[0]?.id ?? 0;
    play.send({ type: 'typed', text: 'Within the country' });
    play.send({ type: 'guideAnswered', id: overview, answer: sureAnswer });
    const id = play.state.wondering[0]?.id ?? 0;
    const understanding = { ...isQuestion, answer: { about: 'moveType', value: 'local' } };
    play.send({ type: 'understood', id, understanding });
    expect(play.of('askGuide').at(-1)?.question.query).toBe('Within the country');
  });

  it('is a question like any other where it could not be understood at all', () => {
    const play = new Play().send({ type: 'typed', text: 'Visa?' });
    const id = play.state.wondering[0]?.id ?? 0;
    play.send({ type: 'understood', id, understanding: null });
    expect(play.of('askGuide')).toMatchObject([{ question: { query: 'Visa?' } }]);
  });
});

describe('an answer that is being written', () => {
  it('shows as much as has come, and gives way to the whole', () => {
    const play = new Play().says('Visa?');
    const id = play.state.wondering[0]?.id ?? 0;
    play.send({ type: 'guideSaid', id, said: 'You need' });
    expect(play.state.wondering).toMatchObject([{ said: 'You need' }]);
    expect(play.send({ type: 'guideAnswered', id, answer: sureAnswer }).state.wondering).toEqual([]);
  });

  it('gives way to the word that it failed', () => {
    const play = new Play().says('Visa?');
    const id = play.state.wondering[0]?.id ?? 0;
    play.send({ type: 'guideSaid', id, said: 'You need' });
    play.send({ type: 'guideFailed', id, isUnknown: false });
    expect(play.state.wondering).toEqual([]);
    expect(keyOf(play.last())).toBe('guide.failed');
    expect(play.state.asking?.kind).toBe('handoff');
  });
});

it('a suggested question is asked at once, and leaves what is being written alone', () => {
  const play = new Play().send({ type: 'composed', text: 'Half a' });
  play.send({ type: 'followUpAsked', text: 'And pets?', country: 'japan' });
  expect(play.of('askGuide')).toMatchObject([
    { question: { query: 'And pets?', country: 'japan', topic: 'question' } },
  ]);
  expect(play.state.composed).toBe('Half a');
});
