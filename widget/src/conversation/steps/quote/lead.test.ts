import { describe, expect, it } from 'vitest';
import { Play } from '../../../testing/play.js';
import { leadFields } from '../../drafts/lead-fields.js';

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
      move: { originCity: 'Leeds' },
      elapsedMs: 30_000,
      consentText: 'Only us',
    });
    expect(play.of('requestQuote')[0]).toMatchObject({ move: { originCity: 'Leeds', destinationCity: 'Leeds' } });
  });

  it('is sent once, however often the button is pressed', () => {
    const play = new Play().toForm('local').fill().submit('key-1').submit('key-2');
    expect(play.of('keepLead').map((effect) => effect.lead.key)).toEqual(['key-1']);
  });

  it('takes no key twice', () => {
    const play = new Play().quoted().send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    play.answer({ about: 'readiness', value: 'allSet' }).answer({ about: 'intent', value: 'anotherQuote' });
    play.answerMove('local').fill().submit('key-1');
    expect(play.of('keepLead')).toHaveLength(1);
    expect(play.state.step).toBe('leadCapture');
  });

  it('can be left, and opens again with what was filled in, without a question asked twice', () => {
    const play = new Play().toForm('local').fill('Amina');
    play.send({ type: 'cardLeft', askId: play.askId });
    expect(play.said().slice(-2)).toEqual(['say.notNow', 'form.left']);
    play.answer({ about: 'intent', value: 'quote' });
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'all' });
    expect(play.state.form.draft.name).toBe('Amina');
  });
});

describe('a place', () => {
  it('that was picked keeps its id until its name is edited', () => {
    const play = new Play().toForm('local').fill();
    play.send({ type: 'placePicked', field: 'originCity', place: { id: '7', label: 'Leeds, United Kingdom' } });
    expect(play.state.form.draft.originCity).toBe('Leeds, United Kingdom');
    expect(play.state.move.originPlaceId).toBe('7');
    play.send({ type: 'draftChanged', field: 'originCity', value: 'Leeds,' });
    expect(play.state.move).not.toHaveProperty('originPlaceId');
  });
});
