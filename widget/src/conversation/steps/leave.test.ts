import { describe, expect, it } from 'vitest';
import { Play, storedHandoff } from '../../testing/play.js';
import { welcome } from '../welcome.js';

const cards: Record<string, () => Play> = {
  form: () => new Play().toForm('local').fill('Dana'),
  cities: () => new Play(welcome({ quoteFirst: true })).toForm('local').fill('Leeds', 'route'),
  contact: () => cards.cities?.().submit().quoteArrives().fill('Dana', 'contact') ?? new Play(),
  detail: () => new Play().offered().send({ type: 'narrowOpened' }),
  month: () => new Play().toForm('local').says('back', { command: 'back' }),
  test: () => new Play().offered().answer({ about: 'readiness', value: 'yes' }).quizAnswer(2),
  feedback: () => new Play().handedOff().send({ type: 'commentChanged', comment: 'Good' }),
  countries: () => new Play().answer({ about: 'intent', value: 'guide' }),
};
const typedIn = ({ state: { form, feedback, quiz } }: Play) => [form.draft, feedback.comment, quiz?.answers];

describe.each(Object.entries(cards))('an open card (%s)', (_, open) => {
  it.each([
    ['by a press', (play: Play) => play.send({ type: 'cardLeft', askId: play.askId })],
    ['in words', (play: Play) => play.says('not now', { command: 'notNow' })],
  ])('is left %s with nothing lost, and something is offered next', (_how, leave) => {
    const play = open();
    const before = typedIn(play);
    const { asking } = play.state;
    leave(play);
    expect(typedIn(play)).toEqual(before);
    expect(play.state.asking?.id).not.toBe(asking?.id);
    expect(play.offers().length).toBeGreaterThan(1);
  });

  it.each([
    ['a press', (play: Play) => play.send({ type: 'personWanted' })],
    ['words', (play: Play) => play.says('a human please', { intent: 'call' })],
  ])('gives way to a person by %s at once, and opens again when that card is left', (_how, ask) => {
    const play = open();
    const before = typedIn(play);
    const kind = play.state.asking?.kind;
    ask(play);
    expect(play.state.asking?.kind).toBe('handoff');
    play.send({ type: 'handoffLeft', askId: play.askId });
    expect(typedIn(play)).toEqual(before);
    const isMenu = kind === 'countries' || kind === 'feedback';
    expect(play.state.asking?.kind).toBe(isMenu ? 'choices' : kind);
    expect(play.state.waiting).toBeNull();
  });
});

describe('a request for a person in the middle of a form', () => {
  it('leads back to the form once it is stored and the chat was rated', () => {
    const play = cards.form?.() ?? new Play();
    play.send({ type: 'personWanted' }).toContactOptions();
    play.send({ type: 'handoffAsked', askId: play.askId, key: 'h', method: 'call' });
    play.send({ type: 'handoffStored', key: 'h', handoff: storedHandoff });
    expect(play.state.asking?.kind).toBe('feedback');
    play.send({ type: 'feedbackCancelled', askId: play.askId });
    expect(play.state).toMatchObject({ asking: { kind: 'leadForm' }, form: { draft: { name: 'Dana' } } });
  });

  it('names the time that was asked for', () => {
    const callTime = { date: '2026-07-06', time: '10:00' };
    const play = new Play().says('call me tomorrow at 10', { intent: 'call', callTime });
    expect(play.state.asking?.kind).toBe('handoff');
  });
});
