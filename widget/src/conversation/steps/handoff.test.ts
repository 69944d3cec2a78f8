import type { CallbackSlot } from '@meg/shared/contract/handoffs';
import { describe, expect, it } from 'vitest';
import { keyOf, Play, storedHandoff } from '../../testing/play.js';
import { emptyLeadForm } from '../drafts/empty-lead-form.js';
import type { CallTime } from '../drafts/handoff-draft.js';
import type { ConversationEvent } from '../event.js';
import { openHandoff } from './open-handoff.js';
import { bringPerson } from './person.js';

const ask = (play: Play, key = 'h-1', method: 'whatsapp' | 'call' = 'whatsapp') =>
  play.send({ type: 'handoffAsked', askId: play.askId, key, method });
const askCallback = (play: Play, key: string, slot: string | null) =>
  play.send({ type: 'callbackAsked', askId: play.askId, key, slot });
const change = (play: Play, value: string) => play.send({ type: 'contactChanged', field: 'phone', value });
const monday = '2026-07-06T09:00:00Z';

describe('the handoff card', () => {
  it('knows the email and phone of the lead, and looks for free times for it', () => {
    const play = new Play().toHandoff();
    expect(play.state.handoff).toMatchObject({
      view: 'initial',
      contact: { email: 'amina@example.com', phone: 'x' },
      slots: { status: 'loading' },
    });
    expect(play.of('loadSlots')).toEqual([{ type: 'loadSlots', leadId: 'id of key-1' }]);
  });

  it.each(['immediate', 'scheduled'] as const)('goes from %s to the contact details first', (requestType) => {
    const play = new Play().toHandoff();
    play.send({ type: 'handoffChosen', askId: play.askId, requestType });
    expect(play.state.handoff).toMatchObject({ view: 'contactInfo', requestType });
  });

  it('needs no email beside a phone number', () => {
    const play = new Play().toHandoff();
    play.send({ type: 'handoffChosen', askId: play.askId, requestType: 'immediate' });
    play.send({ type: 'contactChanged', field: 'phone', value: '١٢٣' });
    play.send({ type: 'contactConfirmed', askId: play.askId });
    expect(play.state.handoff?.view).toBe('contactOptions');
  });

  it.each([
    { email: '', phone: 'Email only' },
    { email: 'a', phone: '' },
    { email: 'a', phone: '   ' },
  ])('confirms only what has a phone number or both fields, not %j', (contact) => {
    const play = new Play().toHandoff();
    play.send({ type: 'handoffChosen', askId: play.askId, requestType: 'immediate' });
    for (const field of ['email', 'phone'] as const)
      play.send({ type: 'contactChanged', field, value: contact[field] });
    play.send({ type: 'contactConfirmed', askId: play.askId });
    expect(play.state.handoff?.view).toBe('contactInfo');
    expect(ask(play).of('sendHandoff')).toEqual([]);
  });

  it('checks no format: a person reads it', () => {
    const play = new Play().toHandoff();
    play.send({ type: 'contactChanged', field: 'email', value: 'ask me' }).toContactOptions();
    expect(play.state.handoff?.view).toBe('contactOptions');
  });

  it('lets the contact be edited among the options, and goes back to them', () => {
    const play = new Play().toHandoff().toContactOptions();
    play.send({ type: 'contactEdited', askId: play.askId });
    expect(play.state.handoff).toMatchObject({ view: 'contactOptions', isEditing: true });
    change(play, '0800').send({ type: 'contactConfirmed', askId: play.askId });
    expect(play.state.handoff).toMatchObject({ view: 'contactOptions', isEditing: false, contact: { phone: '0800' } });
    play.send({ type: 'contactEdited', askId: play.askId }).send({ type: 'handoffBack', askId: play.askId });
    expect(play.state.handoff).toMatchObject({ view: 'contactOptions', isEditing: false });
  });

  it('goes back view by view', () => {
    const play = new Play().toHandoff().toContactOptions();
    const views = ['contactInfo', 'initial'].map(() => {
      play.send({ type: 'handoffBack', askId: play.askId });
      return play.state.handoff?.view;
    });
    expect(views).toEqual(['contactInfo', 'initial']);
  });

  it('changes from now to a callback and back without losing what is filled in', () => {
    const play = new Play().toHandoff().toContactOptions();
    play.send({ type: 'handoffChosen', askId: play.askId, requestType: 'scheduled' });
    expect(play.state.handoff).toMatchObject({ view: 'contactOptions', requestType: 'scheduled' });
  });

  it('can be left, with other ways on', () => {
    const play = new Play().toHandoff();
    play.send({ type: 'handoffLeft', askId: play.askId });
    expect(play.state.handoff).toBeNull();
    expect(play.offers()).toContain('intent.call');
  });

  it('opens over whatever is open, which is there again once the card is left', () => {
    const play = new Play().toForm('local');
    const [opened] = bringPerson(play.state, 'handoff.offer');
    const covered = new Play({ ...opened, feedback: { ...opened.feedback, status: 'dismissed' } }).due();
    expect(covered.state).toMatchObject({ asking: { kind: 'handoff' }, waiting: play.state.asking });
    const left = new Play(covered.state).send({ type: 'handoffLeft', askId: covered.askId });
    const form = { kind: 'leadForm', part: 'all' };
    expect(left.state).toMatchObject({ asking: form, waiting: null, handoff: null });
    for (const field of ['email', 'phone'] as const) covered.send({ type: 'contactChanged', field, value: 'x' });
    ask(covered.toContactOptions()).send({ type: 'handoffStored', key: 'h-1', handoff: storedHandoff });
    expect(covered.state).toMatchObject({ asking: form, waiting: null, handoff: null });
  });

  it.each([
    [{ email: '', phone: '0800' }, 'contactOptions'],
    [{ email: 'a@b.example', phone: ' ' }, 'contactOptions'],
    [{ email: '', phone: '' }, 'contactInfo'],
  ] as const)('takes %j where email or phone is enough: %s', (contact, view) => {
    const play = new Play({ ...new Play().state, contactRequired: 'either' });
    play.answer({ about: 'intent', value: 'call' });
    for (const field of ['email', 'phone'] as const)
      play.send({ type: 'contactChanged', field, value: contact[field] });
    expect(play.toContactOptions().state.handoff?.view).toBe(view);
    expect(ask(play).of('sendHandoff')).toHaveLength(view === 'contactOptions' ? 1 : 0);
  });

  it('remembers a contact that was changed for the next form', () => {
    expect(change(new Play().toHandoff(), '0800').state.form.draft.phone).toBe('0800');
  });

  it('asks again for free times that did not come', () => {
    const play = new Play().toHandoff().send({ type: 'slotsArrived', slots: { status: 'failed' } });
    play.send({ type: 'slotsWanted', askId: play.askId });
    expect(play.of('loadSlots')).toHaveLength(2);
    expect(play.state.handoff?.slots).toEqual({ status: 'loading' });
  });
});

describe('a request for a person', () => {
  it('goes out with the lead, the contact and the conversation', () => {
    const play = ask(new Play().toHandoff().toContactOptions());
    expect(play.of('sendHandoff')).toMatchObject([
      { leadId: 'id of key-1', handoff: { key: 'h-1', asked: { method: 'whatsapp' } } },
    ]);
    expect(play.of('sendHandoff')[0]?.messages.length).toBeGreaterThan(5);
  });

  it('blocks everything else in the card while it is being sent', () => {
    const play = ask(new Play().toHandoff().toContactOptions());
    const { state, askId } = play;
    const events: ConversationEvent[] = [
      { type: 'handoffAsked', askId, key: 'h-2', method: 'call' },
      { type: 'callbackAsked', askId, key: 'h-2', slot: null },
      { type: 'handoffChosen', askId, requestType: 'scheduled' },
      { type: 'contactChanged', field: 'phone', value: '1' },
      { type: 'contactConfirmed', askId },
      { type: 'contactEdited', askId },
      { type: 'handoffBack', askId },
      { type: 'handoffLeft', askId },
      { type: 'slotsWanted', askId },
      { type: 'flowStarted', flow: 'quote' },
      { type: 'flowStarted', flow: 'quiz' },
      { type: 'narrowOpened' },
      { type: 'feedbackOpened' },
    ];
    for (const event of events) expect(play.send(event).state, event.type).toBe(state);
    expect(play.of('sendHandoff')).toHaveLength(1);
  });

  it('that failed keeps everything, and is sent again under the same key', () => {
    const play = ask(new Play().toHandoff().toContactOptions());
    const sending = play.state.handoff;
    play.send({ type: 'handoffFailed', key: 'h-1', reason: 'failed' });
    expect(play.state.handoff).toEqual({ ...sending, status: 'failed' });
    ask(play, 'h-2');
    expect(play.of('sendHandoff').map(({ handoff }) => handoff.key)).toEqual(['h-1', 'h-1']);
  });

  it('that failed goes out by itself as soon as the way is open again, and that one is refused does not', () => {
    const play = ask(new Play().toHandoff().toContactOptions());
    play.send({ type: 'handoffFailed', key: 'h-1', reason: 'failed' }).send({ type: 'retried' });
    expect(play.of('sendHandoff').map(({ handoff }) => handoff.key)).toEqual(['h-1', 'h-1']);
    play.send({ type: 'handoffFailed', key: 'h-1', reason: 'refused' }).send({ type: 'retried' });
    expect(play.of('sendHandoff')).toHaveLength(2);
    expect(play.state.handoff?.status).toBe('refused');
  });

  it('that failed is not left without the word that nothing was sent', () => {
    const play = ask(new Play().toHandoff().toContactOptions());
    play.send({ type: 'handoffFailed', key: 'h-1', reason: 'failed' });
    play.send({ type: 'handoffLeft', askId: play.askId });
    expect(play.last()).toMatchObject({ text: { key: 'handoff.notSent', offersCall: true } });
    expect(play.offers()).toContain('intent.call');
  });

  it('waits for a lead that has not arrived yet, since it belongs to it', () => {
    const play = new Play().quoted().send({ type: 'leadUnsent', key: 'key-1', isDurable: true });
    play.answer({ about: 'readiness', value: 'connect' }).toContactOptions();
    expect(ask(play).of('sendHandoff')).toMatchObject([{ leadId: null, pendingKey: 'key-1' }]);
  });

  it('for something else has a key of its own', () => {
    const play = ask(new Play().toHandoff().toContactOptions());
    play.send({ type: 'handoffFailed', key: 'h-1', reason: 'failed' });
    ask(play, 'h-2', 'call').send({ type: 'handoffFailed', key: 'h-2', reason: 'failed' });
    change(play, '0800');
    ask(play, 'h-3', 'call');
    expect(play.of('sendHandoff').map(({ handoff }) => handoff.key)).toEqual(['h-1', 'h-2', 'h-3']);
  });

  it('for a time that was taken meanwhile offers new times', () => {
    const play = askCallback(new Play().toHandoff().toContactOptions('scheduled'), 'h-1', monday);
    play.send({ type: 'handoffFailed', key: 'h-1', reason: 'slotTaken' });
    expect(play.state.handoff).toMatchObject({ status: 'slotTaken', slots: { status: 'loading' } });
    expect(play.of('loadSlots')).toHaveLength(2);
    askCallback(play, 'h-2', '2026-07-06T10:00:00Z');
    expect(play.of('sendHandoff').map(({ handoff }) => handoff.key)).toEqual(['h-1', 'h-2']);
  });

  it.each([null, monday])('can be a callback at %s', (slot) => {
    const play = askCallback(new Play().toHandoff().toContactOptions('scheduled'), 'h-1', slot);
    play.send({ type: 'handoffStored', key: 'h-1', handoff: storedHandoff });
    expect(play.state.messages.find(({ kind }) => kind === 'handoff')).toMatchObject({
      handoff: { method: 'callback' },
    });
    expect(play.told('handoffRequested')).toEqual([{ requestType: 'scheduled' }]);
  });

  it('tells the page what was asked for, even after a change of mind', () => {
    const play = ask(new Play().toHandoff().toContactOptions('scheduled'), 'h-1', 'call');
    play.send({ type: 'handoffStored', key: 'h-1', handoff: storedHandoff });
    expect(play.told('handoffRequested')).toEqual([{ requestType: 'immediate' }]);
  });

  it('that is stored is shown with its reference, then the completion, then comes the feedback card', () => {
    const play = new Play().handedOff();
    expect(play.said().slice(-4)).toEqual(['say.whatsapp', 'handoff', 'complete', 'feedback.ask']);
    expect(play.state).toMatchObject({ step: 'complete', handoff: null, asking: { kind: 'feedback' } });
    expect(play.of('pace').at(-1)).toMatchObject({ after: 'completion' });
  });

  it('does not ask for feedback again from who has given it', () => {
    const play = new Play().handedOff().send({ type: 'feedbackRated', rating: 5 });
    play.send({ type: 'feedbackSubmitted', askId: play.askId, key: 'f' }).answer({ about: 'intent', value: 'call' });
    ask(play.toContactOptions(), 'h-2').send({ type: 'handoffStored', key: 'h-2', handoff: storedHandoff });
    expect(play.said().filter((key) => key === 'feedback.ask')).toHaveLength(1);
    expect(play.state.asking?.kind).toBe('choices');
  });

  it('of an earlier card changes nothing', () => {
    const play = ask(new Play().toHandoff().toContactOptions());
    const before = play.state;
    play.send({ type: 'handoffStored', key: 'old', handoff: storedHandoff });
    play.send({ type: 'handoffFailed', key: 'old', reason: 'slotTaken' });
    expect(play.state).toBe(before);
  });

  it('needs no lead: the contact stands alone', () => {
    const play = new Play().send({ type: 'typed', text: 'hello' });
    play.send({ type: 'restarted' }).send({ type: 'flowStarted', flow: 'quiz' });
    play.answer({ about: 'quizMove', value: 'local' });
    for (let turn = 0; turn < 10; turn += 1) play.quizAnswer(1);
    expect(play.state.form.draft).toEqual(emptyLeadForm);
    for (const field of ['email', 'phone'] as const) play.send({ type: 'contactChanged', field, value: 'x' });
    ask(play.toContactOptions());
    expect(play.of('sendHandoff')).toMatchObject([{ leadId: null, handoff: { contact: { email: 'x', phone: 'x' } } }]);
  });
});

describe('a time for a callback', () => {
  const slotAt = (date: string, time: string): CallbackSlot => {
    const wall = { date, time, weekday: 'monday', offset: '+00:00' } as const;
    return { start: `${date}T${time}:00Z`, company: wall, visitor: wall };
  };
  const free = [slotAt('2026-07-06', '09:00'), slotAt('2026-07-06', '11:30'), slotAt('2026-07-07', '08:00')];
  const arrive = (play: Play) =>
    play.send({
      type: 'slotsArrived',
      slots: { status: 'here', timezone: 'UTC', visitorTimezone: 'UTC', isOpen: true, slots: free },
    });
  const wanting = (callTime: CallTime) => {
    const { state } = new Play().offered();
    const [opened] = openHandoff(state, 'handoff.offer', { callTime });
    return arrive(new Play(opened).due());
  };

  it('is booked only once it is confirmed', () => {
    const play = arrive(new Play().toHandoff().toContactOptions('scheduled'));
    play.send({ type: 'slotChosen', askId: play.askId, slot: monday });
    expect(play.of('sendHandoff')).toEqual([]);
    expect(play.state.handoff?.chosen).toBe(monday);
    expect(askCallback(play, 'h-1', monday).of('sendHandoff')).toHaveLength(1);
  });

  it.each([
    [{ date: '2026-07-06', time: '11:30' }, '2026-07-06T11:30:00Z'],
    [{ date: '2026-07-06', time: '12:15' }, '2026-07-06T11:30:00Z'],
    [{ date: '2026-07-06', time: '09:15' }, '2026-07-06T11:30:00Z'],
    [{ date: '2026-07-06', time: '10:30', until: '11:30' }, monday],
    [{ date: '2026-07-06', time: '07:00', until: '08:00' }, '2026-07-07T08:00:00Z'],
    [{ date: '2026-07-07', time: null }, '2026-07-07T08:00:00Z'],
    [{ date: '2026-08-01', time: null }, '2026-07-07T08:00:00Z'],
  ])('that was named as %j is chosen already, or the nearest to it: %s', (callTime, start) => {
    expect(wanting(callTime).state.handoff).toMatchObject({
      view: 'contactOptions',
      requestType: 'scheduled',
      chosen: start,
    });
  });

  it('that was named waits for the contact where none is known', () => {
    const [opened] = openHandoff(new Play().state, 'handoff.offer', { callTime: { date: '2026-07-06', time: null } });
    expect(opened.handoff).toMatchObject({ view: 'contactInfo', requestType: 'scheduled' });
  });
});

describe('words at the card of a person', () => {
  const say = (play: Play, found: Parameters<Play['says']>[1]) => play.says('Words', found);
  const book = { answer: { about: 'handoff', value: 'book' } };
  const atTimes = () => {
    const play = new Play().toHandoff().toContactOptions('scheduled');
    return play.send({ type: 'slotChosen', askId: play.askId, slot: monday });
  };

  it('that are told to the person are added, below which the card is again', () => {
    const play = say(new Play().toHandoff(), { intent: 'call' });
    expect(keyOf(play.last())).toBe('handoff.added');
    expect(play.askId).toBe(play.last()?.id);
    expect(keyOf(say(new Play(), { intent: 'call' }).last())).toBe('handoff.offer');
  });

  it('that agree book the chosen time', () => {
    const play = say(atTimes(), book);
    expect(play.of('sendHandoff')).toMatchObject([{ handoff: { asked: { slot: monday }, status: 'sending' } }]);
  });

  it('that agree say what is missing', () => {
    const play = change(atTimes(), '');
    expect(keyOf(say(play, book).last())).toBe('phone.missing');
    expect(play.state.handoff).toMatchObject({ view: 'contactInfo', requestType: 'scheduled', chosen: monday });
    expect(keyOf(say(new Play().answer({ about: 'intent', value: 'call' }), book).last())).toBe('handoff.contactTitle');
    expect(keyOf(say(new Play().toHandoff(), book).last())).toBe('handoff.timesTitle');
  });

  it('that press a button of it show it again', () => {
    const play = say(new Play().toHandoff(), { answer: { about: 'handoff', value: 'immediate' } });
    expect(keyOf(play.last())).toBe('handoff.contactTitle');
    expect(play.askId).toBe(play.last()?.id);
  });

  it('that leave it are no goodbye', () => {
    const play = say(new Play().toHandoff(), { command: 'notNow' });
    expect(keyOf(play.last())).toBe('question.else');
    expect(play.state.handoff).toBeNull();
  });
});
