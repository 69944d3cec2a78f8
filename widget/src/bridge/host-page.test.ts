import { bridgeVersion, type HostMessage, seal } from '@meg/shared/bridge/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectHostPage, type FrameWindow } from './host-page.js';

type Listener = Parameters<FrameWindow['addEventListener']>[1];

const configure: HostMessage = { type: 'meg:configure', companyId: 'acme', page: 'https://shop.example/' };

interface Setting {
  companyId?: string;
  allowedDomains?: string[];
  isEmbedded?: boolean;
  /** What came before the frame listened. */
  kept?: { isHost: boolean; message: HostMessage }[];
}

function setUp({ companyId = 'acme', allowedDomains = ['shop.example'], isEmbedded = true, kept }: Setting = {}) {
  const told: { data: unknown; origin: string }[] = [];
  const visited: string[] = [];
  const calls: string[] = [];
  let listen: Listener = () => undefined;
  const parent = { postMessage: (data: unknown, origin: string) => void told.push({ data, origin }) };
  const frame = {
    parent,
    location: { origin: 'https://meg.example', replace: (url: string) => void visited.push(url) },
    addEventListener: (_: 'message', listener: Listener) => {
      listen = listener;
    },
  };
  if (!isEmbedded) Object.assign(frame, { parent: frame });
  const page = connectHostPage(
    frame,
    { companyId: companyId || undefined, allowedDomains },
    {
      onConfigure: () => calls.push('configure'),
      onOpen: () => calls.push('open'),
      onClose: () => calls.push('close'),
      onCall: ({ type }) => calls.push(type),
    },
  );
  const before = kept?.map(({ isHost, message }) => ({
    source: isHost ? parent : {},
    origin: 'https://shop.example',
    data: seal(message),
  }));
  page.begin(before);
  const receiveFrom = (source: unknown, message: unknown, origin = 'https://shop.example') =>
    listen({ source, origin, data: message });
  const receive = (message: unknown, origin?: string) => receiveFrom(parent, message, origin);
  return { page, told, visited, calls, receive, receiveFrom };
}

describe('a frame in a page', () => {
  it('says that it is ready', () => {
    expect(setUp().told).toEqual([{ data: seal({ type: 'meg:ready' }), origin: '*' }]);
  });

  it('hears what came before it listened, as any other message, and is not ready twice', () => {
    const { calls, told, receive } = setUp({
      kept: [
        { isHost: false, message: configure },
        { isHost: true, message: { type: 'meg:open' } },
        { isHost: true, message: configure },
        { isHost: true, message: { type: 'meg:startQuiz' } },
      ],
    });
    expect([calls, told]).toEqual([['configure', 'meg:startQuiz'], []]);
    receive(seal({ type: 'meg:open' }));
    expect(calls.at(-1)).toBe('open');
  });

  it('is configured, opened and closed', () => {
    const { receive, calls } = setUp();
    for (const message of [configure, { type: 'meg:open' }, { type: 'meg:close' }] as const) receive(seal(message));
    expect(calls).toEqual(['configure', 'open', 'close']);
  });

  it('is asked for what the page calls, once it is configured', () => {
    const { receive, calls } = setUp();
    receive(seal({ type: 'meg:startQuiz' }));
    expect(calls).toEqual([]);
    receive(seal(configure));
    receive(seal({ type: 'meg:prefill', value: { name: 'Ada' } }));
    receive(seal({ type: 'meg:consent', value: { analytics: true } }));
    expect(calls).toEqual(['configure', 'meg:prefill', 'meg:consent']);
  });

  it('is carried by pages of its own server, whatever the company lists', () => {
    const { receive, calls } = setUp();
    receive(seal(configure), 'https://meg.example');
    expect(calls).toEqual(['configure']);
  });

  it('tells nothing before it knows the page, and then tells exactly that page', () => {
    const { page, told, receive } = setUp();
    page.tell({ type: 'meg:resize', heightPx: 200 });
    expect(told).toHaveLength(1);
    receive(seal(configure));
    page.tell({ type: 'meg:close' });
    expect(told.slice(1)).toEqual([
      { data: seal({ type: 'meg:resize', heightPx: 200 }), origin: 'https://shop.example' },
      { data: seal({ type: 'meg:close' }), origin: 'https://shop.example' },
    ]);
  });

  it('opens only once it is configured', () => {
    const { receive, calls } = setUp();
    receive(seal({ type: 'meg:open' }));
    expect(calls).toEqual([]);
  });
});

describe('a message', () => {
  it('from another window is passed over', () => {
    const { receiveFrom, calls } = setUp();
    for (const source of [{}, null, undefined, globalThis]) receiveFrom(source, seal(configure));
    expect(calls).toEqual([]);
  });

  it.each([
    'https://evil.example',
    'https://shop.example.evil.example',
    'https://evil-shop.example',
    'https://shop.example:8443',
    'null',
    '',
  ])('from %j, which the company does not allow, is passed over', (origin) => {
    const { receive, calls, visited } = setUp();
    receive(seal(configure), origin);
    receive(seal({ ...configure, companyId: 'other' }), origin);
    expect([calls, visited]).toEqual([[], []]);
  });

  it('from another origin than the first is passed over, allowed or not', () => {
    const { receive, calls } = setUp({ allowedDomains: [] });
    receive(seal(configure), 'https://a.example');
    receive(seal({ type: 'meg:open' }), 'https://b.example');
    receive(seal(configure), 'https://b.example');
    expect(calls).toEqual(['configure']);
  });

  it('of any other shape does nothing and throws nothing', () => {
    const { receive, calls, visited } = setUp();
    fc.assert(
      fc.property(fc.anything(), fc.boolean(), (data, isSealed) => {
        receive(isSealed ? { meg: bridgeVersion, message: data } : data);
      }),
    );
    expect([calls, visited]).toEqual([[], []]);
  });
});

describe('a configure that names another company', () => {
  it('loads the frame again, so that the server decides', () => {
    const { receive, visited, calls } = setUp();
    receive(seal({ type: 'meg:configure', companyId: 'other', theme: 'dark', language: 'en' }));
    expect(visited).toEqual(['/embed?company=other&theme=dark&language=en']);
    expect(calls).toEqual([]);
  });

  it('gives a frame without a company the one to load', () => {
    const { receive, visited } = setUp({ companyId: '', allowedDomains: [] });
    receive(seal(configure), 'https://any.example');
    expect(visited).toEqual(['/embed?company=acme']);
  });

  it('does not load again what was asked for in vain', () => {
    const { receive, visited } = setUp({ companyId: 'acme', allowedDomains: [] });
    receive(seal(configure));
    expect(visited).toEqual([]);
  });

  it.each(['', '../evil', 'A', 'a b', '//evil.example', 'a'.repeat(64), '-a'])(
    '%j, which is no name, does nothing',
    (companyId) => {
      const { receive, visited } = setUp();
      receive(seal({ type: 'meg:configure', companyId }));
      expect(visited).toEqual([]);
    },
  );
});

describe('a frame in a window of its own', () => {
  it('tells nobody and hears nobody', () => {
    const { page, told, receive, calls } = setUp({ isEmbedded: false });
    page.tell({ type: 'meg:close' });
    receive(seal(configure));
    expect(page.isEmbedded).toBe(false);
    expect([told, calls]).toEqual([[], []]);
  });
});
