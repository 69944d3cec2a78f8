import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEvents } from './events.js';

const warned = vi.fn();

beforeEach(() => {
  vi.stubGlobal('console', { warn: warned });
  vi.stubGlobal('window', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  warned.mockReset();
});

describe('a listener', () => {
  it('hears its event alone, with the details', () => {
    const [on, , emit] = createEvents(new EventTarget(), {});
    const listener = vi.fn();
    on('leadSubmitted', listener);
    emit('opened', {});
    emit('leadSubmitted', { reference: 'a1' });
    expect(listener.mock.calls).toEqual([[{ reference: 'a1' }]]);
  });

  it('that throws disturbs neither the others nor the page', () => {
    const [on, , emit] = createEvents(new EventTarget(), {});
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
    const [on, , emit] = createEvents(new EventTarget(), {});
    on('opened', undefined);
    on('opened', { handleEvent() {} });
    expect(() => emit('opened', {})).not.toThrow();
  });

  it('may take itself away while it is called', () => {
    const [on, off, emit] = createEvents(new EventTarget(), {});
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
    const [on, off, emit] = createEvents(new EventTarget(), {});
    const listener = vi.fn();
    on('opened', listener);
    on('closed', listener);
    off('opened', listener);
    emit('opened', {});
    emit('closed', {});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('goes with all others of an event where none is named', () => {
    const [on, off, emit] = createEvents(new EventTarget(), {});
    const listeners = [vi.fn(), vi.fn()];
    for (const listener of listeners) on('opened', listener);
    off('opened');
    emit('opened', {});
    for (const listener of listeners) expect(listener).not.toHaveBeenCalled();
  });
});

describe('an event', () => {
  it('goes through the page and to its data layer', () => {
    const host = new EventTarget();
    const dataLayer: unknown[] = [];
    const seen: unknown[] = [];
    vi.stubGlobal('window', { dataLayer });
    host.addEventListener('meg:leadSubmitted', (event) => seen.push((event as CustomEvent).detail));
    createEvents(host, {})[2]('leadSubmitted', { reference: 'a1' });
    expect(seen).toEqual([{ reference: 'a1' }]);
    expect(dataLayer).toEqual([{ event: 'meg:leadSubmitted', reference: 'a1' }]);
  });

  it('stays out of a data layer that is switched off', () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('window', { dataLayer });
    createEvents(new EventTarget(), { dataLayer: 'off' })[2]('opened');
    expect(dataLayer).toEqual([]);
  });

  it('is no trouble where the data layer cannot be added to', () => {
    vi.stubGlobal('window', { dataLayer: Object.freeze([]) });
    expect(() => createEvents(new EventTarget(), {})[2]('opened')).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
