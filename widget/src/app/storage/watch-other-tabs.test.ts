import { describe, expect, it } from 'vitest';
import type { Conversation } from '../../conversation/state.js';
import { transition } from '../../conversation/transition.js';
import { welcome } from '../../conversation/welcome.js';
import { Play } from '../../testing/play.js';
import { createConversationStore } from '../conversation-store.js';
import { watchOtherTabs } from './watch-other-tabs.js';

/** A tab in which nothing happens but what another one has stored. */
function setUp() {
  const timers: { run: () => void; delayMs: number }[] = [];
  const done: string[] = [];
  let stored: Conversation | 'gone' | undefined;
  const store = createConversationStore(welcome(), {
    nowMs: () => 1,
    newKey: () => 'session-1',
    save: () => done.push('save'),
    show: () => undefined,
    run: (effect) => done.push(effect.type),
  });
  const schedule = (run: () => void, delayMs: number) => {
    const timer = { run, delayMs };
    timers.push(timer);
    return () => void timers.splice(timers.indexOf(timer), 1);
  };
  const saved = {
    load: () => undefined,
    loadFromOtherTab: () => stored,
    save: () => undefined,
    forget: () => undefined,
  };
  const { review } = watchOtherTabs({ schedule }, store, saved);
  const hear = (other: Conversation | 'gone') => {
    stored = other;
    review();
  };
  return { timers, done, store, hear };
}

describe('a conversation in two tabs', () => {
  it('shows in each what was said in the other, and does nothing twice', () => {
    const { store, hear, done, timers } = setUp();
    const other = new Play().toForm('local').state;
    hear(other);
    expect(store.state()).toBe(other);
    expect(done).toEqual([]);
    expect(timers).toEqual([]);
  });

  it('starts over in each where the visitor has started over in one', () => {
    const { store, hear } = setUp();
    hear(new Play().toForm('local').fill('Secret').state);
    hear('gone');
    expect(store.state().messages).toHaveLength(1);
    expect(JSON.stringify(store.state())).not.toContain('Secret');
  });

  it.each([
    [
      'a reply',
      new Play().dispatch({ type: 'answered', askId: 1, answer: { about: 'intent', value: 'quote' } }),
      'pace',
    ],
    ['what was typed', new Play().send({ type: 'typed', text: 'Visa?' }), 'understand'],
    ['an answer of the guides', new Play().says('Visa?'), 'askGuide'],
    ['a quote', new Play().toForm('local').fill().submit(), 'requestQuote'],
    ['the word about a lead', new Play().quoted(), 'sendLead'],
    ['free times', new Play().toHandoff(), 'loadSlots'],
    ['the countries', new Play().answer({ about: 'intent', value: 'guide' }), 'loadCountries'],
  ])('finishes %s for a tab that was closed, after a while', (_, play, effect) => {
    const { hear, timers, done } = setUp();
    hear(play.state);
    expect(done).toEqual([]);
    expect(timers[0]?.delayMs).toBe(15_000);
    timers[0]?.run();
    expect(done).toContain(effect);
  });

  it('leaves to the other tab what that one has finished in the meantime', () => {
    const { hear, timers, done } = setUp();
    const play = new Play().send({ type: 'typed', text: 'Visa?' });
    hear(play.state);
    const late = timers[0]?.run;
    hear(transition(play.state, { type: 'guideFailed', id: play.state.wondering[0]?.id ?? 0, isUnknown: true })[0]);
    late?.();
    expect(done).toEqual([]);
    expect(timers).toHaveLength(1);
  });
});
