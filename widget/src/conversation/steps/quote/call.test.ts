import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../../testing/play.js';

const opened = () => new Play().answer({ about: 'intent', value: 'call' });

const asked = () =>
  new Play().called().answer({ about: 'moveType', value: 'local' }).answer({ about: 'moveDetails', value: 'office' });
const booked = () => asked().fill().submit('call-1');

describe('booking a call', () => {
  it('asks for nothing before the card that leads to a person', () => {
    expect(opened().state).toMatchObject({ step: 'handoff', asking: { kind: 'handoff' } });
    expect(opened().of('loadSlots')).toEqual([{ type: 'loadSlots', leadId: null }]);
  });

  it('asks what kind of move it is once the call is asked for, and then for the form', () => {
    const play = new Play().called();
    expect(play.said().slice(-4)).toEqual(['say.call', 'handoff', 'complete', 'ask.prepare']);
    expect(asked().state).toMatchObject({ purpose: 'call', step: 'leadCapture', asking: { kind: 'leadForm' } });
    expect(asked().state.form.draft).toMatchObject({ email: 'amina@example.com', phone: '0800' });
  });

  it('leaves the move out where the page has said of what kind it is', () => {
    const play = new Play().send({ type: 'prefilled', fields: { moveType: 'international', moveDetails: 'office' } });
    expect(play.called().state.asking?.kind).toBe('leadForm');
  });

  it('stores the lead at once, without a quote, and then asks for feedback', () => {
    const play = booked();
    expect(play.of('keepLead')).toMatchObject([
      { lead: { key: 'call-1', move: { moveType: 'local', moveDetails: 'office' } } },
    ]);
    expect(play.of('sendLead')).toMatchObject([{ lead: { key: 'call-1' }, quote: null }]);
    expect(play.of('requestQuote')).toEqual([]);
    expect(play.state.asking?.kind).toBe('feedback');
  });

  it('joins the call to the lead, again after a reload until the server has done so', () => {
    const play = booked().leadSaved('call-1');
    const join = { type: 'joinHandoff', key: 'h-1', leadId: 'id of call-1' };
    expect(play.of('joinHandoff')).toEqual([join]);
    expect(play.send({ type: 'resumed' }).of('joinHandoff')).toEqual([join, join]);
    play.send({ type: 'handoffJoined', key: 'h-1' }).send({ type: 'resumed' });
    expect(play.of('joinHandoff')).toHaveLength(2);
  });

  it('says that the lead is saved without closing the card', () => {
    const play = booked().leadSaved('call-1');
    expect(play.said()).toContain('lead.saved');
    expect(play.state.asking?.kind).toBe('feedback');
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

  it('leads back to the form where the server refuses a field', () => {
    const play = booked().send({ type: 'leadRefused', key: 'call-1', fields: { phone: 'Too short' } });
    expect(play.state).toMatchObject({ asking: { kind: 'leadForm', part: 'all' }, handoff: null });
    expect(play.state.form.problems).toEqual({ phone: { key: 'field.refused' } });
  });

  it('leads back to the form after a range that was not kept as well, and the range stays', () => {
    const play = new Play({ ...new Play().state, quoteFirst: true }).toForm('local').fill('x', 'route').submit();
    play.quoteArrives();
    play.send({ type: 'cardLeft', askId: play.askId }).answer({ about: 'readiness', value: 'allSet' });
    play.called().fill().submit('call-1');
    play.send({ type: 'leadRefused', key: 'call-1', fields: { phone: 'Too short' } });
    expect(play.state.asking).toMatchObject({ kind: 'leadForm', part: 'all' });
    expect(play.state.quoting).toMatchObject({ key: 'key-1', status: 'arrived' });
  });

  it('does not drop a request for a person that is being sent, whatever comes of the lead', () => {
    const play = booked().send({ type: 'feedbackCancelled', askId: 0 });
    play.send({ type: 'feedbackCancelled', askId: play.askId }).answer({ about: 'intent', value: 'call' });
    play.toContactOptions().send({ type: 'handoffAsked', askId: play.askId, key: 'h-2', method: 'call' });
    play.send({ type: 'leadRefused', key: 'call-1', fields: { phone: 'Too short' } });
    expect(play.state.handoff?.status).toBe('sending');
    expect(keyOf(play.last())).toBe('lead.notAccepted');
  });
});
