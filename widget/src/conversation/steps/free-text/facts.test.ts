import type { Slots } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { Play, sureAnswer } from '../../../testing/play.js';
import { sampleQuote } from '../../../testing/sample-quote.js';

const heard = <T>(value: T) => ({ value, confidence: 0.9 });
const city = (value: string, countryCode: string) => ({ ...heard(value), placeId: value, countryCode, isCity: true });
const bedrooms: Slots = { propertySize: heard('4 Beds+') };
const says = (play: Play, slots: Slots) => play.says('That', { intent: 'quote', slots });
const requests = (play: Play) => play.of('requestQuote').at(-1)?.move;

describe('the facts of a message', () => {
  it('go to the server with the open question, so that it knows what they answer', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' }).send({ type: 'typed', text: 'abroad' });
    expect(play.of('understand')).toMatchObject([
      {
        asking: {
          kind: 'choices',
          answers: [
            { about: 'moveType', value: 'local' },
            { about: 'moveType', value: 'international' },
          ],
        },
        move: {},
      },
    ]);
  });

  it('go there with the fields of the form that are empty, and with the cities that are known', () => {
    const play = new Play().toForm('local');
    play.send({ type: 'draftChanged', field: 'originCity', value: 'Leeds' }).send({ type: 'typed', text: 'York' });
    expect(play.of('understand')).toMatchObject([
      {
        asking: { kind: 'form', fields: ['name', 'email', 'phone', 'destinationCity'] },
        move: { originCity: 'Leeds' },
      },
    ]);
    expect(play.of('understand')[0]?.move).not.toHaveProperty('destinationCity');
  });

  it('are not asked for again: of two known cities, the form asks only who moves', () => {
    const play = says(new Play(), { origin: city('Leeds', 'GB'), destination: city('York', 'GB') }).toForm('local');
    expect(play.said()).toContain('ask.leadWho');
    expect(new Play().toForm('local').said()).toContain('ask.lead');
  });

  it('are said back, each as a button that opens its question', () => {
    const play = says(new Play(), { ...bedrooms, destination: city('York', 'GB') });
    const said = play.state.messages.findLast(({ kind }) => kind === 'chips');
    expect(said).toMatchObject({
      text: { key: 'typed.noted' },
      chips: [
        { fact: 'propertySize', label: '4 Beds+' },
        { fact: 'destinationCity', label: 'York' },
      ],
    });
  });

  it('that were known otherwise are said to have changed', () => {
    const play = says(says(new Play(), bedrooms), { propertySize: heard('2 - 3 Beds') });
    expect(play.said().filter((key) => key.startsWith('typed.'))).toEqual(['typed.noted', 'typed.changed']);
  });

  it('are kept from a question too, but correct nothing and change no range on the screen', () => {
    const ask = (play: Play) => play.says('Visa for Japan?', { intent: 'countryGuide', slots: { pets: heard(true) } });
    expect(ask(new Play()).state.move).toMatchObject({ pets: true });
    const play = ask(new Play().offered());
    expect(play.state.move).not.toHaveProperty('pets');
    expect(play.of('requestQuote')).toHaveLength(1);
  });

  it('do not take a service for wanted that is only asked about', () => {
    const play = new Play().says('Do you pack?', { intent: 'packing', slots: { packing: heard(true) } });
    expect(play.state.move).not.toHaveProperty('packing');
  });

  it('that one is not sure of begin the quote, and are no dead end', () => {
    const play = new Play().says('4 bedrooms', { isSure: false, question: 'What about it?', slots: bedrooms });
    expect(play.said().slice(-2)).toEqual(['typed.noted', 'ask.moveType']);
  });
});

describe('a correction of a quote', () => {
  it.each<[string, Slots, object]>([
    ['of the home', bedrooms, { propertySize: '4 Beds+' }],
    ['of a city', { destination: city('Penang', 'MY') }, { destinationCity: 'Penang', destinationCountry: 'MY' }],
    ['of the month', { moveMonth: heard(5) }, { moveMonth: 5 }],
  ])('%s asks for it again under the key of its lead', (_, slots, changed) => {
    const play = says(new Play().offered(), slots);
    expect(play.state.quoting).toMatchObject({ key: 'key-1', status: 'waiting' });
    expect(requests(play)).toMatchObject(changed);
    expect(play.quoteArrives().of('keepLead')).toHaveLength(1);
    expect(play.state.messages.filter(({ kind }) => kind === 'quote')).toHaveLength(1);
  });

  it('takes back a fact', () => {
    const play = says(new Play().offered(), { car: heard(true) }).quoteArrives();
    play.says('without the car', { intent: 'quote', takenBack: ['car'], heard: [{ fact: 'car', text: 'No car' }] });
    expect(requests(play)).not.toHaveProperty('car');
    expect(play.state.heard).not.toHaveProperty('car');
  });

  it('takes back a city with its place', () => {
    const play = says(new Play(), { destination: city('York', 'GB') });
    play.says('not York', { intent: 'quote', takenBack: ['destinationCity'] });
    expect(play.state.form.draft.destinationCity).toBe('');
    expect(play.state.move).not.toHaveProperty('destinationPlaceId');
  });

  it('of a city that is abroad asks for what a move abroad needs, and then for the quote', () => {
    const play = new Play().toForm('local');
    says(play, { origin: city('Leeds', 'GB'), destination: city('York', 'GB') })
      .fill('x', 'contact')
      .submit();
    play.quoteArrives().leadSaved();
    says(play, { destination: city('Penang', 'MY') });
    expect(play.state.move.moveType).toBe('international');
    play.answer({ about: 'propertySize', value: '4 Beds+' }).answer({ about: 'moveSize', value: 'Content only' });
    expect(play.state.quoting).toMatchObject({ key: 'key-1', status: 'waiting' });
    expect(play.of('keepLead')).toHaveLength(1);
  });

  it.each(['leadForm', 'quiz', 'handoff'] as const)('beneath an open %s leaves that open', (kind) => {
    const plays = {
      leadForm: () =>
        new Play({ ...new Play().state, quoteFirst: true }).toForm('local').fill('x', 'route').submit().quoteArrives(),
      quiz: () => new Play().offered().answer({ about: 'readiness', value: 'yes' }),
      handoff: () => new Play().toHandoff(),
    };
    const play = plays[kind]();
    const { asking } = play.state;
    says(play, bedrooms).quoteArrives();
    expect(requests(play)).toMatchObject({ propertySize: '4 Beds+' });
    expect(play.state.asking).toEqual(asking);
    expect(asking?.kind).toBe(kind);
  });

  it('answers the card that asks for that fact, which closes', () => {
    const play = new Play().offered().send({ type: 'narrowOpened' });
    const asked = play.state.asking;
    says(play, {
      access: heard({ origin: { floor: 2, lift: false, carryM: 0 } }),
      moveMonth: heard(3),
      rooms: heard({ bedroom: 4 }),
    });
    expect(asked?.kind).toBe('detail');
    expect(play.state.asking).toBeNull();
  });

  it('while the quote is being worked out is worked in before it is shown', () => {
    const play = says(new Play().toForm('international').fill().submit(), bedrooms);
    expect(play.quoteArrives().state.messages.some(({ kind }) => kind === 'quote')).toBe(false);
    expect(requests(play)).toMatchObject({ propertySize: '4 Beds+' });
    expect(play.quoteArrives().state.messages.filter(({ kind }) => kind === 'quote')).toHaveLength(1);
  });

  it('of the contact after the lead was sent reaches the company with the conversation', () => {
    const play = says(new Play().offered(), { email: heard('new@example.com') });
    expect(play.of('addToLead').at(-1)).toMatchObject({ key: 'key-1' });
  });
});

describe('a whole new route with a wish for a quote', () => {
  it('is another move, with a quote of its own', () => {
    const slots = { origin: city('York', 'GB'), destination: city('Rome', 'IT') };
    const play = new Play().offered().says('That', { intent: 'quote', slots, isOtherMove: true });
    expect(play.state.quoting).toBeNull();
    expect(play.state.move).toMatchObject({ originCountry: 'GB', destinationCountry: 'IT' });
  });

  it('that only puts the known one right keeps all that is known of the move', () => {
    const before = says(new Play().offered(), bedrooms);
    const play = says(before, { origin: city('York', 'GB'), destination: city('Rome', 'IT') });
    expect(play.state.quoting).not.toBeNull();
    expect(play.state.move).toMatchObject({ propertySize: '4 Beds+', originCountry: 'GB', destinationCountry: 'IT' });
  });
});

describe('words while a form is open', () => {
  it('fill its fields', () => {
    const play = new Play().toForm('local');
    const { asking } = play.state;
    says(play, { name: heard('Dana'), email: heard('dana@example.com'), destination: city('York', 'GB') });
    expect(play.state.form.draft).toMatchObject({ name: 'Dana', email: 'dana@example.com', destinationCity: 'York' });
    expect(play.state.asking).toEqual(asking);
  });

  it('fill the card that leads to a person', () => {
    const play = new Play().send({ type: 'personWanted' });
    play.says('0113 496 0000', { intent: 'quote', slots: { phone: heard('0113 496 0000') } });
    expect(play.state.handoff?.contact.phone).toBe('0113 496 0000');
  });
});

describe('a card that asks for something else', () => {
  it('stays open over a question that a new fact opens, which is asked once the card is left', () => {
    const play = new Play()
      .toForm('local')
      .fill()
      .submit('local')
      .quoteArrives(sampleQuote, 'local')
      .leadSaved('local');
    play.send({ type: 'personWanted' });
    says(play, { moveType: heard('international') });
    expect(play.state.asking?.kind).toBe('handoff');
    expect(play.state.handoff).not.toBeNull();
    play.send({ type: 'cardLeft', askId: play.askId });
    expect(play.state.asking).toMatchObject({ kind: 'choices', answers: [{ about: 'propertySize' }, {}, {}, {}] });
  });
});

describe('a search', () => {
  it('brings the move with it, and says whether its range is on the screen', () => {
    const ask = (play: Play) => play.says('Is that per person?', { intent: 'costs' }).of('askGuide').at(-1);
    expect(ask(new Play().toForm('local'))).toMatchObject({ move: { moveType: 'local' }, hasRange: false });
    const move = { moveType: 'international', originCity: 'x' };
    expect(ask(new Play().offered())).toMatchObject({ move, hasRange: true });
  });

  it('is no longer about the country of an earlier question once the move goes elsewhere', () => {
    const play = new Play();
    play.says('Do I need a visa for Japan?', { intent: 'documents', country: 'japan' });
    expect(play.state.context.country).toBe('japan');
    says(play, { destination: city('Oslo', 'NO') });
    expect(play.state.context.country).toBeNull();
  });

  it('is answered beneath an open form, which stays', () => {
    const play = new Play().toForm('local');
    const { asking } = play.state;
    play.says('Why do you need my phone?');
    play.send({ type: 'guideAnswered', id: play.state.wondering[0]?.id ?? 0, answer: sureAnswer });
    expect(play.last()?.kind).toBe('guide');
    expect(play.state.asking).toEqual(asking);
  });
});
