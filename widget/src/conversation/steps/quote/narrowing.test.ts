import type { Quote } from '@meg/shared/contract/quotes';
import { describe, expect, it } from 'vitest';
import { keyOf, Play, unclearQuote } from '../../../testing/play.js';
import { sampleQuote as quote } from '../../../testing/sample-quote.js';

import { type Conversation, lastQuoteMessage } from '../../state.js';
import { quoteAgain } from './narrowing.js';

const opened = () => new Play().offered().send({ type: 'narrowOpened' });
const inJuly = (play: Play) =>
  play.send({ type: 'detailGiven', askId: play.askId, detail: { about: 'move_date', value: 7 }, said: 'In July' });
/** As in the peak season. */
const dearer: Quote = {
  ...quote,
  minPrice: 10_993,
  maxPrice: 12_993,
  lines: [...quote.lines, { code: 'season_peak', params: {}, amount: 1564, text: 'Peak season' }],
};
const cardOf = (play: Play) => lastQuoteMessage(play.state);
const cards = (play: Play) => play.said().filter((kind) => kind === 'quote');
const readinessAnswers = ['readiness.yes', 'readiness.connect', 'readiness.allSet'];

describe('narrowing the range', () => {
  it('begins with the question that the server asks', () => {
    const play = opened();
    expect(play.last()).toMatchObject({ text: { verbatim: 'When do you want to move?' } });
    expect(play.state.asking).toMatchObject({ kind: 'detail', code: 'move_date' });
  });

  it('asks again with the answer, says how the range has changed, and sends no second lead', () => {
    const play = inJuly(opened());
    expect(play.of('requestQuote').at(-1)).toMatchObject({ key: 'key-1', move: { moveMonth: 7 } });
    play.quoteArrives(dearer);
    const range = { low: 10_993, high: 12_993, currency: 'USD' };
    const amount = { low: 1564, high: 1564, currency: 'USD' };
    expect(play.last()).toMatchObject({ text: { key: 'narrow.up', params: { amount, range } } });
    expect(cardOf(play)).toMatchObject({
      quote: { minPrice: 10_993 },
      first: { minPrice: 9429, maxPrice: 11_429 },
      change: {
        facts: [{ fact: 'moveMonth', text: 'In July' }],
        before: { minPrice: 9429, maxPrice: 11_429 },
        difference: 1564,
        saidId: play.last()?.id,
      },
    });
    expect(play.of('sendLead')).toHaveLength(1);
    expect(play.of('keepLead')).toHaveLength(1);
  });

  it('leaves out what is skipped, and shows no second card for it', () => {
    const play = opened();
    play.send({ type: 'detailSkipped', askId: play.askId });
    expect(play.of('requestQuote').at(-1)).toMatchObject({ leaveOut: ['move_date'] });
    play.quoteArrives();
    expect(keyOf(play.last())).toBe('narrow.skipped');
    expect(play.said().filter((key) => key === 'quote')).toHaveLength(1);
    expect(play.state.quoting?.next).toBeNull();
  });

  it('leaves the three answers about being ready below the range, and does not offer it in words again', () => {
    const play = inJuly(opened()).quoteArrives();
    expect(play.offers()).toEqual(readinessAnswers);
    expect(play.said().filter((key) => key === 'readiness.offer')).toHaveLength(1);
  });

  it('forgets an answer that the server refuses, and the range stands', () => {
    const play = inJuly(opened()).send({ type: 'quoteFailed', key: 'key-1', fields: { moveMonth: 'no' } });
    expect(keyOf(play.last())).toBe('narrow.refused');
    expect(play.state.move.moveMonth).toBe(6);
    expect(play.offers()).toEqual(readinessAnswers);
  });

  it('asks by the month, with its year, for a day that the server does not quote', () => {
    const moveDate = { value: '2036-07-12', confidence: 0.9 };
    const play = new Play().offered().says('On 12 July 2036', { intent: 'quote', slots: { moveDate } });
    play.send({ type: 'quoteFailed', key: 'key-1', fields: { moveDate: 'Too far' } });
    expect(play.of('requestQuote').at(-1)?.move).toMatchObject({ moveMonth: 7, moveYear: 2036 });
    expect(play.of('requestQuote').at(-1)?.move).not.toHaveProperty('moveDate');
  });

  it('keeps the answer where only the connection failed', () => {
    const play = inJuly(opened()).send({ type: 'quoteFailed', key: 'key-1' });
    expect(keyOf(play.last())).toBe('narrow.failed');
    play.answer({ about: 'retry', value: 'quote' });
    expect(play.of('requestQuote').at(-1)).toMatchObject({ move: { moveMonth: 7 } });
  });

  it('takes no answer to another question than the open one', () => {
    const play = opened();
    const detail = { about: 'packing', value: true } as const;
    play.send({ type: 'detailGiven', askId: play.askId, detail, said: 'Yes' });
    expect(play.of('requestQuote')).toHaveLength(1);
  });

  it('pushes no open card aside', () => {
    const play = new Play().toHandoff();
    const before = play.state;
    expect(play.send({ type: 'narrowOpened' }).state).toBe(before);
  });
});

describe('a change of the move', () => {
  const byAir = { type: 'wayChosen', way: 'air', said: 'By air' } as const;

  it('of any kind changes the one card where it stands', () => {
    const play = inJuly(opened()).quoteArrives(dearer);
    const at = play.said().indexOf('quote');
    play.send(byAir).quoteArrives().send({ type: 'narrowOpened' });
    inJuly(play).quoteArrives(dearer);
    expect(cards(play)).toHaveLength(1);
    expect(play.said().indexOf('quote')).toBe(at);
    expect(cardOf(play)?.first).toMatchObject({ minPrice: 9429 });
  });

  it('by another way to ship asks for the quote by that way, and says it in place of the former', () => {
    const play = new Play().offered().send(byAir);
    expect(play.of('requestQuote').at(-1)).toMatchObject({ key: 'key-1', move: { shippingMode: 'air' } });
    play.quoteArrives({ ...dearer, modes: dearer.modes.map((one) => ({ ...one, isChosen: one.mode === 'air' })) });
    expect(cardOf(play)?.change?.facts).toEqual([
      { fact: 'shippingMode', text: 'By air', former: { key: 'mode.own' } },
    ]);
    expect(play.of('keepLead')).toHaveLength(1);
    expect(play.of('addToLead').at(-1)).toMatchObject({ move: { shippingMode: 'air' } });
  });

  it('takes no way that the quote does not offer', () => {
    const play = new Play()
      .toForm('local')
      .fill()
      .submit()
      .quoteArrives({ ...quote, modes: [] });
    expect(play.send(byAir).of('requestQuote')).toHaveLength(1);
  });

  it('says what was known before, where an answer says otherwise', () => {
    const play = new Play().offered();
    const heard = [{ fact: 'propertySize' as const, text: '4 bedrooms' }];
    const known = { ...play.state, move: { ...play.state.move, propertySize: '4 Beds+' as const } };
    [play.state] = quoteAgain(known, play.state, heard);
    play.quoteArrives(dearer);
    expect(cardOf(play)?.change?.facts).toEqual([{ ...heard[0], former: { key: 'propertySize.2 - 3 Beds' } }]);
    [play.state] = quoteAgain(play.state, play.state, [{ fact: 'propertySize', text: '5 bedrooms' }]);
    expect(cardOf(play.quoteArrives(quote))?.change?.facts).toMatchObject([
      { text: '5 bedrooms', former: { verbatim: '4 bedrooms' } },
    ]);
  });

  const changedBy = (move: Partial<Conversation['move']>, found: Quote) => {
    const play = new Play().offered();
    const facts = Object.keys(move).map((fact) => ({ fact: fact as 'car', text: fact }));
    [play.state] = quoteAgain({ ...play.state, move: { ...play.state.move, ...move } }, play.state, facts);
    return keyOf(play.quoteArrives(found).last());
  };
  const fiveMore: Quote = {
    ...quote,
    lines: [...quote.lines, { code: 'specialty', params: {}, amount: 5, text: 'A lamp' }],
  };

  it('that has no price is said to be noted, and not in the range', () => {
    expect(changedBy({ car: true }, quote)).toBe('narrow.unmoved');
    expect(changedBy({ notes: ['keys at noon'] }, quote)).toBe('narrow.unmoved');
  });

  it('that is priced and costs nothing leaves the range', () => {
    expect(changedBy({ moveMonth: 3 }, quote)).toBe('narrow.skipped');
    expect(changedBy({ car: false }, quote)).toBe('narrow.skipped');
  });

  it('that changes the price by less than the range shows is told with its amount', () => {
    expect(changedBy({ car: true }, fiveMore)).toBe('narrow.up');
  });

  it('said while the quote is asked for shows only the range for all that was said', () => {
    const play = new Play()
      .offered()
      .send(byAir)
      .send({ ...byAir, way: 'shared', said: 'Shared' });
    expect(play.of('requestQuote')).toHaveLength(2);
    play.quoteArrives(dearer);
    expect(cardOf(play)?.quote).toBe(quote);
    expect(play.of('requestQuote').at(-1)).toMatchObject({ move: { shippingMode: 'shared' } });
    play.quoteArrives(dearer);
    expect(cardOf(play)?.quote).toBe(dearer);
    expect(cardOf(play)?.change?.facts.map(({ text }) => text)).toEqual(['By air', 'Shared']);
  });

  it('that the server refuses goes back to all that was known', () => {
    const play = new Play()
      .offered()
      .send(byAir)
      .send({ ...byAir, way: 'shared', said: 'Shared' });
    play.send({ type: 'quoteFailed', key: 'key-1', fields: { shippingMode: 'no' } });
    play.send({ type: 'quoteFailed', key: 'key-1', fields: { shippingMode: 'no' } });
    expect(play.state.move).not.toHaveProperty('shippingMode');
    expect(cardOf(play)?.quote).toBe(quote);
  });

  it('reaches the lead, even if the range is there before the lead is stored', () => {
    const play = new Play().quoted().send(byAir).quoteArrives(dearer).leadSaved();
    expect(play.of('addToLead').at(-1)).toMatchObject({ move: { shippingMode: 'air' }, quote: dearer });
  });

  it('after another quote leaves the card of the earlier move alone', () => {
    const play = new Play().offered().answer({ about: 'readiness', value: 'allSet' });
    play.answer({ about: 'intent', value: 'anotherQuote' }).answerMove('local').fill().submit('key-2');
    play.send({ type: 'quoteFailed', key: 'key-2' });
    [play.state] = quoteAgain(play.state, play.state);
    play.quoteArrives(dearer, 'key-2');
    expect(cards(play)).toHaveLength(2);
  });
});

describe('a place', () => {
  it('of a name that many have is asked about once, with the word about the lead', () => {
    const play = new Play().toForm('international').fill().submit().quoteArrives(unclearQuote());
    play.send({ type: 'leadUnsent', key: 'key-1', isDurable: true }).leadSaved();
    expect(play.said().filter((key) => key === 'narrow.whichPlace')).toHaveLength(1);
    const place = { id: '2644688', label: 'Leeds, United Kingdom' };
    play.send({ type: 'detailGiven', askId: play.askId, detail: { about: 'origin_place', place }, said: place.label });
    expect(play.of('requestQuote').at(-1)).toMatchObject({
      move: { originPlaceId: '2644688', originCity: 'Leeds, United Kingdom' },
    });
  });

  it('may be none of those, and the quote goes on without', () => {
    const play = new Play().toForm('local').fill().submit().quoteArrives(unclearQuote()).leadSaved();
    play.send({ type: 'detailSkipped', askId: play.askId });
    expect(play.of('requestQuote').at(-1)).toMatchObject({ leaveOut: ['origin_place'] });
    expect(play.quoteArrives(unclearQuote()).offers()).toEqual(readinessAnswers);
  });
});
