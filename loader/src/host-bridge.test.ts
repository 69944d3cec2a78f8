import { bridgeVersion, seal } from '@meg/shared/bridge/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectFrame, type HostBridge } from './host-bridge.js';

const server = 'https://chat.example';
const frame = { contentWindow: { postMessage: vi.fn() } as Pick<Window, 'postMessage'> | null };
const receive = vi.fn();
let listeners: Set<(event: unknown) => void>;
let bridge: HostBridge;

function deliver(event: Record<string, unknown>): void {
  const ready = { isTrusted: true, source: frame.contentWindow, origin: server, data: seal({ type: 'meg:ready' }) };
  for (const listener of listeners) listener({ ...ready, ...event });
}

beforeEach(() => {
  listeners = new Set();
  frame.contentWindow = { postMessage: vi.fn() };
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener));
  bridge = connectFrame(frame, server, receive);
});

afterEach(() => {
  vi.unstubAllGlobals();
  receive.mockReset();
});

describe('what the host page hears', () => {
  it('is what our frame says', () => {
    deliver({});
    expect(receive.mock.calls).toEqual([[{ type: 'meg:ready' }]]);
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
    ['a host message sent back', { data: seal({ type: 'meg:configure', companyId: 'demo' }) }],
    ['nothing', { data: null }],
  ])('is not %s', (_, event) => {
    deliver(event);
    expect(receive).not.toHaveBeenCalled();
  });

  it('is nothing from no window while there is no frame', () => {
    frame.contentWindow = null;
    deliver({ source: { postMessage() {} } });
    expect(receive).not.toHaveBeenCalled();
  });

  it('ends with the connection', () => {
    bridge.disconnect();
    expect(listeners.size).toBe(0);
  });
});

describe('what the host page says', () => {
  it('goes to the server of the script and no other', () => {
    bridge.send({ type: 'meg:open' });
    expect(frame.contentWindow?.postMessage).toHaveBeenCalledWith(seal({ type: 'meg:open' }), server);
  });

  it('goes nowhere while there is no frame', () => {
    frame.contentWindow = null;
    expect(() => bridge.send({ type: 'meg:open' })).not.toThrow();
  });
});
