import { describe, expect, it } from 'vitest';
import { transition } from '../conversation/transition.js';
import { welcome } from '../conversation/welcome.js';
import { sureAnswer } from '../testing/play.js';
import { createConversationStore } from './conversation-store.js';

describe('the store of the conversation', () => {
  it('saves what an event made before anything follows from it', () => {
    const order: string[] = [];
    const store = createConversationStore(welcome(), {
      nowMs: () => 1,
      newKey: () => 'session-1',
      save: () => order.push('save'),
      run: (effect) => order.push(effect.type),
      show: () => order.push('show'),
    });
    store.dispatch({ type: 'typed', text: 'hello' });
    expect(order).toEqual(['save', 'understand', 'show']);
  });

  it('lets an event that an effect brings about wait for its turn', () => {
    const store = createConversationStore(welcome(), {
      nowMs: () => 1,
      newKey: () => 'session-1',
      save: () => undefined,
      show: () => undefined,
      run(effect) {
        if (effect.type !== 'understand') return;
        const before = store.state();
        store.dispatch({ type: 'guideAnswered', id: effect.question.id, answer: sureAnswer });
        expect(store.state()).toBe(before);
      },
    });
    store.dispatch({ type: 'typed', text: 'hello' });
    expect(store.state().messages).toHaveLength(3);
  });

  it('saves nothing where nothing happened', () => {
    let saves = 0;
    const store = createConversationStore(welcome(), {
      nowMs: () => 1,
      newKey: () => 'session-1',
      save: () => saves++,
      run: () => undefined,
      show: () => undefined,
    });
    store.dispatch({ type: 'typed', text: '   ' });
    store.dispatch({ type: 'draftChanged', field: 'name', value: 'x' });
    expect(saves).toBe(0);
    expect(store.state()).toEqual(transition(welcome(), { type: 'typed', text: '' })[0]);
  });

  it('takes over what another tab has made of it, and neither stores it again nor acts on it', () => {
    const order: string[] = [];
    const store = createConversationStore(welcome(), {
      nowMs: () => 1,
      newKey: () => 'session-1',
      save: () => order.push('save'),
      run: (effect) => order.push(effect.type),
      show: () => order.push('show'),
    });
    const [other] = transition(welcome(), { type: 'typed', text: 'hello' });
    store.adopt(other);
    expect(store.state()).toBe(other);
    expect(order).toEqual(['show']);
  });
});
