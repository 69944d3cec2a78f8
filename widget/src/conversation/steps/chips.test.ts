import type { SaidFact } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../testing/play.js';

const press = (play: Play, at = 0) => {
  const line = play.state.messages.findLast(({ kind }) => kind === 'chips');
  return play.send({ type: 'chipPressed', messageId: line?.id ?? 0, at });
};
const said = (fact: SaidFact, play = new Play().offered()) =>
  play.says('That', { intent: 'thanks', heard: [{ fact, text: 'so' }] });

describe('a fact that was said back', () => {
  it.each<[SaidFact, object]>([
    ['propertySize', { kind: 'choices', answers: [{ about: 'propertySize' }, {}, {}, {}] }],
    ['moveMonth', { kind: 'detail', code: 'move_date' }],
    ['access', { kind: 'detail', code: 'access' }],
    ['destinationCity', { kind: 'leadForm', part: 'route' }],
    ['pets', { kind: 'choices', answers: [{ about: 'keep' }, { about: 'drop' }] }],
    ['email', { kind: 'handoff' }],
  ])('%s opens its question', (fact, ask) => {
    expect(press(said(fact)).state.asking).toMatchObject(ask);
  });

  it('opens it after a reload too', () => {
    const play = said('propertySize').send({ type: 'resumed' });
    expect(press(play).offers()[0]).toMatch(/^propertySize/);
  });

  it('that is changed so changes the quote, and no question is asked twice', () => {
    const play = press(said('propertySize')).answer({ about: 'propertySize', value: '4 Beds+' });
    expect(play.of('requestQuote').at(-1)).toMatchObject({ key: 'key-1', move: { propertySize: '4 Beds+' } });
    expect(play.quoteArrives().offers()).toContain('readiness.yes');
  });

  it('that is taken out is no longer part of the move', () => {
    const play = new Play().offered();
    play.says('and a car', { intent: 'quote', slots: { car: { value: true, confidence: 1 } } }).quoteArrives();
    press(play).answer({ about: 'drop', value: 'car' });
    expect(play.of('requestQuote').at(-1)?.move).not.toHaveProperty('car');
  });

  it('that stays as it is changes nothing', () => {
    const play = press(said('pets')).answer({ about: 'keep', value: 'pets' });
    expect(play.of('requestQuote')).toHaveLength(1);
    expect(play.offers()).toContain('readiness.yes');
  });

  it('in the middle of the form leads back to it', () => {
    const play = said('propertySize', new Play().toForm('international').fill('Dana'));
    press(play).answer({ about: 'propertySize', value: '4 Beds+' });
    expect(play.state.asking?.kind).toBe('leadForm');
    expect(play.state.form.draft.name).toBe('Dana');
  });

  it.each([
    ['before the last question', () => new Play().answer({ about: 'intent', value: 'quote' })],
    ['before the form', () => new Play().toForm('international').fill('Leeds')],
  ])('of a city shows no range before the contact details of a company that wants them first, %s', (_when, begin) => {
    const play = press(said('originCity', begin()));
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'route' });
    play.fill('York', 'route').submit();
    if (play.state.asking?.kind !== 'leadForm') play.answerMove('international');
    expect(play.of('requestQuote')).toEqual([]);
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'all' });
    expect(play.state.waiting).toBeNull();
    play.fill('Dana').submit('key-2').quoteArrives(undefined, 'key-2');
    expect(play.of('keepLead')).toHaveLength(1);
  });

  it('in the middle of the offer to keep the range leads back to that', () => {
    const start = new Play({ ...new Play().state, quoteFirst: true }).toForm('international');
    const play = said('propertySize', start.fill('Leeds', 'route').submit().quoteArrives().fill('Dana', 'contact'));
    press(play).answer({ about: 'propertySize', value: '4 Beds+' }).quoteArrives();
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'contact' });
    expect(play.state.waiting).toBeNull();
  });
});

describe('a message in another language', () => {
  const offer = { language: 'es', text: '¿Seguimos en español?', yes: 'Español', no: 'No, gracias' };
  const asks = (play = new Play()) => play.says('¿Necesito visado?', {}, offer);

  it('is answered in it, with an offer to switch', () => {
    const play = asks();
    expect(play.of('askGuide')).toMatchObject([{ question: { language: 'es' } }]);
    expect(play.last()).toMatchObject({
      text: { verbatim: offer.text },
      chips: [{ label: 'Español' }, { label: 'No, gracias' }],
    });
  });

  it('switches the chat when that is pressed, and stays with "no"', () => {
    expect(press(asks()).of('setLanguage')).toMatchObject([{ language: 'es' }]);
    expect(press(asks(), 1).of('setLanguage')).toEqual([]);
  });

  it('switches the chat when that is agreed to in words, once it was offered', () => {
    const agreed = { answer: { about: 'agreed', value: 'es' } };
    expect(asks().says('Sí, claro', agreed).of('setLanguage')).toMatchObject([{ language: 'es' }]);
    expect(new Play().says('Sí, claro', agreed).of('setLanguage')).toEqual([]);
  });

  it('switches the chat when the language is asked for by its name', () => {
    const play = new Play().says('Español, por favor', { answer: { about: 'language', value: 'es' } });
    expect(play.of('setLanguage')).toMatchObject([{ language: 'es' }]);
    expect(keyOf(play.last())).toBe('typed.greeting');
  });

  it('is offered once', () => {
    const play = asks();
    play.send({ type: 'guideFailed', id: play.state.wondering[0]?.id ?? 0, isUnknown: true });
    asks(play);
    expect(play.said().filter((key) => key === 'chips')).toHaveLength(1);
    expect(play.of('askGuide').at(-1)).toMatchObject({ question: { language: 'es' } });
  });

  it('leaves the open question open', () => {
    const play = asks(new Play().answer({ about: 'intent', value: 'quote' }));
    expect(play.offers()).toEqual(['moveType.local', 'moveType.international']);
    expect(keyOf(play.last())).toBeUndefined();
  });
});
