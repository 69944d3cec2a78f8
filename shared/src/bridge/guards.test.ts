import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedOrigin, readFrameMessage, readHostMessage } from './guards.js';
import { bridgeVersion, seal } from './messages.js';

describe('messages from the host page', () => {
  it.each([
    { type: 'meg:open' } as const,
    { type: 'meg:close' } as const,
    { type: 'meg:configure', companyId: 'demo', theme: 'dark', language: 'en', page: 'https://a.example/' } as const,
    { type: 'meg:startQuote' } as const,
    { type: 'meg:startQuiz' } as const,
    { type: 'meg:ask', value: 'How long?' } as const,
    { type: 'meg:setLanguage', value: 'fr' } as const,
    { type: 'meg:prefill', value: { name: 'Ada', originCity: 'Leeds' } } as const,
    { type: 'meg:update', value: { theme: 'dark', welcome: 'Hello' } } as const,
    { type: 'meg:consent', value: { analytics: false } } as const,
    { type: 'meg:consent', value: { analytics: true, from: '?utm_source=google' } } as const,
  ])('reads $type', (message) => {
    expect(readHostMessage(seal(message))).toEqual(message);
  });

  it.each([
    ['another version', { meg: bridgeVersion + 1, message: { type: 'meg:open' } }],
    ['no envelope', { type: 'meg:open' }],
    ['an unknown type', { meg: bridgeVersion, message: { type: 'meg:navigate' } }],
    ['a question that is no text', { meg: bridgeVersion, message: { type: 'meg:ask', value: {} } }],
    ['a question without end', { meg: bridgeVersion, message: { type: 'meg:ask', value: 'a'.repeat(1_001) } }],
    [
      'a consent that is no yes or no',
      { meg: bridgeVersion, message: { type: 'meg:consent', value: { analytics: 1 } } },
    ],
    ['a consent to nothing', { meg: bridgeVersion, message: { type: 'meg:consent' } }],
    ['changes that are none', { meg: bridgeVersion, message: { type: 'meg:update', value: 'dark' } }],
    ['a company that is no text', { meg: bridgeVersion, message: { type: 'meg:configure', companyId: {} } }],
  ])('passes over %s', (_, data) => {
    expect(readHostMessage(data)).toBeUndefined();
  });

  it('leaves out what makes no sense, and reads the rest', () => {
    const configure = { type: 'meg:configure', companyId: 'a', theme: 'x', welcome: 7, language: 'fr', color: 'red' };
    expect(readHostMessage({ meg: bridgeVersion, message: configure })).toEqual({
      type: 'meg:configure',
      companyId: 'a',
      language: 'fr',
    });
    const value = { name: 'Ada', phone: 7, email: 'a'.repeat(1_001), role: 'admin', constructor: 'x' };
    expect(readHostMessage({ meg: bridgeVersion, message: { type: 'meg:prefill', value } })).toEqual({
      type: 'meg:prefill',
      value: { name: 'Ada' },
    });
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

  it('ignores messages of another version', () => {
    for (const data of [null, undefined, 7, 'x', {}, { meg: bridgeVersion + 1, message: { type: 'meg:ready' } }])
      expect(readFrameMessage(data)).toBeUndefined();
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

  it.each([
    ['https://tls.example', true],
    ['http://tls.example', false],
    ['http://plain.example', true],
    ['https://plain.example', false],
    ['https://a.below.example', true],
    ['https://below.example', false],
  ])('%s: %s, where the entry names the port that browsers leave out', (origin, allowed) => {
    expect(isAllowedOrigin(origin, ['tls.example:443', 'plain.example:80', '*.below.example:443'])).toBe(allowed);
  });
});
