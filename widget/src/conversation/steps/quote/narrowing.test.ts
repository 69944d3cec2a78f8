import { describe, expect, it } from 'vitest';
import { keyOf, Play, unclearQuote } from '../../../testing/play.js';
import { sampleQuote as quote } from '../../../testing/sample-quote.js';

const opened = () => new Play().offered().send({ type: 'narrowOpened' });
const inJuly = (play: Play) =>
  play.send({ type: 'detailGiven', askId: play.askId, detail: { about: 'move_date', value: 7 }, said: 'In July' });
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
    play.quoteArrives({ ...quote, minPrice: 10_993, maxPrice: 12_993 });
    expect(play.said()).toContain('narrow.moved');
    expect(play.last()).toMatchObject({ kind: 'quote', before: { minPrice: 9429, maxPrice: 11_429 } });
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
    expect(play.state.move).not.toHaveProperty('moveMonth');
    expect(play.offers()).toEqual(readinessAnswers);
  });

  it('asks by the month, with its year, for a day that the server does not quote', () => {
    const moveDate = { value: '2036-07-12', confidence: 0.9 };
    const play = new Play().offered().says('On 12 July 2036', { intent: 'quote', slots: { moveDate } }, 'x');
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
