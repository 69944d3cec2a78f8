import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListeners } from './listeners.js';

const warned = vi.fn();

beforeEach(() => {
  vi.stubGlobal('console', { warn: warned });
});

afterEach(() => {
  vi.unstubAllGlobals();
  warned.mockReset();
});

describe('a listener', () => {
  it('hears its event alone, with the details', () => {
    const { on, emit } = createListeners();
    const listener = vi.fn();
    on('leadSubmitted', listener);
    emit('opened', {});
    emit('leadSubmitted', { reference: 'a1' });
    expect(listener.mock.calls).toEqual([[{ reference: 'a1' }]]);
  });

  it('that throws disturbs neither the others nor the page', () => {
    const { on, emit } = createListeners();
    const second = vi.fn();
    on('opened', () => {
      throw new Error('the page is broken');
    });
    on('opened', second);
    expect(() => emit('opened', {})).not.toThrow();
    expect(second).toHaveBeenCalledTimes(1);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('that is no function disturbs nothing', () => {
    const { on, emit } = createListeners();
    on('opened', undefined);
    on('opened', { handleEvent() {} });
    expect(() => emit('opened', {})).not.toThrow();
  });

  it('may take itself away while it is called', () => {
    const { on, off, emit } = createListeners();
    const second = vi.fn();
    const first = vi.fn(() => off('closed', first));
    on('closed', first);
    on('closed', second);
    emit('closed', {});
    emit('closed', {});
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('is taken away from the one event only', () => {
    const { on, off, emit } = createListeners();
    const listener = vi.fn();
    on('opened', listener);
    on('closed', listener);
    off('opened', listener);
    emit('opened', {});
    emit('closed', {});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('goes with all others of an event where none is named', () => {
    const { on, off, emit } = createListeners();
    const listeners = [vi.fn(), vi.fn()];
    for (const listener of listeners) on('opened', listener);
    off('opened');
    emit('opened', {});
    for (const listener of listeners) expect(listener).not.toHaveBeenCalled();
  });
});
