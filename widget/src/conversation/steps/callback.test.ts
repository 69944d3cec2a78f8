import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import type { Understanding } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { isQuestion, Play, storedHandoff } from '../../testing/play.js';
import { changeableCallback } from '../changeable-callback.js';

const wall = { date: '2026-07-06', time: '09:00', weekday: 'monday', offset: '+00:00' } as const;
const bookedAt = (start: string): StoredHandoff => ({
  ...storedHandoff,
  messageCode: 'callback_booked',
  slot: { start, company: wall, visitor: wall },
});
const monday = '2026-07-06T09:00:00Z';
const tuesday = '2026-07-07T09:00:00Z';

function booked(): Play {
  const play = new Play().toHandoff().toContactOptions('scheduled');
  play.send({ type: 'callbackAsked', askId: play.askId, key: 'h-1', slot: monday });
  play.send({ type: 'handoffStored', key: 'h-1', handoff: bookedAt(monday) });
  return play.send({ type: 'feedbackCancelled', askId: play.askId });
}

const shownSlots = ({ state }: Play) =>
  state.messages.flatMap((message) => (message.kind === 'handoff' ? [message.handoff.slot?.start] : []));

describe('a booked callback', () => {
  it('is changed in the card, under its own key, and the card with the new time takes the place of the old one', () => {
    const play = booked().send({ type: 'changeAsked', key: 'h-1' });
    expect(play.state.handoff).toMatchObject({ view: 'contactOptions', requestType: 'scheduled', changes: 'h-1' });
    play.send({ type: 'slotChosen', askId: play.askId, slot: tuesday });
    play.send({ type: 'callbackAsked', askId: play.askId, key: 'h-2', slot: tuesday });
    expect(play.of('sendHandoff').at(-1)?.handoff).toMatchObject({ key: 'h-1', changes: 'h-1' });
    play.send({ type: 'handoffStored', key: 'h-1', handoff: bookedAt(tuesday) });
    expect(shownSlots(play)).toEqual([tuesday]);
    expect(play.said().filter((said) => said === 'complete')).toHaveLength(1);
    expect(play.state).toMatchObject({ handoff: null, asking: { kind: 'choices' } });
  });

  it('stays as it was where the change is left, and what was open is open again', () => {
    const play = booked();
    const offered = play.offers();
    play.send({ type: 'changeAsked', key: 'h-1' }).send({ type: 'handoffLeft', askId: play.askId });
    expect(shownSlots(play)).toEqual([monday]);
    expect(play.state.handoff).toBeNull();
    expect(play.offers()).toEqual(offered);
  });

  it('is cancelled once, again after a reload until the server has answered', () => {
    const play = booked().send({ type: 'cancelAsked', key: 'h-1' }).send({ type: 'cancelAsked', key: 'h-1' });
    expect(play.of('cancelCallback')).toEqual([{ type: 'cancelCallback', key: 'h-1' }]);
    expect(play.send({ type: 'resumed' }).of('cancelCallback')).toHaveLength(2);
    play.send({ type: 'callbackCancelled', key: 'h-1' }).send({ type: 'resumed' });
    expect(play.of('cancelCallback')).toHaveLength(2);
    expect(changeableCallback(play.state)).toBeUndefined();
  });

  it('still stands where cancelling failed, and can be cancelled again', () => {
    const play = booked().send({ type: 'cancelAsked', key: 'h-1' }).send({ type: 'cancelFailed', key: 'h-1' });
    expect(changeableCallback(play.state)?.handoff).toMatchObject({ key: 'h-1', cancelling: 'failed' });
    expect(play.send({ type: 'cancelAsked', key: 'h-1' }).of('cancelCallback')).toHaveLength(2);
  });

  it('can be changed no more once its time has come', () => {
    const play = booked();
    const late = new Play({ ...play.state, nowMs: Date.parse(monday) });
    expect(late.send({ type: 'changeAsked', key: 'h-1' }).state.handoff).toBeNull();
    expect(late.send({ type: 'cancelAsked', key: 'h-1' }).of('cancelCallback')).toEqual([]);
  });
});

describe('a booked callback, in words', () => {
  const say = (play: Play, understanding: Partial<Understanding>) => {
    play.send({ type: 'typed', text: 'Words' });
    const [sentence] = play.state.wondering;
    return play.send({
      type: 'understood',
      id: sentence?.id ?? 0,
      understanding: { ...isQuestion, intent: 'call', ...understanding },
    });
  };
  const cancel = { answer: { about: 'callback', value: 'cancel' } } as const;
  const change = { answer: { about: 'callback', value: 'change' } } as const;

  it('is changed to the time that is named', () => {
    const callTime = { date: '2026-07-06', time: '16:00' };
    const play = say(booked(), { ...change, callTime });
    expect(play.of('understand').at(-1)?.call).toMatchObject({ date: '2026-07-06', time: '09:00' });
    expect(play.state.handoff).toMatchObject({ changes: 'h-1', wish: callTime });
    say(play, { callTime: { date: '2026-07-07', time: '16:00' } });
    expect(play.state.handoff).toMatchObject({ changes: 'h-1', wish: { date: '2026-07-07' } });
    expect(shownSlots(play)).toEqual([monday]);
  });

  it('is shown again below the words that ask for it, and stays as it is', () => {
    const play = say(booked(), { answer: { about: 'callback', value: 'show' } });
    expect(play.state.messages.at(-1)).toMatchObject({ kind: 'handoff', handoff: { slot: { start: monday } } });
    expect(shownSlots(play)).toEqual([monday]);
    expect(play.state.handoff).toBeNull();
    expect(play.of('cancelCallback')).toEqual([]);
    play.send({ type: 'changeAsked', key: 'h-1' });
    expect(play.state.handoff).toMatchObject({ changes: 'h-1' });
  });

  it('is cancelled once that is confirmed, and shown below the words', () => {
    const play = say(booked(), cancel);
    expect(play.of('cancelCallback')).toEqual([]);
    expect(play.state.messages.at(-1)).toMatchObject({ kind: 'handoff', handoff: { cancelling: 'asked' } });
    play.send({ type: 'typed', text: 'Yes' });
    expect(play.of('understand').at(-1)?.asking).toEqual({
      kind: 'choices',
      answers: [{ about: 'callback', value: 'cancel' }],
    });
    const [sentence] = play.state.wondering;
    const id = sentence?.id ?? 0;
    play.send({ type: 'understood', id, understanding: { ...isQuestion, intent: 'call', ...cancel } });
    expect(play.of('cancelCallback')).toEqual([{ type: 'cancelCallback', key: 'h-1' }]);
    expect(play.state.messages.at(-1)).toMatchObject({ kind: 'handoff', handoff: { cancelling: 'sending' } });
    expect(shownSlots(play)).toEqual([monday]);
  });

  it('is cancelled while another time is chosen, and the card is left', () => {
    const play = say(booked().send({ type: 'changeAsked', key: 'h-1' }), { ...cancel, command: 'notNow' });
    expect(play.state.handoff).toBeNull();
    expect(play.said().slice(-2)).toEqual(['handoff.cancelSure', 'handoff']);
    expect(say(play, cancel).of('cancelCallback')).toHaveLength(1);
  });

  it('stands where the question whether to cancel it is left', () => {
    const play = say(say(booked(), cancel), { answer: { about: 'callback', value: 'show' } });
    expect(play.of('cancelCallback')).toEqual([]);
    expect(play.state.messages.at(-1)).not.toHaveProperty('handoff.cancelling');
  });

  it('that is no longer there is a wish for a person', () => {
    const play = say(new Play(), change);
    expect(play.state.handoff).toMatchObject({ view: 'initial' });
  });
});
