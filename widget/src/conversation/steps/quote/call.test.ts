import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../../testing/play.js';

const asked = () =>
  new Play()
    .answer({ about: 'intent', value: 'call' })
    .answer({ about: 'moveType', value: 'local' })
    .answer({ about: 'moveDetails', value: 'office' });
const booked = () => asked().fill().submit('call-1');

describe('booking a call', () => {
  it('asks what kind of move it is, and then for the form', () => {
    expect(keyOf(new Play().answer({ about: 'intent', value: 'call' }).last())).toBe('ask.moveType');
    expect(asked().state).toMatchObject({ purpose: 'call', step: 'leadCapture', asking: { kind: 'leadForm' } });
  });

  it('stores the lead at once, without a quote', () => {
    const play = booked();
    expect(play.of('keepLead')).toMatchObject([
      { lead: { key: 'call-1', move: { moveType: 'local', moveDetails: 'office' } } },
    ]);
    expect(play.of('sendLead')).toMatchObject([{ lead: { key: 'call-1' }, quote: null }]);
    expect(play.of('requestQuote')).toEqual([]);
  });

  it('goes on to the handoff card, with the contact filled in', () => {
    expect(booked().state).toMatchObject({
      step: 'handoff',
      asking: { kind: 'handoff' },
      handoff: { contact: { email: 'amina@example.com', phone: 'x' } },
    });
  });

  it('says that the lead is saved without closing the card', () => {
    const play = booked().leadSaved('call-1');
    expect(play.said()).toContain('lead.saved');
    expect(play.state.asking?.kind).toBe('handoff');
  });

  it('goes straight to the card where the lead is known', () => {
    const play = new Play().offered().answer({ about: 'readiness', value: 'allSet' });
    play.answer({ about: 'intent', value: 'call' });
    expect(play.state.asking?.kind).toBe('handoff');
    expect(play.of('keepLead')).toHaveLength(1);
  });

  it('goes straight to the card where the lead is on its way', () => {
    const play = new Play().quoted().send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    play.answer({ about: 'readiness', value: 'allSet' }).answer({ about: 'intent', value: 'call' });
    expect(play.state.asking?.kind).toBe('handoff');
    expect(play.of('keepLead')).toHaveLength(1);
  });

  it('asks nothing that the page has said already', () => {
    const play = new Play().send({ type: 'prefilled', fields: { moveType: 'international', moveDetails: 'office' } });
    expect(play.answer({ about: 'intent', value: 'call' }).state.asking?.kind).toBe('leadForm');
  });

  it('leads back to the form where the server refuses a field', () => {
    const play = booked().send({ type: 'leadRefused', key: 'call-1', fields: { phone: 'Too short' } });
    expect(play.state).toMatchObject({ asking: { kind: 'leadForm', part: 'all' }, handoff: null });
    expect(play.state.form.problems).toEqual({ phone: { key: 'field.refused' } });
  });

  it('leads back to the form where the card was about to open, which then does not', () => {
    const play = asked().fill();
    play.dispatch({ type: 'leadSubmitted', key: 'call-1', atMs: 0, consentText: '', website: '' });
    play.send({ type: 'leadRefused', key: 'call-1', fields: { phone: 'Too short' } });
    expect(play.state).toMatchObject({ asking: { kind: 'leadForm' }, handoff: null });
  });

  it('leads back to the form after a range that was not kept as well, and the range stays', () => {
    const play = new Play({ ...new Play().state, quoteFirst: true }).toForm('local').fill('x', 'route').submit();
    play.quoteArrives();
    play.send({ type: 'cardLeft', askId: play.askId }).answer({ about: 'readiness', value: 'allSet' });
    play.answer({ about: 'intent', value: 'call' }).fill().submit('call-1');
    play.send({ type: 'leadRefused', key: 'call-1', fields: { phone: 'Too short' } });
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'all' });
    expect(play.state.quoting).toMatchObject({ key: 'key-1', status: 'arrived' });
  });

  it('does not drop a request for a person that is being sent, whatever comes of the lead', () => {
    const play = booked().toContactOptions();
    play.send({ type: 'handoffAsked', askId: play.askId, key: 'h', method: 'call' });
    play.send({ type: 'leadRefused', key: 'call-1', fields: { phone: 'Too short' } });
    expect(play.state.handoff?.status).toBe('sending');
    expect(keyOf(play.last())).toBe('lead.notAccepted');
  });
});
