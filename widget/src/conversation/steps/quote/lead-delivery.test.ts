import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../../testing/play.js';

const leadWords = (play: Play) => play.said().filter((key) => /^lead\.(saved|unsent|unsentHere|known)$/.test(key));

describe('the word about the lead', () => {
  it('is "saved", with its reference, only once the server has it', () => {
    const play = new Play().quoted();
    expect(leadWords(play)).toEqual([]);
    play.leadSaved();
    expect(play.state.messages.at(-2)).toMatchObject({ text: { key: 'lead.saved', params: { reference: 'MEG-1' } } });
    expect(play.told('leadSubmitted')).toEqual([{ reference: 'MEG-1' }]);
    expect(play.state).toMatchObject({ leads: [], saved: { key: 'key-1', leadId: 'id of key-1', reference: 'MEG-1' } });
  });

  it('is told to the host page once, by the tab that sent it', () => {
    const play = new Play().quoted();
    const saved = { type: 'leadSaved', key: 'key-1', leadId: 'id', reference: 'MEG-1' } as const;
    play.send({ ...saved, byOtherTab: true }).send({ ...saved, byOtherTab: false });
    expect(play.told('leadSubmitted')).toEqual([]);
    expect(leadWords(play)).toEqual(['lead.saved']);
  });

  it('is "not sent yet" after the first failure, once, and "saved" when it arrives', () => {
    const play = new Play().quoted();
    play.send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    const unsent = play.state.messages.find((message) => keyOf(message) === 'lead.unsent');
    expect(unsent).toMatchObject({ text: { offersCall: true } });
    play.send({ type: 'leadUnsent', key: 'key-1', isDurable: true }).leadSaved();
    expect(leadWords(play)).toEqual(['lead.unsent', 'lead.saved']);
  });

  it('says where the storage is blocked that the page has to stay open', () => {
    expect(leadWords(new Play().quoted().send({ type: 'leadUnsent', key: 'key-1', isDurable: false }))).toEqual([
      'lead.unsentHere',
    ]);
  });

  it('is "saved" as well where the server had it already', () => {
    const play = new Play().quoted().send({ type: 'leadKnown', key: 'key-1' });
    expect(leadWords(play)).toEqual(['lead.known']);
    expect(play.state).toMatchObject({ leads: [], saved: { key: 'key-1', leadId: null } });
  });

  it('leads back to the form where the server refuses a field, with everything still in it', () => {
    const play = new Play().quoted();
    play.send({ type: 'leadRefused', key: 'key-1', fields: { phone: 'Too short', chatHistory: 'x' } });
    expect(play.state.step).toBe('leadCapture');
    expect(play.state.asking?.kind).toBe('leadForm');
    expect(play.state.form.problems).toEqual({ phone: { key: 'field.refused' } });
    expect(play.state.form.draft.email).toBe('amina@example.com');
    play.submit('key-2');
    expect(play.state.leads.map(({ key }) => key)).toEqual(['key-2']);
  });

  it('says so where the server refuses what no field can mend', () => {
    const play = new Play().quoted().send({ type: 'leadRefused', key: 'key-1', fields: { companyId: 'x' } });
    const refusal = play.state.messages.find((message) => keyOf(message) === 'lead.notAccepted');
    expect(refusal).toMatchObject({ text: { offersCall: true } });
    expect(play.state.asking?.kind).toBe('choices');
  });

  it('opens no form for a lead that the server has', () => {
    const play = new Play().offered();
    const before = play.state;
    expect(play.send({ type: 'leadRefused', key: 'key-1', fields: { phone: 'x' } }).state).toBe(before);
  });

  it('leaves the open question alone when it is about an earlier lead', () => {
    const play = new Play().quoted().send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    play.answer({ about: 'readiness', value: 'allSet' }).answer({ about: 'intent', value: 'anotherQuote' });
    const { asking } = play.state;
    play.leadSaved();
    expect(keyOf(play.last())).toBe('lead.saved');
    expect(play.state.asking).toEqual(asking);
  });
});
