import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedOrigin, readFrameMessage, readHostMessage } from './guards.js';
import { bridgeVersion, seal } from './messages.js';

describe('messages from the host page', () => {
  it.each([
    { type: 'meg:open' } as const,
    { type: 'meg:close' } as const,
    { type: 'meg:configure', companyId: 'demo', theme: 'dark', language: 'en', page: 'https://a.example/' } as const,
  ])('reads $type', (message) => {
    expect(readHostMessage(seal(message))).toEqual(message);
  });

  it.each([
    ['another version', { meg: bridgeVersion + 1, message: { type: 'meg:open' } }],
    ['no envelope', { type: 'meg:open' }],
    ['an unknown type', { meg: bridgeVersion, message: { type: 'meg:navigate' } }],
    ['an unknown theme', { meg: bridgeVersion, message: { type: 'meg:configure', companyId: 'a', theme: 'x' } }],
    ['a company that is no text', { meg: bridgeVersion, message: { type: 'meg:configure', companyId: {} } }],
  ])('passes over %s', (_, data) => {
    expect(readHostMessage(data)).toBeUndefined();
  });

  it('never throws, whatever it is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        readHostMessage(data);
        readFrameMessage(data);
        readHostMessage({ meg: bridgeVersion, message: data });
        readFrameMessage({ meg: bridgeVersion, message: data });
      }),
    );
  });
});

describe('messages from the frame', () => {
  it('reads a visitor event', () => {
    const message = { type: 'meg:event', name: 'moveTypeChosen', detail: { moveType: 'local' } } as const;
    expect(readFrameMessage(seal(message))).toEqual(message);
  });

  it.each(['toString', '__proto__', 'constructor', 'leadStolen'])('passes over an event named %s', (name) => {
    expect(readFrameMessage({ meg: bridgeVersion, message: { type: 'meg:event', name, detail: {} } })).toBeUndefined();
  });

  it('passes over a height that is no number', () => {
    expect(readFrameMessage({ meg: bridgeVersion, message: { type: 'meg:resize', heightPx: '9' } })).toBeUndefined();
  });
});

describe('the pages that may carry the chat', () => {
  it('are all of them where a company lists none', () => {
    expect(isAllowedOrigin('https://anything.example', [])).toBe(true);
  });

  it.each([
    ['https://acme.example', true],
    ['http://acme.example', true],
    ['https://www.acme.example', false],
    ['https://acme.example.evil.example', false],
    ['https://evil-acme.example', false],
    ['https://acme.example:8443', false],
    ['https://a.shop.example', true],
    ['https://a.b.shop.example', true],
    ['https://shop.example', false],
    ['https://evilshop.example', false],
    ['https://local.example:3000', true],
    ['https://local.example', false],
    ['null', false],
    ['', false],
    ['file://', false],
    ['https://acme.example/path', false],
  ])('%s: %s', (origin, allowed) => {
    expect(isAllowedOrigin(origin, ['acme.example', '*.shop.example', 'local.example:3000'])).toBe(allowed);
  });
});
