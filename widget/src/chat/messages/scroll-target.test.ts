import { describe, expect, it } from 'vitest';
import { type Conversation, emptyConversation, type Message } from '../../conversation/state.js';
import { firstToSee, isRestored } from './scroll-target.js';

const meg = (id: number): Message => ({ id, from: 'meg', kind: 'text', text: { verbatim: 'Hello' } });
const visitor = (id: number): Message => ({ id, from: 'visitor', kind: 'text', text: { verbatim: 'Hi' } });
const result = (id: number): Message => ({ id, from: 'meg', kind: 'complete' });
const guide = (id: number) => ({ id, from: 'meg', kind: 'guide' }) as Message;

const asking = (id: number): Conversation => ({ ...emptyConversation, asking: { kind: 'handoff', id } });

describe('where a conversation is taken up', () => {
  it('is one that comes back with what the visitor said', () => {
    expect(isRestored([meg(1), visitor(2), meg(3)], 0)).toBe(true);
  });

  it('is one that was led on in another tab', () => {
    expect(isRestored([visitor(5), meg(6), visitor(7), meg(8)], 4)).toBe(true);
  });

  it('is neither a greeting nor a single turn', () => {
    expect(isRestored([meg(1)], 0)).toBe(false);
    expect(isRestored([visitor(2), meg(3), result(4)], 1)).toBe(false);
  });

  it('shows the open question, not an old result', () => {
    const fresh = [meg(1), visitor(2), guide(3), visitor(4), meg(5)];
    expect(firstToSee(fresh, asking(5), true)?.id).toBe(5);
  });

  it('shows the last message where nothing is asked', () => {
    expect(firstToSee([meg(1), visitor(2), guide(3), visitor(4)], emptyConversation, true)?.id).toBe(4);
  });
});

describe('what is new while one looks on', () => {
  it('is read from the top of its result', () => {
    expect(firstToSee([visitor(2), meg(3), guide(4), meg(5)], asking(5), false)?.id).toBe(4);
  });

  it('is read from its first message where there is no result', () => {
    expect(firstToSee([visitor(2), meg(3)], asking(3), false)?.id).toBe(2);
  });

  it('is nothing where nothing is new', () => {
    expect(firstToSee([], asking(3), false)).toBeUndefined();
  });
});
