import { describe, expect, it } from 'vitest';
import { transition } from '../../conversation/transition.js';
import { welcome } from '../../conversation/welcome.js';
import { createKeyValue } from './key-value.js';
import { createSavedConversation } from './saved-conversation.js';

const dayMs = 24 * 60 * 60 * 1000;

function blocked(): never {
  throw new Error('In memory is enough here');
}

function setUp() {
  const storage = createKeyValue(blocked);
  const clock = { nowMs: 1_000_000 };
  let tabs = 0;
  const open = (slug = 'demo') =>
    createSavedConversation(slug, storage, { nowMs: () => clock.nowMs, newKey: () => `tab-${++tabs}` });
  return { storage, clock, open };
}

const [acted] = transition(welcome(), { type: 'typed', text: 'hello' });

describe('the stored conversation', () => {
  it('is none before the visitor has done something', () => {
    const { storage, open } = setUp();
    open().save(welcome());
    expect(storage.keys('')).toEqual([]);
  });

  it('comes back after a reload', () => {
    const { open } = setUp();
    open().save(acted);
    expect(open().load()).toEqual(acted);
  });

  it('is of one company', () => {
    const { open } = setUp();
    open('acme').save(acted);
    expect(open('other').load()).toBeUndefined();
  });

  it('is forgotten after seven days', () => {
    const { open, clock } = setUp();
    open().save(acted);
    clock.nowMs += 7 * dayMs - 1;
    expect(open().load()).toEqual(acted);
    clock.nowMs += 1;
    expect(open().load()).toBeUndefined();
  });

  it('starts anew where another version of the chat has left it', () => {
    const { open, storage, clock } = setUp();
    storage.write('meg:conversation:demo', { version: 0, savedAtMs: clock.nowMs, conversation: acted });
    expect(open().load()).toBeUndefined();
  });

  it('leaves nothing behind once the visitor has started over', () => {
    const { open, storage } = setUp();
    open().save(acted);
    open().save(transition(acted, { type: 'restarted' })[0]);
    expect(storage.keys('')).toEqual([]);
  });

  it('is gone from the storage as soon as it is found to be too old', () => {
    const { open, storage, clock } = setUp();
    open().save(acted);
    clock.nowMs += 8 * dayMs;
    open().load();
    expect(storage.keys('')).toEqual([]);
  });

  it('is gone for the other tabs once one has started over, and is not brought back by them', () => {
    const { open } = setUp();
    const one = open();
    one.save(acted);
    const other = open();
    one.forget();
    expect(other.loadFromOtherTab()).toBe('gone');
    expect(other.loadFromOtherTab()).toBeUndefined();
  });

  it('is news to another tab, and none to the tab that stored it', () => {
    const { open } = setUp();
    const [one, other] = [open(), open()];
    one.save(acted);
    expect(one.loadFromOtherTab()).toBeUndefined();
    expect(other.loadFromOtherTab()).toEqual(acted);
  });
});
