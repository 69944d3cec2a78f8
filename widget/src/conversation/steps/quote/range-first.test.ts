import { describe, expect, it } from 'vitest';
import { keyOf, Play, unclearQuote } from '../../../testing/play.js';
import { sampleQuote as quote } from '../../../testing/sample-quote.js';
import { welcome } from '../../welcome.js';

const begin = () => new Play(welcome({ quoteFirst: true })).toForm('local');
const ranged = () => begin().fill('Leeds', 'route').submit().quoteArrives();

describe('where the company shows the range first', () => {
  it('the form asks for the two cities alone', () => {
    expect(begin().state.asking).toMatchObject({ kind: 'leadForm', part: 'route' });
    expect(Object.keys(begin().submit().state.form.problems)).toEqual(['originCity', 'destinationCity']);
  });

  it('the range is shown before anything of the visitor is kept', () => {
    const play = begin().fill('Leeds', 'route').submit();
    expect(play.of('requestQuote')).toMatchObject([{ key: 'key-1', move: { originCity: 'Leeds' } }]);
    play.quoteArrives();
    expect(play.said()).toContain('quote');
    expect(play.of('keepLead')).toEqual([]);
    expect(play.of('sendLead')).toEqual([]);
  });

  it('the contact form follows as the way to keep it, and sends the lead with the range', () => {
    const play = ranged();
    expect(keyOf(play.last())).toBe('ask.keep');
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'contact' });
    play.fill('Amina', 'contact').submit('key-2');
    expect(play.of('keepLead')).toMatchObject([{ lead: { key: 'key-1', move: { originCity: 'Leeds' } } }]);
    expect(play.of('sendLead')).toMatchObject([{ lead: { key: 'key-1' }, quote }]);
    expect(keyOf(play.leadSaved().last())).toBe('readiness.offer');
  });

  it('"Not now" keeps nothing, and the visitor goes on', () => {
    const play = ranged();
    play.send({ type: 'cardLeft', askId: play.askId });
    expect(play.of('keepLead')).toEqual([]);
    expect(play.state.leads).toEqual([]);
    expect(play.said().slice(-3)).toEqual(['say.notNow', 'lead.declined', 'readiness.offer']);
  });

  it('who has declined is not asked again when the range gets narrower', () => {
    const play = ranged();
    play.send({ type: 'cardLeft', askId: play.askId }).send({ type: 'narrowOpened' });
    const detail = { about: 'move_date', value: 7 } as const;
    play.send({ type: 'detailGiven', askId: play.askId, detail, said: 'In July' }).quoteArrives();
    expect(play.said().filter((key) => key === 'ask.keep')).toHaveLength(1);
    expect(play.state.asking?.kind).toBe('choices');
  });

  it('which place is meant comes before the offer to keep the range', () => {
    const play = begin().fill('Springfield', 'route').submit().quoteArrives(unclearQuote());
    expect(play.state.asking).toMatchObject({ kind: 'detail', code: 'origin_place' });
    const place = { id: '2644688', label: 'Leeds, United Kingdom' };
    play.send({ type: 'detailGiven', askId: play.askId, detail: { about: 'origin_place', place }, said: place.label });
    play.quoteArrives();
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'contact' });
  });

  it('a city that the server refuses leads back to the cities', () => {
    const play = begin().fill('Leeds', 'route').submit();
    play.send({ type: 'quoteFailed', key: 'key-1', fields: { originCity: 'Too long' } });
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'route' });
    expect(play.state.form.problems).toEqual({ originCity: { key: 'field.refused' } });
  });

  it('a phone number that the server refuses leads back to the contact, and the range stands', () => {
    const play = ranged().fill('Amina', 'contact').submit();
    play.send({ type: 'leadRefused', key: 'key-1', fields: { phone: 'Too short' } });
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'contact' });
    play.submit('key-9');
    expect(play.of('sendLead')).toMatchObject([{ quote }, { lead: { key: 'key-1' }, quote }]);
  });

  it('a call is booked with the whole form, for there is no range to keep', () => {
    const play = new Play(welcome({ quoteFirst: true })).called();
    play.answer({ about: 'moveType', value: 'local' }).answer({ about: 'moveDetails', value: 'office' });
    expect(play.state.asking).toMatchObject({ part: 'all' });
  });

  it('the offer to keep it waits behind no card: the test stays open', () => {
    const play = begin().fill('Leeds', 'route').submit().send({ type: 'flowStarted', flow: 'quiz' }).quoteArrives();
    expect(play.state.asking?.kind).toBe('quiz');
  });

  it('the offer to keep it does not come back once another quote has begun', () => {
    const play = ranged().send({ type: 'personWanted' });
    expect(play.state.waiting).toMatchObject({ kind: 'leadForm', part: 'contact' });
    play.says('Another quote', { answer: { about: 'intent', value: 'anotherQuote' } });
    expect(play.state.waiting).toBeNull();
    expect(play.state.quoting).toBeNull();
  });
});
