import { bridgeVersion, seal } from '@meg/shared/bridge/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageOf, send } from './host-bridge.js';

const server = 'https://chat.example';
const frame = { contentWindow: { postMessage: vi.fn() } as Pick<Window, 'postMessage'> | null };

function deliver(event: Record<string, unknown>): unknown {
  const ready = { isTrusted: true, source: frame.contentWindow, origin: server, data: seal({ type: 'meg:ready' }) };
  return messageOf({ ...ready, ...event } as unknown as MessageEvent, frame, server);
}

beforeEach(() => {
  frame.contentWindow = { postMessage: vi.fn() };
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the host page hears', () => {
  it('is what our frame says', () => {
    expect(deliver({})).toEqual({ type: 'meg:ready' });
  });

  it.each([
    ['a message that a script of the page made up', { isTrusted: false }],
    ['another frame of the page', { source: { postMessage() {} } }],
    ['no window at all', { source: null }],
    ['our frame, holding a page of another server', { origin: 'https://evil.example' }],
    ['our frame, holding a page without an origin', { origin: 'null' }],
    ['a look-alike of our server', { origin: 'https://chat.example.evil.example' }],
    ['our server without encryption', { origin: 'http://chat.example' }],
    ['our server at another port', { origin: 'https://chat.example:8443' }],
    ['another version of the protocol', { data: { meg: bridgeVersion + 1, message: { type: 'meg:open' } } }],
    ['an unsealed message', { data: { type: 'meg:open' } }],
    ['nothing', { data: null }],
  ])('is not %s', (_, event) => {
    expect(deliver(event)).toBeUndefined();
  });

  it('is nothing from no window while there is no frame', () => {
    frame.contentWindow = null;
    expect(deliver({ source: { postMessage() {} } })).toBeUndefined();
  });
});

describe('what the host page says', () => {
  it('goes to the server of the script and no other', () => {
    send({ type: 'meg:open' }, frame, server);
    expect(frame.contentWindow?.postMessage).toHaveBeenCalledWith(seal({ type: 'meg:open' }), server);
  });

  it('goes nowhere while there is no frame', () => {
    frame.contentWindow = null;
    expect(() => send({ type: 'meg:open' }, frame, server)).not.toThrow();
  });

  it('may be what cannot be sent: the developer is told, and the page goes on', () => {
    const warned = vi.fn();
    vi.stubGlobal('console', { warn: warned });
    frame.contentWindow = {
      postMessage: () => {
        throw new Error('could not be cloned');
      },
    };
    expect(() => send({ type: 'meg:open' }, frame, server)).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
